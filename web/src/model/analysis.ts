// The analysis of a game on the axis of its turns: when everybody had which chance, and the moments worth a look. Pure.

import type { AnalysedMove, GameAnalysis } from '../wire'

/** A place in the log that the replay can show. */
export interface Shown {
  seq: number
  turn: number
}

export interface Moment extends Shown {
  /** Its place on the axis, in turns since the beginning. */
  x: number
  /** Everybody's chance to win after it. */
  win: readonly number[]
  /** The move that led there; null for the beginning. */
  move: AnalysedMove | null
}

export interface Highlight extends Shown {
  kind: 'luck' | 'inaccuracy' | 'mistake' | 'blunder'
  seat: number
  /** The gain or loss of the seat's chance. */
  change: number
  x: number
  isTurning: boolean
}

/** The least luck worth a look. */
const LEAST_LUCK = 0.06
/** The most mistakes, and the most lucky moments; more would hide those that matter. */
const MOST = 8

/** The moments that the replay can show, in order; the first is the beginning. */
export function momentsOf(analysis: GameAnalysis, frames: readonly Shown[]): Moment[] {
  const turns = new Map<number, number>()
  for (const { seq, turn } of frames) if (!turns.has(seq)) turns.set(seq, turn)
  const known = analysis.moves.flatMap((move) => {
    const turn = turns.get(move.seq)
    return turn === undefined ? [] : [{ move, turn }]
  })
  const inTurn = new Map<number, number>()
  for (const { turn } of known) inTurn.set(turn, (inTurn.get(turn) ?? 0) + 1)
  const first = frames[0]
  if (!first) return []
  const moments: Moment[] = [{ seq: first.seq, turn: 0, x: 0, win: analysis.initial, move: null }]
  let turn = 0
  let place = 0
  for (const { move, turn: now } of known) {
    place = now === turn ? place + 1 : 1
    turn = now
    const x = turn === 0 ? 0 : turn - 1 + place / (inTurn.get(turn) ?? 1)
    moments.push({ seq: move.seq, turn, x, win: move.win, move })
  }
  return moments
}

/** The index of the last moment that is not after an entry. */
export function momentAt(moments: readonly Moment[], seq: number): number {
  const after = moments.findIndex((moment) => moment.seq > seq)
  return after < 0 ? moments.length - 1 : Math.max(0, after - 1)
}

/** The index of the moment nearest to a place on the axis. */
export function momentNear(moments: readonly Moment[], x: number): number {
  let best = 0
  moments.forEach((moment, i) => {
    if (Math.abs(moment.x - x) <= Math.abs((moments[best]?.x ?? 0) - x)) best = i
  })
  return best
}

/** The outline of each seat's band as points of x, from 0 to 1, and y, with 0 on top. */
export function bandsOf(moments: readonly Moment[], turns: number): [number, number][][] {
  const seats = moments[0]?.win.length ?? 0
  const below = (moment: Moment, seat: number) => moment.win.slice(seat).reduce((sum, win) => sum + win, 0)
  const edge = (seat: number): [number, number][] =>
    moments.map((moment) => [moment.x / turns, 1 - Math.min(1, below(moment, seat))])
  return Array.from({ length: seats }, (_, seat) => [...edge(seat), ...edge(seat + 1).reverse()])
}

function highlightOf({ move, seq, turn, x }: Moment, isTurning: boolean): Highlight | null {
  const choice = move?.choice
  if (choice && choice.grade !== 'good')
    return { kind: choice.grade, seat: choice.seat, change: -choice.loss, seq, turn, x, isTurning }
  const luck = move?.luck ?? []
  const most = luck.reduce((best, one, seat) => (Math.abs(one) > Math.abs(luck[best] ?? 0) ? seat : best), 0)
  const change = luck[most] ?? 0
  return Math.abs(change) >= LEAST_LUCK ? { kind: 'luck', seat: most, change, seq, turn, x, isTurning } : null
}

/** The moments worth a look, in order: mistakes and great luck, the largest ones if there are many. */
export function highlightsOf(analysis: GameAnalysis, moments: readonly Moment[]): Highlight[] {
  const turning = new Set(analysis.turning_points.map(({ seq }) => seq))
  const all = moments.flatMap((moment) => highlightOf(moment, turning.has(moment.seq)) ?? [])
  const largest = (list: Highlight[]) =>
    [...list].sort((a, b) => Math.abs(b.change) - Math.abs(a.change)).slice(0, MOST)
  const isLuck = ({ kind }: Highlight) => kind === 'luck'
  const chosen = new Set([...largest(all.filter(isLuck)), ...largest(all.filter((one) => !isLuck(one)))])
  return all.filter((one) => chosen.has(one))
}
