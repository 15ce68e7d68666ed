// Everything that cannot be done says why: at every recorded question the page finds the reason that the engine
// gives, and has words for it.

import { beforeAll, describe, expect, test, vi } from 'vitest'
import { closedPicks, lackOfDie, lackToBuy, lackToSweep, lackToUse, pickedFace, type Eyes } from '../../src/model/lacks'
import type { Lack } from '../../src/wire'
import { sourceOf } from '../../vite/texts'
import { questions, type Asked, type Explained, type Reason } from '../e2e/fake'

const asked = questions()
const eyes = ({ question, view }: Asked): Eyes => ({ table: view, me: question.seat, asked: question })

let lackWords: typeof import('../../src/text/lacks').lackWords
beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }))
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} })
  ;({ lackWords } = await import('../../src/text/lacks'))
  ;(await import('../../src/text/text.svelte')).speak('en', sourceOf('en'))
})

/** The reason that the page finds for a recorded one. */
function foundFor(one: Explained, reason: Reason): Lack | null {
  const seen = eyes(one)
  switch (reason.verb) {
    case 'buy':
      return lackToBuy(seen, reason.power)
    case 'sweep':
      return lackToSweep(seen)
    case 'keep':
      return one.question.keep === 'any' ? null : lackOfDie(seen, '1', null)
    case 'heal':
      return one.question.no_healing ?? null
    case 'enter':
      return one.question.no_entry ?? null
    case 'score':
      return one.question.no_score ?? null
    case 'use': {
      const { power, pick } = reason
      const face = pickedFace(pick)
      if (face !== null) return lackOfDie(seen, face, power)
      const { monsters, powers } = closedPicks(seen, power)
      if (typeof pick === 'object' && 'monster' in pick)
        return monsters.find(({ id }) => id === pick.monster)?.why ?? null
      if (typeof pick === 'object' && 'power' in pick) return powers.find(({ id }) => id === pick.power)?.why ?? null
      return lackToUse(seen, power)
    }
  }
}

describe('the reason is the engine’s', () => {
  test('for everything that a page shows at every recorded question', () => {
    const said = new Map<string, number>()
    for (const one of asked) {
      for (const reason of one.lacks) {
        const found = foundFor(one, reason)
        expect(found, `${JSON.stringify(reason)} at ${one.question.decision.decision}`).toEqual(reason.why)
        if (reason.why) said.set(reason.why.lack, (said.get(reason.why.lack) ?? 0) + 1)
        expect(lackWords(found, one.question.seat) === '').toBe(reason.why === null)
      }
    }
    // The engine's test lists the reasons that a page can show, and records questions until all of them occur.
    expect(said.size).toBe(25)
  })

  test('for players who are not asked and have only the table', () => {
    for (const { view, question } of asked) {
      for (const me of view.monsters.keys()) {
        if (me === question.seat) continue
        const seen: Eyes = { table: view, me, asked: null }
        for (const power of view.monsters[me]?.powers ?? []) expect(lackToUse(seen, power)).not.toBeNull()
        for (const card of view.market) if (card) expect(lackToBuy(seen, card)).not.toBeNull()
        expect(lackOfDie(seen, '1', null)).toEqual({ lack: 'not_now', at: view.moments.keep })
      }
    }
  })
})

describe('words', () => {
  test('name moments, energy, cards and monsters', () => {
    const say = (lack: Lack) => lackWords(lack, 0).replace(/\u0002\w+:|\u0003/g, '')
    expect(say({ lack: 'energy_short', by: 2, price: 5 })).toBe('You need 2 more [energy].')
    expect(say({ lack: 'not_now', at: ['start', 'keep', 'fix', 'resolve', 'shop', 'sell', 'threat'] })).toBe(
      'You can do this on your turn or before you lose hearts.',
    )
    expect(say({ lack: 'forbidden', by: 'jets' })).toBe('Not while you have jets.')
    expect(say({ lack: 'full_hearts', seat: 0 })).toBe('You’re at full health.')
    expect(say({ lack: 'full_hearts', seat: 1 })).toBe('1 is at full health.')
  })
})
