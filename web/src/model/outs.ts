// Knock-outs: the monster, the turn and the attacker.

import type { StoryEvent } from './story'

export interface Out {
  seat: number
  seq: number
  turn: number
  /** The attacker; null if the monster eliminated itself, or none was to blame. */
  by: number | null
  points: number
}

/** All knock-outs in order. A monster that has come back can be knocked out again. */
export const outsOf = (story: readonly StoryEvent[]): Out[] =>
  story.flatMap(({ seq, turn, event }) =>
    event.event === 'eliminated'
      ? [{ seat: event.seat, seq, turn, by: event.author === event.seat ? null : event.author, points: event.points }]
      : [],
  )
