// Everything that cannot be done says why: at every recorded question the page finds the reason that the engine
// gives, and has words for it.

import { beforeAll, describe, expect, test, vi } from 'vitest'
import { lackOfDie, lackToBuy, lackToSweep, lackToUse, type Eyes } from '../../src/model/lacks'
import type { Lack } from '../../src/wire'
import { questions, type Asked } from '../e2e/fake'

const asked = questions()
const eyes = ({ question, view }: Asked): Eyes => ({ table: view, me: question.seat, asked: question })

let lackWords: typeof import('../../src/text/lacks').lackWords
beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }))
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} })
  ;({ lackWords } = await import('../../src/text/lacks'))
})

describe('the reason is the engine’s', () => {
  test('for every own card, and for every card in the market', () => {
    const said = new Set<string>()
    for (const one of asked) {
      for (const { verb, power, why } of one.lacks) {
        const found = verb === 'buy' ? lackToBuy(eyes(one), power) : lackToUse(eyes(one), power)
        expect(found, `${verb} ${power} at ${one.question.decision.decision}`).toEqual(why)
        if (why) said.add(why.lack)
        expect(lackWords(found, one.question.seat) === '').toBe(why === null)
      }
    }
    expect([...said].sort()).toEqual(expect.arrayContaining(['energy_short', 'not_now', 'works_by_itself']))
    expect(said.size).toBeGreaterThan(6)
  })

  test('for a sweep, where cards can be bought', () => {
    for (const one of asked) {
      const isOffered = one.question.choices.some(({ verb }) => verb === 'sweep')
      const isShop = one.question.decision.decision === 'shop'
      expect(lackToSweep(eyes(one)) === null).toBe(isOffered || !isShop)
    }
  })

  test('for a die that cannot be touched', () => {
    const one = asked.find(({ question }) => question.decision.decision === 'shop')
    if (!one) throw new Error('no purchase is recorded')
    expect(lackOfDie(eyes(one), 'heart', null)).toEqual({ lack: 'not_now', at: ['keep'] })
  })
})

describe('words', () => {
  test('tell moments, energy, cards and who it is about', () => {
    const say = (lack: Lack) => lackWords(lack, 0).replace(/\u0002\w+:|\u0003/g, '')
    expect(say({ lack: 'energy_short', by: 2, price: 5 })).toBe('You need 2 more [energy].')
    expect(say({ lack: 'not_now', at: ['start', 'keep', 'fix', 'resolve', 'shop', 'sell', 'threat'] })).toBe(
      'You can do this on your turn, before you lose hearts.',
    )
    expect(say({ lack: 'forbidden', by: 'jets' })).toBe('Not while you have jets.')
    expect(say({ lack: 'full_hearts', seat: 0 })).toBe('You have all your [heart].')
    expect(say({ lack: 'full_hearts', seat: 1 })).toBe('1 has all its [heart].')
  })
})
