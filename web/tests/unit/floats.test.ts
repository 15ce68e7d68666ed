// Floats are merged for each number, and stand beside it.

import { expect, test } from 'vitest'
import { floatsOf, placeBeside } from '../../src/motion/floats'
import { reduce } from '../../src/model/reduce'
import type { Event } from '../../src/wire'
import { recorded } from '../e2e/fake'

test('several changes of a number are merged', () => {
  const { start } = recorded('czech')
  const gain = (now: number): Event => ({
    event: 'energy_gained',
    seat: 1,
    energy: 1,
    now,
    cause: { dice: 'energy' },
    raised_by: [],
  })
  const hurt: Event = {
    event: 'hurt',
    seat: 2,
    hearts: 2,
    now: 8,
    author: 1,
    cause: { dice: 'claw' },
    rolled: 2,
    more: 0,
    raised_by: [],
  }
  const events = [gain(1), gain(2), hurt]
  expect(floatsOf(events, start, events.reduce(reduce, start))).toEqual([
    { seat: 1, stat: 'energy', by: 2 },
    { seat: 2, stat: 'hearts', by: -2 },
  ])
})

const panel = { left: 0, top: 0, width: 120, height: 100 }
const number = { left: 50, top: 60, width: 16, height: 20 }

test('a float stands beside its number, or over or under it where something else is', () => {
  expect(placeBeside(number, 20, 16, panel, [number])).toMatchObject({ left: 70, top: 62 })
  const next = { left: 75, top: 60, width: 16, height: 20 }
  expect(placeBeside(number, 20, 16, panel, [number, next])).toMatchObject({ left: 48, top: 40 })
  const over = { left: 40, top: 30, width: 40, height: 20 }
  expect(placeBeside(number, 20, 16, panel, [number, next, over])).toMatchObject({ left: 48, top: 84 })
})

test('without room there is none', () => {
  expect(placeBeside(number, 20, 16, panel, [panel])).toBeNull()
})
