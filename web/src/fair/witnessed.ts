// Compares a record with what this device saw while the game was played.

import type { Witness } from '../model/witness'
import type { GameRecord } from './record'

export type Testimony =
  /** The record has what this device has seen: so many of all answers of chance, and its own randomness. */
  | { is: 'same'; seen: number; all: number; own: number }
  /** The record belongs to another seal. */
  | { is: 'seal' }
  /** The record lacks the randomness of this device. */
  | { is: 'own' }
  /** A die or a card was another one; `line` is the line of the record. */
  | { is: 'changed'; line: number; found: string; seen: string }
  /** The record ends before what this device saw last. */
  | { is: 'short' }
  /** The server told this device two different things. */
  | { is: 'contradicted' }

/** The words of an answer, in an order of their own: dice are a set. */
const words = (luck: string): string[] => luck.split(' ').sort()

export function compare(record: GameRecord, witness: Witness): Testimony {
  if (record.commitment !== witness.seal) return { is: 'seal' }
  if (witness.contradicted) return { is: 'contradicted' }
  if (witness.own.some((hex) => !record.contributions.includes(hex))) return { is: 'own' }
  let seen = 0
  for (const [n, luck] of witness.chances.entries()) {
    const chance = record.chances[n]
    if (luck === null || !chance) continue
    const told = [chance.kind, ...chance.words].join(' ')
    const [kind, name] = luck.split(' ')
    // Somebody who wanted to be forgotten has another name in the record.
    const isRenamed = kind === 'first' && chance.kind === 'first' && !record.seats.includes(name ?? '')
    if (!isRenamed && words(told).join(' ') !== words(luck.replace(/ none$/, '')).join(' '))
      return { is: 'changed', line: chance.line, found: told, seen: luck }
    seen += 1
  }
  if (record.chances.length < witness.chances.length) return { is: 'short' }
  return { is: 'same', seen, all: record.chances.length, own: witness.own.length }
}
