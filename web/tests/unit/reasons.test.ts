// Every number that changes says why.

import { beforeAll, describe, expect, test, vi } from 'vitest'
import { statOf } from '../../src/model/foresee'
import { blowComing, blowOf } from '../../src/model/figures'
import { priceOf } from '../../src/model/printing'
import type { Event, Threat } from '../../src/wire'
import { sourceOf } from '../../vite/texts'
import { recorded } from '../e2e/fake'

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
    let changes = 0
    const events = game.steps.flatMap((step) => step.events)
    events.forEach((event, at) => {
      const changed = statOf(event)
      const reason = reasons.reasonOf(event)
      expect(reason === null, event.event).toBe(changed === null)
      if (reason) {
        changes += 1
        expect(reason.why, `${at}: ${JSON.stringify(event)}`).not.toBe('')
        expect({ seat: reason.seat, stat: reason.stat }).toEqual(changed)
      }
    })
    expect(changes).toBeGreaterThan(50)
  })
})

describe('a blow', () => {
  const hurt = (more: number, raised_by: string[]): Event => ({
    event: 'hurt',
    seat: 1,
    hearts: 2 + more,
    now: 5,
    author: 0,
    cause: { dice: 'claw' },
    rolled: 2,
    more,
    raised_by,
  })
  test('that the dice explain needs no more words', () => {
    expect(blowOf(hurt(0, []))).toBeNull()
    expect(reasons.reasonOf(hurt(0, []))?.why).not.toContain('rolled')
  })
  test('that is harder or softer names the cards that the server tells', () => {
    expect(blowOf(hurt(1, ['spiked-tail']))).toEqual({ rolled: 2, more: 1, cards: ['spiked-tail'] })
    expect(reasons.reasonOf(hurt(1, ['spiked-tail']))?.why).toContain('2 rolled, +1')
    const threat: Threat = { hearts: 1, left: 4, rolled: 2, more: -1, changed_by: ['armor-plating'], attack: true }
    expect(reasons.blowWords(blowComing(threat))).toContain('2 rolled, −1')
    expect(blowComing({ ...threat, attack: false })).toBeNull()
  })
  test('says what was rolled and added, whatever else happened to it', () => {
    // Three claws and one more, two of them prevented, to a monster with one heart.
    const event = { ...hurt(1, ['acid-attack']), rolled: 3, hearts: 1, now: 0 }
    expect(reasons.reasonOf(event)?.why).toContain('3 rolled, +1')
  })
})

describe('printed prices', () => {
  test('follow a switch that changes them', () => {
    expect(priceOf('monster-batteries', 'czech')).toBe(2)
    expect(priceOf('monster-batteries', 'czech, batteries=2016')).toBe(3)
  })
})
