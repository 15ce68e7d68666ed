// Every number that changes says why.

import { beforeAll, describe, expect, test, vi } from 'vitest'
import { statOf } from '../../src/model/foresee'
import { blowOf } from '../../src/model/figures'
import { priceOf } from '../../src/model/printing'
import { reduce } from '../../src/model/reduce'
import type { TableView } from '../../src/wire'
import { sourceOf } from '../../vite/texts'
import { questions, recorded } from '../e2e/fake'

let reasons: typeof import('../../src/text/reasons')

beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }))
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} })
  reasons = await import('../../src/text/reasons')
  ;(await import('../../src/text/text.svelte')).speak('en', sourceOf('en'))
})

describe.each(['czech', 'spanish', 'polish', 'dark'])('in the %s game', (name) => {
  test('every change of a number has a reason', () => {
    const game = recorded(name)
    let table = game.start
    let changes = 0
    const events = game.steps.flatMap((step) => step.events)
    events.forEach((event, at) => {
      const changed = statOf(event)
      const reason = reasons.reasonOf(event, table)
      expect(reason === null, event.event).toBe(changed === null)
      if (reason) {
        changes += 1
        expect(reason.why, `${at}: ${JSON.stringify(event)}`).not.toBe('')
        expect({ seat: reason.seat, stat: reason.stat }).toEqual(changed)
      }
      table = reduce(table, event)
    })
    expect(changes).toBeGreaterThan(50)
  })
})

describe('a blow', () => {
  const { view } = questions()[0] ?? { view: null }
  const table = (): TableView => {
    if (!view?.turn) throw new Error('no question is recorded in a turn')
    return { ...view, turn: { ...view.turn, dice: ['claw', 'claw', '1', '2', '3', 'heart'] } }
  }
  test('that the dice explain needs no more words', () => {
    expect(blowOf(table(), 2, [])).toBeNull()
  })
  test('that is harder or softer names the cards that the server tells', () => {
    expect(blowOf(table(), 3, ['spiked-tail'])).toEqual({ rolled: 2, more: 1, cards: ['spiked-tail'] })
    expect(blowOf(table(), 1, ['armor-plating'])).toEqual({ rolled: 2, more: -1, cards: ['armor-plating'] })
  })
})

describe('printed prices', () => {
  test('follow a switch that changes them', () => {
    expect(priceOf('monster-batteries', 'czech')).toBe(2)
    expect(priceOf('monster-batteries', 'czech, batteries=2016')).toBe(3)
  })
})
