// Heads at the ends of lines: near their own line, none over another.

import { expect, test } from 'vitest'
import { spread } from '../../src/model/spread'

test('what has room stays where it wants to be', () => {
  expect(spread([10, 100, 50], 20, 0, 200)).toEqual([10, 100, 50])
})

test('what touches stands around the middle of what it wants', () => {
  expect(spread([100, 100, 100], 20, 0, 200)).toEqual([80, 100, 120])
  expect(spread([100, 90], 20, 0, 200)).toEqual([105, 85])
})

test('a heap that reaches another one joins it', () => {
  expect(spread([50, 50, 65, 150], 20, 0, 200)).toEqual([35, 55, 75, 150])
})

test('nothing leaves the line while there is room', () => {
  expect(spread([195, 198, 199], 20, 0, 200)).toEqual([160, 180, 200])
  expect(spread([1, 2], 20, 0, 200)).toEqual([0, 20])
})
