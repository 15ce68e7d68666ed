// An analysis of a recorded game, made up: chances drift towards the winner, and some moves are worth a look.

import type { AnalysedMove, GameAnalysis, SentEntry, ValuedAnswer } from '../../src/wire'

export const NO_ANALYSIS: GameAnalysis = { seats: [], initial: [], moves: [], turning_points: [], deep: false }

const keep = (faces: NonNullable<ValuedAnswer['answer']['keep']>, win: number): ValuedAnswer => ({
  answer: { action: `keep ${faces.join(' ') || 'none'}`, verb: 'keep', keep: faces },
  win,
})

const buy = (power: string, win: number): ValuedAnswer => ({
  answer: { action: `buy ${power}`, verb: 'buy', power },
  win,
})

/** Every 20th move is a lucky one, and ten moves later comes a mistake. */
export function analysisOf(entries: readonly SentEntry[], seats: number, deep = false): GameAnalysis {
  const seqs = entries.filter(({ events }) => (events?.length ?? 0) > 0).map(({ seq }) => seq)
  const fair = Array.from({ length: seats }, () => 1 / seats)
  const moves = seqs.map((seq, i): AnalysedMove => {
    const first = (1 / seats) * (1 - i / seqs.length) + i / seqs.length
    const win = fair.map((_, seat) => (seat === 0 ? first : (1 - first) / (seats - 1)))
    if (i % 20 === 5) return { seq, win, luck: fair.map((_, seat) => (seat === 0 ? 0.12 : -0.12 / (seats - 1))) }
    if (i % 20 !== 15) return { seq, win }
    const error = deep ? { error: 0.011 } : {}
    return {
      seq,
      win,
      choice: {
        seat: 1,
        grade: 'mistake',
        loss: 0.043,
        given: { ...keep(['1', '1'], 0.21), ...error },
        others: [{ ...keep(['claw', 'claw', 'claw'], 0.253), ...error }, buy('wings', 0.2), keep([], 0.19)],
      },
    }
  })
  return {
    seats: fair.map((initial, seat) => ({
      initial,
      last: seat === 0 ? 1 : 0,
      luck: seat === 0 ? 0.41 : -0.05,
      own: -0.03 * seat,
      others: 0.02,
      revision: 0.001,
      decisions: 40,
      mean_loss: 0.0021,
      graded: [3, seat, 0],
    })),
    initial: fair,
    moves,
    turning_points: [{ seq: seqs[5] ?? 0 }],
    deep,
  }
}
