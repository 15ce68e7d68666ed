// The foresight of a choice has only its own effects: nothing that happens anyway or is left to chance.

import { beforeAll, describe, expect, test, vi } from 'vitest'
import { endFor, foresee, foreseeEach, type Change } from '../../src/model/foresee'
import type { Event } from '../../src/wire'
import { sourceOf } from '../../vite/texts'
import { recordedQuestion, withPower } from '../e2e/asked'
import { questions, type Asked } from '../e2e/fake'

let ask: typeof import('../../src/screens/game/decisions/ask')

beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }))
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} })
  ask = await import('../../src/screens/game/decisions/ask')
  ;(await import('../../src/text/text.svelte')).speak('en', sourceOf('en'))
})

const offersOf = ({ question, view }: Asked) => ask.askOf(question, view, { bought: false, blow: '' }).offers
const words = (changes: readonly Change[]) => changes.map(({ seat, stat, from, to }) => `${seat} ${stat} ${from} ${to}`)

describe('the foresight of a choice', () => {
  test('for a tile is the effect of the tile, not of dice that are resolved anyway', () => {
    const { question, view } = recordedQuestion('tile')
    const { each } = foreseeEach(
      view,
      question.choices.map(({ effects }) => effects),
    )
    const of = (power: string | undefined) =>
      words(each[question.choices.findIndex((choice) => choice.power === power)]?.changes ?? [])
    expect(of('tile-cyberbrain')).toEqual([])
    expect(of('tile-full-regeneration')).toEqual(['1 hearts 10 12'])
    expect(of('tile-widespread-panic')).toEqual(['5 points 15 11'])
    expect(of(undefined)).toEqual([])
  })

  test('for healing another is the effect on patient and healer', () => {
    const asked = withPower('resolve', 'healing-ray')
    const offer = offersOf(asked).find(({ pic }) => pic === 'healing-ray')
    expect(offer?.choices.length).toBeGreaterThan(1)
    // The healer's dice give points and energy to the healer alone, whichever monster is healed.
    offer?.choices.forEach(({ pick }, at) => {
      const patient = typeof pick === 'object' && 'monster' in pick ? pick.monster : -1
      const changes = offer.each[at]?.changes ?? []
      expect(changes.find(({ seat, stat }) => seat === patient && stat === 'hearts')).toBeDefined()
      expect(changes.filter(({ stat }) => stat === 'points')).toEqual([])
      const paid = changes.find(({ seat, stat }) => seat === patient && stat === 'energy')
      const got = changes.find(({ seat, stat }) => seat === asked.question.seat && stat === 'energy')
      expect((got?.to ?? 0) - (got?.from ?? 0)).toBe((paid?.from ?? 0) - (paid?.to ?? 0))
    })
  })

  test('leaves out effects that every answer has', () => {
    const { question, view } = withPower('threat', 'wings')
    const { each, anyway } = foreseeEach(
      view,
      question.choices.map(({ effects }) => effects),
    )
    expect(words(anyway.changes)).toEqual(['0 hearts 5 2'])
    expect(each.map(({ changes }) => words(changes))).toEqual([['3 energy 2 0'], ['3 hearts 4 1']])
  })

  test('has every number that the effects name', () => {
    let numbers = 0
    for (const { question, view } of questions()) {
      for (const { effects } of question.choices) {
        if (effects.some(({ event }) => event === 'turn_began' || event === 'block_resolved' || event === 'eliminated'))
          continue
        const last = new Map(
          effects.flatMap((event): [string, number][] =>
            event.event === 'energy_spent' || event.event === 'energy_gained'
              ? [[`${event.seat} energy`, event.now]]
              : event.event === 'hurt' || event.event === 'healed'
                ? [[`${event.seat} hearts`, event.now]]
                : [],
          ),
        )
        for (const [key, now] of last) {
          const [seat = '', stat = ''] = key.split(' ')
          const before = view.monsters[Number(seat)]?.[stat as 'energy' | 'hearts']
          const found = foresee(view, effects).changes.find((change) => `${change.seat} ${change.stat}` === key)
          expect(found?.to ?? before, key).toBe(now)
          numbers += 1
        }
      }
    }
    expect(numbers).toBeGreaterThan(30)
  })
})

describe('the end', () => {
  const won = (seat: number): Event => ({ event: 'game_over', outcome: { won: { seat, by: 'points' } } })

  test('is told, and the answer that wins is the marked one', () => {
    const asked = recordedQuestion('leave')
    const { seat, choices } = asked.question
    for (const [winning, other] of [
      ['yield', 'stay'],
      ['stay', 'yield'],
    ]) {
      const given = choices.map((choice) =>
        choice.verb === winning ? { ...choice, effects: [...choice.effects, won(seat)] } : choice,
      )
      const offers = offersOf({ ...asked, question: { ...asked.question, choices: given } })
      expect(offers.map(({ choices: [first], usual, foresight }) => [first?.verb, usual, foresight.winner])).toEqual([
        [other, false, null],
        [winning, true, seat],
      ])
    }
  })

  test('that comes anyway is said once', () => {
    const asked = recordedQuestion('shop', ({ question }) =>
      question.choices.every(({ effects }) => effects.some(({ event }) => event === 'game_over')),
    )
    const { anyway, offers } = ask.askOf(asked.question, asked.view, { bought: false, blow: '' })
    expect(anyway.out).toEqual([asked.question.seat])
    expect(anyway.winner).not.toBe(asked.question.seat)
    expect(offers.flatMap(({ foresight }) => foresight.out)).toEqual([])
  })
})

describe('a blow that a power answers', () => {
  test('is said to be up to dice where it is, for a copy too', () => {
    for (const power of ['camouflage', 'mimic']) {
      const asked = withPower('threat', power)
      const offer = offersOf(asked).find(({ pic }) => pic === power)
      expect(offer?.foresight.changes).toEqual([])
      expect(offer?.stays).toEqual({})
      expect(offer?.sub).toBe('roll to see what you lose')
    }
  })
  test('leaves what is known', () => {
    for (const power of ['wings', 'super-jump', 'jets'])
      expect(offersOf(withPower('threat', power)).find(({ pic }) => pic === power)?.stays, power).toHaveProperty(
        'hearts',
      )
  })
})

test('every power that can be used says what that does', () => {
  for (const asked of questions()) {
    for (const { choices, foresight, sub } of offersOf(asked)) {
      if (choices[0]?.verb === 'use') expect(sub !== '' || foresight.changes.length > 0, choices[0].action).toBe(true)
    }
  }
})

describe('an answer ends the player’s own game', () => {
  const {
    view,
    question: { seat },
  } = recordedQuestion('keep')
  const other = (seat + 1) % view.monsters.length
  test('if it eliminates that player', () => {
    const out = foresee(view, [{ event: 'eliminated', seat, author: null, cause: 'poison', points: 0 }])
    expect(endFor(seat, out)).toBe('out')
    expect(endFor(other, out)).toBeNull()
  })
  test('if it lets another monster win, and not if that player wins', () => {
    const over = foresee(view, [{ event: 'game_over', outcome: { won: { seat, by: 'points' } } }])
    expect(endFor(other, over)).toBe('lost')
    expect(endFor(seat, over)).toBeNull()
  })
})
