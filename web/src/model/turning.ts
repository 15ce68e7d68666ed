// Turning points of a finished game, from its events: where the winner took the lead for good, how close it came to
// losing, and where only two were left.

import type { StoryEvent } from './story'

export type Turning =
  | { kind: 'lead'; seq: number; turn: number; seat: number; n: number }
  | { kind: 'close'; seq: number; turn: number; seat: number; n: number }
  | { kind: 'duel'; seq: number; turn: number; seat: number; whom: number }

/** At so few hearts it was a close call. */
const CLOSE = 2

export function turnings(story: readonly StoryEvent[], seats: number, winner: number | null): Turning[] {
  const found: Turning[] = []
  const points = Array.from({ length: seats }, () => 0)
  const alive = new Set(points.keys())
  /** The moment since which the winner has more points than any other monster. */
  let lead: Turning | null = null
  let close: Turning | null = null
  for (const { event, seq, turn } of story) {
    if (event.event === 'points_gained' || event.event === 'points_lost') points[event.seat] = event.now
    else if (event.event === 'eliminated') {
      points[event.seat] = 0
      alive.delete(event.seat)
      const [seat, whom, ...others] = [...alive]
      if (seat !== undefined && whom !== undefined && others.length === 0)
        found.push({ kind: 'duel', seq, turn, seat, whom })
    } else if (event.event === 'risen') alive.add(event.seat)
    if (winner === null) continue
    const own = points[winner] ?? 0
    const isAhead = points.every((n, seat) => seat === winner || n < own)
    if (!isAhead) lead = null
    else lead ??= { kind: 'lead', seq, turn, seat: winner, n: own }
    const isLow = event.event === 'hurt' && event.seat === winner && event.now > 0
    if (isLow && event.now < (close?.n ?? CLOSE + 1)) close = { kind: 'close', seq, turn, seat: winner, n: event.now }
  }
  for (const one of [lead, close]) if (one && one.turn > 0) found.push(one)
  return found.sort((a, b) => a.seq - b.seq)
}
