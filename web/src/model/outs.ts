// Who was put out, when and by whom.

import type { Event } from './table'

export interface Out {
  seat: number
  seq: number
  turn: number
  /** Who has hurt it last; nobody if it was itself, or nobody's doing. */
  by: number | null
  points: number
}

/** All that were put out, one after the other. Whoever rises can be put out again. */
export function outsOf(story: readonly { seq: number; turn: number; event: Event }[]): Out[] {
  const hurt = new Map<number, number | null>()
  const points = new Map<number, number>()
  const outs: Out[] = []
  for (const { seq, turn, event } of story) {
    if (event.event === 'hurt') hurt.set(event.seat, event.author === event.seat ? null : event.author)
    if (event.event === 'points_gained' || event.event === 'points_lost') points.set(event.seat, event.now)
    if (event.event === 'eliminated')
      outs.push({ seat: event.seat, seq, turn, by: hurt.get(event.seat) ?? null, points: points.get(event.seat) ?? 0 })
  }
  return outs
}
