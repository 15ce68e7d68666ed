// The verdict of this device on the dice of a game: "fair" only if it knows by itself what they should have been.

import type { Witness } from '../model/witness'
import { check, type Verdict } from './check'
import { readRecord } from './record'
import { commitmentOf, dailySecretOf } from './stream'
import { compare, type Testimony } from './witnessed'

export type Judgement =
  /** This device saw the seal before the game, and what it saw since is in the record. */
  | { is: 'witnessed'; dice: number; draws: number; testimony: Testimony & { is: 'same' } }
  /** The key is that of the day. */
  | { is: 'daily'; dice: number; draws: number }
  /** The record agrees with itself, and this device cannot say more. */
  | { is: 'alone'; dice: number; draws: number }
  /** Something is wrong with the record by itself. */
  | { is: 'fault'; verdict: Exclude<Verdict, { is: 'fair' }> }
  /** The record contradicts what this device has seen. */
  | { is: 'contradicted'; testimony: Exclude<Testimony, { is: 'same' }> }

interface Known {
  /** The seal that the server shows now. */
  shown: string
  /** The testimony of this device, if it was there before the game. */
  witness: Witness | null
  /** The day of a daily game. */
  daily: number | null
}

export function judge(text: string, { shown, witness, daily }: Known): Judgement {
  const seal = daily === null ? (witness?.seal ?? shown) : commitmentOf(dailySecretOf(daily))
  const verdict = check(text, seal)
  if (verdict.is !== 'fair') return { is: 'fault', verdict }
  const { dice, draws } = verdict
  if (witness) {
    const testimony = compare(readRecord(text), witness)
    return testimony.is === 'same' ? { is: 'witnessed', dice, draws, testimony } : { is: 'contradicted', testimony }
  }
  return { is: daily === null ? 'alone' : 'daily', dice, draws }
}
