// Tick marks for turns are in round steps.

import { expect, test } from 'vitest'
import { ticksOf } from '../../src/model/ticks'

test.each([
  [1, [0, 1]],
  [5, [0, 1, 2, 3, 4, 5]],
  [8, [0, 2, 4, 6, 8]],
  [23, [0, 5, 10, 15, 20]],
  [42, [0, 10, 20, 30, 40]],
  [130, [0, 50, 100]],
])('a game of %i turns', (turns, ticks) => {
  expect(ticksOf(turns)).toEqual(ticks)
})
