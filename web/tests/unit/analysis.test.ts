// The analysis on the axis of turns.

import { expect, test } from 'vitest'
import { bandsOf, highlightsOf, momentAt, momentNear, momentsOf } from '../../src/model/analysis'
import type { AnalysedMove, GameAnalysis } from '../../src/wire'

const analysis = (moves: AnalysedMove[], turning: number[] = []): GameAnalysis => ({
  seats: [],
  initial: [0.5, 0.5],
  moves,
  turning_points: turning.map((seq) => ({ seq })),
  deep: false,
})
const move = (seq: number, first: number, more: Partial<AnalysedMove> = {}): AnalysedMove => ({
  seq,
  win: [first, 1 - first],
  ...more,
})
const answer = { action: 'end', verb: 'end' } as const
const frames = [
  { seq: 1, turn: 0 },
  { seq: 2, turn: 0 },
  { seq: 3, turn: 1 },
  { seq: 3, turn: 1 },
  { seq: 4, turn: 1 },
  // The last entry of a turn also begins the next one.
  { seq: 4, turn: 2 },
  { seq: 6, turn: 2 },
]

test('moves share their turn evenly, and what the replay cannot show is left out', () => {
  const found = momentsOf(analysis([move(2, 0.5), move(3, 0.6), move(4, 0.7), move(5, 0.8), move(6, 0.9)]), frames)
  expect(found.map(({ seq, turn, x }) => [seq, turn, x])).toEqual([
    [1, 0, 0],
    [2, 0, 0],
    [3, 1, 0.5],
    [4, 1, 1],
    [6, 2, 2],
  ])
  expect(momentsOf(analysis([]), [])).toEqual([])
})

test('a moment is found by its entry and by its place', () => {
  const found = momentsOf(analysis([move(3, 0.6), move(4, 0.7), move(6, 0.9)]), frames)
  expect([0, 1, 2, 3, 5, 6, 99].map((seq) => momentAt(found, seq))).toEqual([0, 0, 0, 1, 2, 3, 3])
  expect([-1, 0.2, 0.3, 0.9, 1.4, 1.6, 9].map((x) => momentNear(found, x))).toEqual([0, 0, 1, 2, 2, 3, 3])
})

test('bands fill the graph from top to bottom', () => {
  const found = momentsOf(analysis([move(3, 0.6), move(4, 1)]), frames)
  const [first = [], second = []] = bandsOf(found, 1)
  expect(first.map(([x, y]) => [x, Math.round(100 * y)])).toEqual([
    [0, 0],
    [0.5, 0],
    [1, 0],
    [1, 100],
    [0.5, 60],
    [0, 50],
  ])
  expect(second.slice(0, 3)).toEqual(first.slice(3).reverse())
})

test('mistakes and great luck are worth a look, the largest ones if there are many', () => {
  const choice = (grade: 'good' | 'mistake', loss: number) => ({
    choice: { seat: 1, grade, loss, given: { answer, win: 0.5 }, others: [] },
  })
  const found = (moves: AnalysedMove[], turning?: number[]) =>
    highlightsOf(
      analysis(moves, turning),
      momentsOf(
        analysis(moves),
        moves.map(({ seq }) => ({ seq, turn: 1 })),
      ),
    ).map(({ kind, seat, change, seq, isTurning }) => [kind, seat, change, seq, isTurning])
  expect(
    found(
      [
        move(2, 0.5, choice('good', 0.001)),
        move(3, 0.5, choice('mistake', 0.04)),
        move(4, 0.5, { luck: [-0.3, 0.3] }),
        move(5, 0.5, { luck: [0.01, -0.01] }),
      ],
      [4],
    ),
  ).toEqual([
    ['mistake', 1, -0.04, 3, false],
    ['luck', 0, -0.3, 4, true],
  ])
  const many = Array.from({ length: 40 }, (_, i) => move(i + 2, 0.5, { luck: [0.1 + i / 1000, -0.05] }))
  expect(found(many).map(([, , , seq]) => seq)).toEqual(many.slice(-8).map(({ seq }) => seq))
})
