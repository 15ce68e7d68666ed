// The story of a finished game: the standings, the race turn by turn, the notable moments. Pure.

import { outsOf } from './outs'
import type { Event, Outcome, TableView } from './table'

/** An event with its place in the log and its turn. */
export interface StoryEvent {
  seq: number
  turn: number
  event: Event
}

export interface Standing {
  seat: number
  points: number
  hearts: number
  /** The turn in which it was put out, and by whom. */
  out: { turn: number; by: number | null } | null
}

export interface Race {
  /** Points of each seat at the end of each turn, from turn 0. */
  points: number[][]
  outs: { turn: number; seat: number }[]
}

export type Notable =
  | { kind: 'blow'; seq: number; turn: number; seat: number; whom: number; n: number }
  | { kind: 'turn'; seq: number; turn: number; seat: number; n: number }
  | { kind: 'out'; seq: number; turn: number; seat: number; by: number | null }
  | { kind: 'first'; seq: number; turn: number; seat: number }
  | { kind: 'roll'; seq: number; turn: number; seat: number; n: number; face: string }
  | { kind: 'bought'; seq: number; turn: number; seat: number; card: string; n: number }

export const winnerOf = (outcome: Outcome | null): number | null =>
  outcome !== null && typeof outcome === 'object' ? outcome.won.seat : null

export function race(story: readonly StoryEvent[], seats: number): Race {
  const now = Array.from({ length: seats }, () => 0)
  const points = now.map(() => [0])
  let turn = 0
  const close = (until: number) => {
    for (; turn < until; turn++) points.forEach((line, seat) => line.push(now[seat] ?? 0))
  }
  for (const one of story) {
    if (one.turn > turn + 1) close(one.turn - 1)
    const { event } = one
    if (event.event === 'points_gained' || event.event === 'points_lost') now[event.seat] = event.now
  }
  close(Math.max(turn + 1, story.at(-1)?.turn ?? 0))
  return { points, outs: outsOf(story).map(({ turn: at, seat }) => ({ turn: at, seat })) }
}

export function standings(story: readonly StoryEvent[], table: TableView, winner: number | null): Standing[] {
  const outs = outsOf(story)
  const all = table.monsters.map((m, seat): Standing => {
    const out = m.alive ? null : (outs.findLast((one) => one.seat === seat) ?? { turn: 0, by: null, points: 0 })
    return { seat, hearts: m.hearts, points: out ? out.points : m.points, out }
  })
  return all.sort(
    (a, b) =>
      Number(b.seat === winner) - Number(a.seat === winner) ||
      Number(a.out !== null) - Number(b.out !== null) ||
      (a.out && b.out ? b.out.turn - a.out.turn : b.points - a.points),
  )
}

export function notables(story: readonly StoryEvent[]): Notable[] {
  const found: Notable[] = outsOf(story).map(({ seq, turn, seat, by }) => ({ kind: 'out', seq, turn, seat, by }))
  let blow: Notable | null = null
  let roll: Notable | null = null
  let best: Notable | null = null
  let dearest: Notable | null = null
  let first = false
  let gained = new Map<number, number>()
  let gainedIn = -1
  for (const { event, turn, seq } of story) {
    switch (event.event) {
      case 'hurt':
        if (
          event.author !== null &&
          event.author !== event.seat &&
          (blow === null || (blow.kind === 'blow' && event.hearts > blow.n))
        ) {
          blow = { kind: 'blow', seq, turn, seat: event.author, whom: event.seat, n: event.hearts }
        }
        break
      case 'moved':
        if (!first && event.to !== 'outside') {
          first = true
          found.push({ kind: 'first', seq, turn, seat: event.seat })
        }
        break
      case 'points_gained': {
        if (turn !== gainedIn) {
          gained = new Map()
          gainedIn = turn
        }
        const n = (gained.get(event.seat) ?? 0) + event.points
        gained.set(event.seat, n)
        if (n >= 4 && (best === null || (best.kind === 'turn' && n > best.n)))
          best = { kind: 'turn', seq, turn, seat: event.seat, n }
        break
      }
      case 'rolled':
        for (const face of new Set(event.dice)) {
          const n = event.dice.filter((f) => f === face).length
          if (n >= 5 && (roll === null || (roll.kind === 'roll' && n > roll.n)))
            roll = { kind: 'roll', seq, turn, seat: event.seat, n, face }
        }
        break
      case 'bought':
        if (dearest === null || (dearest.kind === 'bought' && event.paid > dearest.n))
          dearest = { kind: 'bought', seq, turn, seat: event.seat, card: event.card, n: event.paid }
        break
      default:
    }
  }
  for (const one of [blow, best, roll, dearest]) if (one) found.push(one)
  return found.sort((a, b) => a.seq - b.seq)
}

/** Moments in the order in which they are left out if there are too many; knock-outs and the first in Tokyo stay. */
const LEAST: readonly Notable['kind'][] = ['roll', 'bought', 'turn', 'blow']

/** At most `most` moments, as far as they can be left out. Those that stay are there once each. */
export function fewest(all: readonly Notable[], most: number): Notable[] {
  const gone = LEAST.filter((least) => all.some(({ kind }) => kind === least)).slice(0, Math.max(0, all.length - most))
  return all.filter(({ kind }) => !gone.includes(kind))
}
