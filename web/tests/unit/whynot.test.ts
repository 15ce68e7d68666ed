// Reasons are read off the table. Every recorded question is asked for them: nothing that is offered is called impossible,
// nothing that is greyed is without a reason, and the prices of powers are those that the server charges.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { Question, TableView } from '../../src/wire'

interface Asked {
  rules: string
  question: Question
  view: TableView
}
const asked = JSON.parse(readFileSync(join(import.meta.dirname, '../games/questions.json'), 'utf8')) as Asked[]

let why: typeof import('../../src/screens/game/whynot')
let switches: typeof import('../../src/screens/table/switches')
let text: typeof import('../../src/text/text.svelte').text
let POWERS: typeof import('../../src/model/powers').POWERS
import { PAIRS } from '../../src/model/tiles'

beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }))
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} })
  why = await import('../../src/screens/game/whynot')
  switches = await import('../../src/screens/table/switches')
  ;({ text } = await import('../../src/text/text.svelte'))
  ;({ POWERS } = await import('../../src/model/powers'))
})

describe('reasons', () => {
  const eyes = ({ question, view }: Asked) => ({ table: view, me: question.seat, asked: question, moments: [] })

  test('a card can be bought, or says why not', () => {
    for (const one of asked) {
      one.view.market.forEach((card, slot) => {
        if (card === null) return
        const offered = one.question.choices.some((choice) => choice.verb === 'buy' && choice.power === card)
        expect(
          why.whyNotBuy(eyes(one), card, one.question.prices[slot] ?? 0) === '',
          `${card} at ${one.question.decision.decision}`,
        ).toBe(offered)
      })
    }
  })

  test('every own card says whether it can be used', () => {
    for (const one of asked) {
      for (const id of one.view.monsters[one.question.seat]?.powers ?? []) {
        const said = why.whyNotUse(eyes(one), id)
        expect(said).not.toBe('')
        const offered = one.question.choices.some((choice) => choice.verb === 'use' && choice.power === id)
        expect(said === 'Can be used now: see the decision.', `${id}: ${said}`).toBe(offered)
      }
    }
  })

  test('a card that could be used at a decision names what it lacks', () => {
    // These can always be used when they are asked about.
    const always = ['hibernation', 'metamorph', 'monster-batteries', 'opportunist']
    for (const [id, { uses }] of Object.entries(POWERS)) {
      if (!uses || always.includes(id)) continue
      expect(text(`lack-${id}`, { hearts: 0, place: 'city' }), id).not.toBeNull()
    }
  })

  test('what is offered is offered at a decision that the facts name', () => {
    for (const { question, view } of asked) {
      for (const { verb, power } of question.choices) {
        if (verb !== 'use' || !power) continue
        const copied = view.copies[power]?.card
        const source = copied ? [power, copied] : [power]
        expect(
          source.flatMap((id) => POWERS[id]?.uses ?? []),
          power,
        ).toContain(question.decision.decision)
      }
    }
  })

  test('a power costs what is told', () => {
    for (const { question } of asked) {
      for (const { verb, power, pick, effects } of question.choices) {
        // A copy costs what its original does, and whoever chooses an amount may choose nothing.
        const isFree = typeof pick === 'object' && 'amount' in pick
        if (verb !== 'use' || !power || POWERS[power]?.copies || isFree) continue
        const spent = effects.find(
          (event) =>
            event.event === 'energy_spent' &&
            event.seat === question.seat &&
            typeof event.cause === 'object' &&
            'power' in event.cause &&
            event.cause.power === power,
        )
        if (spent?.event === 'energy_spent') expect(POWERS[power]?.pays, power).toBe(spent.energy)
      }
    }
  })

  test('a die that cannot be touched says why', () => {
    for (const one of asked.filter(({ question }) => question.decision.decision === 'shop')) {
      for (const face of one.view.turn?.dice ?? [])
        expect(why.whyNotDie(eyes(one), face, null, 'watch')).toContain('rolls are over')
    }
  })
})

describe('rules of one’s own', () => {
  const known = {
    presets: ['czech', 'polish', 'dark'],
    revision: 1,
    switches: [
      { name: 'bay_use', values: ['on', 'off'], presets: ['on', 'off', 'on'] },
      { name: 'wickedness', values: ['off', 'red', 'green', 'mixed'], presets: ['off', 'off', 'red'] },
      { name: 'first_player', values: ['most_claws', 'free'], presets: ['most_claws', 'free', 'most_claws'] },
    ],
  }
  test('only what differs from the rulebook is written', () => {
    expect(switches.withSwitch(known, 'dark', 'wickedness', 'green')).toBe('dark, wickedness=green')
    expect(switches.withSwitch(known, 'dark, wickedness=green', 'bay_use', 'off')).toBe(
      'dark, bay_use=off, wickedness=green',
    )
    expect(switches.withSwitch(known, 'dark, wickedness=green', 'wickedness', 'red')).toBe('dark')
    expect(switches.changed(known, 'dark, wickedness=red')).toEqual([])
    expect(switches.changed(known, 'czech, wickedness=mixed, bay_use=off')).toEqual(['bay_use'])
  })

  const options = { rules: 'polish', public: false, clock: null, absence: { pause_s: 60, bot: 'random' } }
  test('who begins is a switch or a seat, never both', () => {
    expect(switches.startOf(known, options)).toBe('free')
    const rolled = switches.withStart(known, options, 'most_claws')
    expect(rolled).toEqual({ ...options, rules: 'polish, first_player=most_claws' })
    const named = switches.withStart(known, rolled, 2)
    expect(named).toEqual({ ...options, first: 2 })
    expect(switches.startOf(known, named)).toBe(2)
    expect(switches.withStart(known, named, 'free')).toEqual(options)
  })

  test('sides that are chosen need mixed tiles, and go with them', () => {
    const sides = PAIRS.map(([, green]) => green)
    const chosen = switches.withTiles(known, options, 'chosen', sides)
    expect(chosen).toEqual({ ...options, rules: 'polish, wickedness=mixed', sides })
    expect(switches.tilesOf(known, chosen)).toBe('chosen')
    expect(switches.withRules(known, chosen, 'dark, wickedness=mixed').sides).toEqual(sides)
    expect(switches.withRules(known, chosen, 'dark')).toEqual({ ...options, rules: 'dark' })
    expect(switches.withTiles(known, chosen, 'mixed', sides)).toEqual({ ...options, rules: 'polish, wickedness=mixed' })
    expect(switches.withTiles(known, chosen, 'off', sides)).toEqual(options)
  })
})
