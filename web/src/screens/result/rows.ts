// The rows of the tables after a game.

import { FACES } from '../../model/reduce'
import { diceOf, expected, type Tally } from '../../model/tally'
import type { Face } from '../../model/table'

export interface Cell {
  n: number | string
  /** The most of its row. */
  most: boolean
  /** The difference from what was to be expected, in words. */
  apart: string
}

export interface Row {
  id: string
  face?: Face
  cells: Cell[]
}

const DEEDS = {
  dealt: (tally: Tally) => tally.dealt,
  taken: (tally: Tally) => tally.taken,
  healed: (tally: Tally) => tally.healed,
  in: (tally: Tally) => tally.inTokyo,
  points: (tally: Tally) => tally.tokyoPoints,
  cards: (tally: Tally) => tally.cards.length,
}
export type Deed = keyof typeof DEEDS

/** The deeds of each monster; the highest number of a row is marked if only one monster has it. */
export function deeds(tallies: readonly Tally[]): (Row & { id: Deed })[] {
  return (Object.keys(DEEDS) as Deed[]).map((id) => {
    const numbers = tallies.map(DEEDS[id])
    const top = Math.max(...numbers)
    const alone = numbers.filter((n) => n === top).length === 1
    return { id, cells: numbers.map((n) => ({ n, most: alone && n === top, apart: '' })) }
  })
}

/** The count of each face, and its distance from the expectation; `format` writes a number. */
export function faceRows(tallies: readonly Tally[], format: (n: number, signed: boolean) => string): Row[] {
  const rows = FACES.map((face): Row => ({
    id: face,
    face,
    cells: tallies.map((tally) => {
      const n = tally.faces[face]
      return { n, most: false, apart: format(n - expected(diceOf(tally)), true) }
    }),
  }))
  const due = tallies.map((tally) => ({ n: format(expected(diceOf(tally)), false), most: false, apart: '' }))
  return [...rows, { id: 'due', cells: due }]
}
