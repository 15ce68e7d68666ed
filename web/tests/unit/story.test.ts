// The story of a finished game.

import { expect, test } from 'vitest'
import { fewest, notables, type Notable } from '../../src/model/story'
import { recorded } from '../e2e/fake'

test('knock-outs are never left out among many moments', () => {
  const out = (turn: number): Notable => ({ kind: 'out', seq: turn, turn, seat: 1, by: null })
  const first: Notable = { kind: 'first', seq: 1, turn: 1, seat: 0 }
  const best: Notable = { kind: 'turn', seq: 9, turn: 9, seat: 0, n: 6 }
  const roll: Notable = { kind: 'roll', seq: 10, turn: 10, seat: 0, n: 5, face: 'claw' }
  expect(fewest([first, out(4), out(5), best, roll, out(12)], 5)).toEqual([first, out(4), out(5), best, out(12)])
  expect(fewest([first, out(4), out(5), best, roll, out(12)], 4)).toEqual([first, out(4), out(5), out(12)])
  expect(fewest([first, out(4), out(5), out(12)], 3)).toEqual([first, out(4), out(5), out(12)])
  expect(fewest([first, out(4), best], 4)).toEqual([first, out(4), best])
})

test('the first monster in Tokyo is never left out', () => {
  for (const name of ['czech', 'spanish', 'polish', 'dark']) {
    const story = recorded(name).steps.flatMap((step, seq) => step.events.map((event) => ({ seq, turn: 1, event })))
    expect(fewest(notables(story), 8).filter(({ kind }) => kind === 'first')).toHaveLength(1)
  }
})
