// The event of an eliminated monster says who put it out, for panels, standings and moments.

import { expect, test } from 'vitest'
import { outsOf } from '../../src/model/outs'
import { notables, standings } from '../../src/model/story'
import type { Event } from '../../src/model/table'
import { recorded } from '../e2e/fake'

const out = (seat: number, author: number | null, points = 0): Event => ({
  event: 'eliminated',
  seat,
  author,
  cause: { dice: 'claw' },
  points,
})
const told = (events: Event[]) => events.map((event, seq) => ({ seq, turn: 3, event }))

test('the event names the attacker, whatever happened before', () => {
  const hurt: Event = {
    event: 'hurt',
    seat: 1,
    hearts: 1,
    now: 0,
    author: 2,
    cause: 'poison',
    rolled: 0,
    more: 0,
    raised_by: [],
  }
  expect(outsOf(told([hurt, out(1, 0, 7), out(2, null)])).map(({ seat, by, points }) => [seat, by, points])).toEqual([
    [1, 0, 7],
    [2, null, 0],
  ])
})

test('no monster counts as its own attacker', () => {
  expect(outsOf(told([out(1, 1)]))[0]?.by).toBe(null)
})

test('standings and moments agree', () => {
  for (const name of ['czech', 'spanish', 'polish', 'dark']) {
    const game = recorded(name)
    const story = game.steps.flatMap((step, seq) => step.events.map((event) => ({ seq, turn: seq, event })))
    const moments = new Map(notables(story).flatMap((one) => (one.kind === 'out' ? [[one.seat, one.by] as const] : [])))
    for (const { seat, out: gone } of standings(story, game.end, null))
      if (gone) expect(moments.get(seat)).toBe(gone.by)
  }
})
