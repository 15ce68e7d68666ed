// The view reduced from events equals the server's view at every step of whole recorded games.

import { describe, expect, test } from 'vitest'
import { agree, follow, type Die } from '../../src/model/dice'
import { withFigures } from '../../src/model/figures'
import { write, type TurnLog } from '../../src/model/log'
import { reduce } from '../../src/model/reduce'
import type { Event, Face, TableView } from '../../src/wire'
import { recorded } from '../e2e/fake'

const GAMES = ['czech', 'spanish', 'polish', 'dark']

/** JSON with sorted keys, as the server writes it for the digest. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value)
      .filter(([, v]) => v !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
    return `{${entries.map(([k, v]) => `${JSON.stringify(k)}:${canonical(v)}`).join(',')}}`
  }
  return JSON.stringify(value)
}

/** FNV-1a in 8 digits. */
function digest(view: TableView): string {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(canonical(view))) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0
  return hash.toString(16).padStart(8, '0')
}

describe.each(GAMES)('a recorded game, %s rules', (name) => {
  const game = recorded(name)

  test('the table follows the events, step by step', () => {
    let table = game.start
    game.steps.forEach((step, at) => {
      table = withFigures(step.events.reduce(reduce, table), step.figures)
      expect(digest(table), `step ${at}: ${step.action ?? 'chance'}`).toBe(step.after)
    })
    expect(table).toEqual(game.end)
    expect(table.outcome).not.toBeNull()
  })

  test('dice with identities show the faces on the table', () => {
    let table = game.start
    let dice: Die[] = []
    let rolls = 0
    for (const event of game.steps.flatMap((step) => step.events)) {
      table = reduce(table, event)
      dice = follow(dice, event, table.numbers.dice)
      if (event.event !== 'rolled') continue
      rolls += 1
      expect(agree(dice, table.turn?.dice ?? [])).toBe(true)
      expect(new Set(dice.map((die) => die.id)).size).toBe(dice.length)
    }
    expect(rolls).toBeGreaterThan(20)
  })
})

test('only the first roll of a turn is called a roll, whichever dice were kept', () => {
  const { start } = recorded('czech')
  const dice: Face[] = ['1', '1', '2', '3', 'heart', 'claw']
  const events: Event[] = [
    { event: 'turn_began', seat: 0, extra: false, dice_fewer: 0 },
    { event: 'dice_counted', seat: 0, dice: 6, rolls_left: 3, dice_by: [], shrunk: 0, dice_fewer: 0, rolls_by: [] },
    { event: 'rolled', seat: 0, rolled: 6, dice, rolls_left: 2 },
    { event: 'kept', seat: 0, dice: [], rolls_left: 2 },
    { event: 'rolled', seat: 0, rolled: 6, dice, rolls_left: 1 },
    { event: 'kept', seat: 0, dice: ['1', '1'], rolls_left: 1 },
    { event: 'rolled', seat: 0, rolled: 4, dice, rolls_left: 0 },
    { event: 'turn_began', seat: 1, extra: false, dice_fewer: 0 },
    { event: 'dice_counted', seat: 1, dice: 6, rolls_left: 3, dice_by: [], shrunk: 0, dice_fewer: 0, rolls_by: [] },
    { event: 'rolled', seat: 1, rolled: 6, dice, rolls_left: 2 },
  ]
  let [table, log] = [start, [] as TurnLog[]]
  for (const event of events) {
    log = write(log, event, table, 1)
    table = reduce(table, event)
  }
  expect(log.map(({ lines }) => lines.map(({ id }) => id))).toEqual([
    ['log-rolled', 'log-rerolled', 'log-rerolled'],
    ['log-rolled'],
  ])
})

test('two powers copy at the same time, each a card of its own', () => {
  const events: Event[] = [
    { event: 'copied', copier: 'mimic', card: 'wings' },
    { event: 'copied', copier: 'tile-fluxling', card: 'jets' },
    { event: 'copy_spent', copier: 'mimic' },
  ]
  const table = events.reduce(reduce, recorded('czech').start)
  const [wings, jets] = [
    { card: 'wings', spent: true },
    { card: 'jets', spent: false },
  ]
  expect(table.copies).toEqual({ mimic: wings, 'tile-fluxling': jets })
  expect(reduce(table, { event: 'copied', copier: 'mimic', card: null }).copies).toEqual({ 'tile-fluxling': jets })
})
