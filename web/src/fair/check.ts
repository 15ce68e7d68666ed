// Checks the commitment of a record and every die and draw in it, without knowing the rules. docs/fairness.md tells
// what `kaiju verify` checks besides.

import { POWERS } from '../wire/powers'
import { readRecord, RecordFault, type GameRecord } from './record'
import { CARDS, commitmentOf, drawn, firstOf, keyOf, rolled, sidesUp } from './stream'

export type Verdict =
  | { is: 'fair'; dice: number; draws: number }
  /** The record belongs to another commitment than the one that was shown before the game. */
  | { is: 'foreign' }
  /** The game is not over, or nobody has revealed the secret. */
  | { is: 'secret' }
  /** The text cannot be read as a record. */
  | { is: 'unreadable'; line: number }
  /** The secret does not match the commitment. */
  | { is: 'broken-promise' }
  /** A die or a draw differs from the stream. */
  | { is: 'unfair'; line: number; found: string; due: string }

/** Checks a record. `promised` is the commitment that the table showed before the first roll. */
export function check(text: string, promised: string): Verdict {
  try {
    return judge(readRecord(text), promised)
  } catch (fault) {
    if (fault instanceof RecordFault) return { is: 'unreadable', line: fault.line }
    throw fault
  }
}

function judge(record: GameRecord, promised: string): Verdict {
  if (record.commitment !== promised) return { is: 'foreign' }
  if (record.secret === null) return { is: 'secret' }
  if (commitmentOf(record.secret) !== record.commitment) return { is: 'broken-promise' }
  const key = keyOf(record.secret, record.contributions)
  const deck = deckOf(record)
  const reshuffles = /\breshuffle_discards=yes\b/.test(record.rules)
  let dice = 0
  let draws = 0
  for (const [sequence, { line, kind, words }] of record.chances.entries()) {
    const due = dueAt(sequence)
    // Once discards are shuffled back, only the rules know what is in the deck.
    if (due === null) continue
    if (sorted(due) !== sorted(words)) return { is: 'unfair', line, found: words.join(' '), due: due.join(' ') }
    if (kind === 'dice') dice += words.length
    else draws += 1
    if (kind === 'draw') deck.delete(words[0] ?? '')
  }
  return { is: 'fair', dice, draws }

  function dueAt(sequence: number): string[] | null {
    const chance = record.chances[sequence]
    switch (chance?.kind) {
      case 'dice':
        return rolled(key, sequence, chance.words.length)
      case 'draw':
        if (deck.size === 0) return reshuffles ? null : []
        return [drawn(key, sequence, deck)]
      case 'first':
        return [record.seats[firstOf(key, sequence, record.seats.length)] ?? '']
      case 'sides':
        return sidesUp(key, sequence)
      case undefined:
        return null
    }
  }
}

const sorted = (words: readonly string[]): string => [...words].sort().join(' ')

/** The cards of a game before the first is drawn. A position names its deck, or all cards that are elsewhere. */
function deckOf({ rules, position }: GameRecord): Set<string> {
  const isDark = /\bdeck=dark\b/.test(rules) || (/^dark\b/.test(rules) && !/\bdeck=classic\b/.test(rules))
  const lines = position.map((line) => line.split(/[ ,:;]+/))
  const named = lines.find(([word]) => word === 'deck')
  const elsewhere = new Set(lines.filter((line) => line !== named).flat())
  const isThere = (id: string) => (named?.includes(id) ?? true) && !elsewhere.has(id)
  return new Set(CARDS.filter((id) => POWERS[id]?.cost[isDark ? 'dark' : 'czech'] !== undefined && isThere(id)))
}
