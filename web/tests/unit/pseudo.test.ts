// The language that is English with longer words: nothing but words changes.

import { expect, test } from 'vitest'
import { lengthened, pseudo } from '../../vite/pseudo'
import { sourceOf } from '../../vite/texts'
import { messagesOf } from './fluent'

test('words are longer by 40 %, and stay words', () => {
  expect(lengthened('Play now')).toBe('Plááýý nööw')
  for (const words of ['You can still buy a card.', 'Cards', 'Sweep the market', '½ –', '']) {
    const letters = words.match(/\p{L}/gu)?.length ?? 0
    expect(lengthened(words).length).toBe(words.length + Math.ceil(letters * 0.4))
    expect(lengthened(words).split(' ')).toHaveLength(words.split(' ').length)
  }
})

test('placeables, variants, attributes and icons stay', () => {
  const source = `ask-leave = Leave { $place ->
    [bay] Bay [heart] for { CASE($who, "acc") }
   *[city] City
} now
    .text = Take { $n }
`
  expect(pseudo(source)).toBe(`ask-leave = ${lengthened('Leave')} { $place ->
    [bay] ${lengthened('Bay')} [heart] ${lengthened('for')} { CASE($who, "acc") }
   *[city] ${lengthened('City')}
} ${lengthened('now')}
    .text = ${lengthened('Take')} { $n }
`)
})

test('every English text has its longer one, with the same things in it', () => {
  const [english, longer] = [messagesOf(sourceOf('en')), messagesOf(sourceOf('xx'))]
  expect([...longer.keys()]).toEqual([...english.keys()])
  for (const [id, { used, selectors, words }] of english) {
    expect(longer.get(id)?.used, id).toEqual(used)
    expect(longer.get(id)?.selectors, id).toEqual(selectors)
    expect(longer.get(id)?.words.match(/\[[a-z]+\]/g), id).toEqual(words.match(/\[[a-z]+\]/g))
  }
})
