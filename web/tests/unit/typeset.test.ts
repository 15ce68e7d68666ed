// Words of one letter stay with the next word where the language wants it, and bots are named in the language.

import { expect, test, vi } from 'vitest'
import { typeset } from '../../vite/texts'
import { messagesOf } from './fluent'

test('no line ends with a word of one letter in Czech and Polish', () => {
  expect(typeset('Hráči a boti, v Tokiu i u stolu', 'cs')).toBe('Hráči a\u00a0boti, v\u00a0Tokiu i\u00a0u\u00a0stolu')
  expect(typeset('<b>W Tokio</b> i z kartą', 'pl')).toBe('<b>W\u00a0Tokio</b> i\u00a0z\u00a0kartą')
  expect(typeset('a monster', 'en')).toBe('a monster')
})

test('texts are typeset without a change of what Fluent reads', () => {
  const source = 'k = { $a ->\n    [a] V { $a }\n   *[other] s { $a }\n}\n'
  const [found] = messagesOf(typeset(source, 'cs')).values()
  expect(found?.words).toBe('V\u00a0s\u00a0')
  expect(found?.selectors).toEqual([{ by: '$a', keys: ['a', 'other'], usual: 'other' }])
})

test('a bot goes by its kind in the language of the page, and a person by the typed name', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }))
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} })
  const { speak } = await import('../../src/text/text.svelte')
  const { playerOf } = await import('../../src/text/names')
  speak('cs', 'bot-strategist = Stratég\n')
  const bot = { kind: 'bot' as const, bot: 'strategist' }
  expect(playerOf({ name: 'Strategist', occupant: bot })).toBe('Stratég')
  expect(playerOf({ name: 'Strategist-2', occupant: bot })).toBe('Stratég 2')
  expect(playerOf({ name: 'Aunt_Mary', occupant: { kind: 'guest', guest: 'g' } })).toBe('Aunt Mary')
  // The name of somebody whose place a bot has taken.
  expect(playerOf({ name: 'Ada', occupant: bot })).toBe('Ada')
})
