// Knock-outs: the monster, the turn and the attacker.

import type { Event } from './table'

export interface Out {
  seat: number
  seq: number
  turn: number
  /** The monster that put it out; null if it was itself or no monster. */
  by: number | null
  points: number
}

/** All that were put out, one after the other. Whoever rises can be put out again. */
export const outsOf = (story: readonly { seq: number; turn: number; event: Event }[]): Out[] =>
  story.flatMap(({ seq, turn, event }) =>
    event.event === 'eliminated'
      ? [{ seat: event.seat, seq, turn, by: event.author === event.seat ? null : event.author, points: event.points }]
      : [],
  )
