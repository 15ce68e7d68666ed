// The language for tests says everything that English says, and is longer by as much as it promises.

import { expect, test } from 'vitest'
import { sourceOf } from '../../vite/texts'
import { pseudo } from '../pseudo'
import { messagesOf } from './fluent'

const source = sourceOf('en')
const [english, long] = [messagesOf(source), messagesOf(pseudo(source))]

test('it has the same texts, with the same variables, selections and icons', () => {
  expect([...long.keys()]).toEqual([...english.keys()])
  for (const [id, parts] of english) {
    const { shown, selectors, words } = long.get(id) ?? parts
    expect([...shown], id).toEqual([...parts.shown])
    expect(selectors, id).toEqual(parts.selectors)
    expect(words.match(/\[[a-z]+\]/g), id).toEqual(parts.words.match(/\[[a-z]+\]/g))
  }
})

test('it is 40 % longer, in other letters', () => {
  const letters = (texts: typeof english) =>
    [...texts.values()].reduce(
      (sum, { words }) => sum + (words.replace(/\[[a-z]+\]/g, '').match(/\p{L}/gu)?.length ?? 0),
      0,
    )
  expect(letters(long) / letters(english)).toBeGreaterThan(1.39)
  expect(long.get('home-make-go')?.words).not.toMatch(/[aceost]/)
})
