// The outcome of a round of others, from recorded games.

import { expect, test } from 'vitest'
import { recapsOf, sinceOwn } from '../../src/model/recap'
import type { Event } from '../../src/wire'
import { recorded } from '../e2e/fake'

function toldOf(name: string): { turn: number; event: Event }[] {
  let turn = 0
  return recorded(name).steps.flatMap(({ events }) =>
    events.map((event) => {
      if (event.event === 'turn_began') turn += 1
      return { turn, event }
    }),
  )
}

test('at the player’s turn each other monster has one line, in order', () => {
  const told = toldOf('czech')
  const own = told.flatMap(({ event }, at) => (event.event === 'turn_began' && event.seat === 0 ? [at] : []))
  const second = own[1] ?? 0
  const lines = sinceOwn(told.slice(0, second + 2), [0], false)
  expect(lines.map(({ seat, dice, energy, hurt }) => ({ seat, dice, energy, hurt: [...hurt] }))).toEqual([
    { seat: 1, dice: ['1', '1', '3', '3', 'energy', 'energy'], energy: 2, hurt: [] },
    { seat: 2, dice: ['2', '3', '3', 'energy', 'heart', 'heart'], energy: 1, hurt: [] },
    { seat: 3, dice: ['3', 'energy', 'energy', 'heart', 'claw', 'claw'], energy: 2, hurt: [[0, 2]] },
  ])
})

test('a turn that is still being shown gets its line when it is over', () => {
  const told = toldOf('czech')
  const begins = told.flatMap(({ event }, at) => (event.event === 'turn_began' ? [at] : []))
  const third = told.slice(0, (begins[2] ?? 0) + 3)
  expect(sinceOwn(third, [0], true).map(({ seat }) => seat)).toEqual([1])
  expect(sinceOwn(third, [0], false).map(({ seat }) => seat)).toEqual([1, 2])
})

test('the turns of a whole game add up to what was gained in it', () => {
  for (const name of ['czech', 'spanish', 'polish', 'dark']) {
    const told = toldOf(name)
    const all = recapsOf(told, () => null)
    const turns = told.filter(({ event }) => event.event === 'turn_began').length
    expect(all).toHaveLength(turns)
    const bought = told.filter(({ event }) => event.event === 'bought' || event.event === 'tile_taken').length
    expect(all.reduce((sum, { got }) => sum + got.length, 0)).toBeLessThanOrEqual(bought)
    for (const { dice, seat, outs } of all) {
      expect(dice.length).toBeLessThanOrEqual(10)
      expect(outs.length).toBeLessThan(6)
      expect(seat).toBeGreaterThanOrEqual(0)
    }
  }
})

test('actions of others in a turn are not attributed to the active monster', () => {
  const hurt = (seat: number, author: number | null): Event => ({
    event: 'hurt',
    seat,
    hearts: 2,
    now: 3,
    author,
    cause: { power: 'fire-blast' },
    rolled: 0,
    more: 0,
    raised_by: [],
  })
  const events: Event[] = [
    { event: 'turn_began', seat: 0, extra: false, dice_fewer: 0 },
    hurt(1, 0),
    hurt(2, 3),
    hurt(0, 3),
    { event: 'eliminated', seat: 2, author: 3, cause: { power: 'fire-blast' }, points: 4 },
  ]
  const [line] = recapsOf(
    events.map((event) => ({ turn: 1, event })),
    () => null,
  )
  expect(line && { hurt: [...line.hurt], beside: [...line.beside], outs: line.outs }).toEqual({
    hurt: [
      [1, 2],
      [0, 2],
    ],
    beside: [[2, 2]],
    outs: [{ seat: 2, own: false }],
  })
})
