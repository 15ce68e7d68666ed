// The eliminator of a monster is worked out once, for panels, standings and moments.

import { expect, test } from 'vitest'
import { outsOf } from '../../src/model/outs'
import { notables, standings } from '../../src/model/story'
import type { Event } from '../../src/model/table'
import { recorded } from '../e2e/fake'

const hurt = (seat: number, author: number | null): Event => ({
  event: 'hurt',
  seat,
  hearts: 1,
  now: 0,
  author,
  cause: 'poison',
  raised_by: [],
})
const out = (seat: number): Event => ({ event: 'eliminated', seat })
const told = (events: Event[]) => events.map((event, seq) => ({ seq, turn: 3, event }))

test('whoever hurt a monster last has put it out, not whoever hurt another one after it', () => {
  expect(outsOf(told([hurt(1, 0), hurt(2, 3), out(1), out(2)])).map(({ seat, by }) => [seat, by])).toEqual([
    [1, 0],
    [2, 3],
  ])
})

test('nobody is put out by itself', () => {
  expect(outsOf(told([hurt(1, 0), hurt(1, 1), out(1)]))[0]?.by).toBe(null)
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
