// Plurals: a 1 is never followed by a plural noun.

import { FluentBundle, FluentResource } from '@fluent/bundle'
import { expect, test } from 'vitest'
import { sourceOf } from '../../vite/texts'

const bundle = new FluentBundle('en', { useIsolating: false })
bundle.addResource(new FluentResource(sourceOf('en')))
const say = (id: string, args: Record<string, string | number>) =>
  bundle.formatPattern(bundle.getMessage(id)?.value ?? '', args)

const NOUNS = ['heart', 'point', 'card', 'seat', 'token']
/** Texts whose number is never 1: maximum hearts are at least ten, a best turn has at least four points. */
const NEVER_ONE = ['pips', 'pips-loss', 'moment-turn']
const ids = [...bundle._messages.values()].filter(({ value }) => Array.isArray(value)).map(({ id }) => id)

/** Every variable of every text is 1: then no noun right after a 1 may be a plural. */
test('no text says "1 points"', () => {
  const ones = new Proxy(
    {},
    {
      get: () => 1,
      has: () => true,
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true, value: 1 }),
    },
  )
  const wrong = ids.filter(
    (id) =>
      !NEVER_ONE.includes(id) &&
      new RegExp(`\\b1 (?:${NOUNS.map((noun) => `${noun}s`).join('|')})\\b`).test(say(id, ones)),
  )
  expect(wrong).toEqual([])
})

test('a panel is read with the right number', () => {
  const args = { monster: 'Kraken', who: 'Ada', place: 'outside', hearts: 1, points: 1, energy: 1 }
  expect(say('panel-label', args)).toBe('Kraken, Ada: 1 heart, 1 point, 1 energy. Show cards')
  expect(say('panel-label', { ...args, hearts: 3, points: 0 })).toBe(
    'Kraken, Ada: 3 hearts, 0 points, 1 energy. Show cards',
  )
})
