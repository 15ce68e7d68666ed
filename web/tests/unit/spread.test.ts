// Heads at the ends of lines: near their own line, without overlap.

import { expect, test } from 'vitest'
import { spread } from '../../src/model/spread'

test('things with room stay where they want to be', () => {
  expect(spread([10, 100, 50], 20, 0, 200)).toEqual([10, 100, 50])
})

test('things that touch gather around the mean of their wishes', () => {
  expect(spread([100, 100, 100], 20, 0, 200)).toEqual([80, 100, 120])
  expect(spread([100, 90], 20, 0, 200)).toEqual([105, 85])
})

test('groups that touch join', () => {
  expect(spread([50, 50, 65, 150], 20, 0, 200)).toEqual([35, 55, 75, 150])
})

test('nothing leaves the line while there is room', () => {
  expect(spread([195, 198, 199], 20, 0, 200)).toEqual([160, 180, 200])
  expect(spread([1, 2], 20, 0, 200)).toEqual([0, 20])
})
