// Things in a sentence take the case that the sentence asks for, and icons the number before them.

import { beforeAll, expect, test, vi } from 'vitest'
import { cardsOf, cardWord, monsterWord, nameWord, pieces } from '../../src/text/rich'

let texts: typeof import('../../src/text/text.svelte')
let spoken: typeof import('../../src/text/spoken').spoken

const CZECH = `
monster-kraken = Kraken
    .acc = Krakena
monster-gigazaur = Gigazaur
icon-heart = { $n ->
    [one] život
    [few] životy
   *[other] životů
}
log-hurt = { $who } zasahuje { CASE($whom, "acc") } za { $hearts } [heart].
log-used = { $who } používá { KIND($card) ->
    [tile] dílek
   *[card] kartu
} { $card }.
epitaph = Konec, vinou { CASE($who, "acc") }
`

beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }))
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} })
  texts = await import('../../src/text/text.svelte')
  spoken = (await import('../../src/text/spoken')).spoken
  texts.speak('cs', CZECH)
})

const NAMES = ['kraken', 'gigazaur']
const said = (words: string) => spoken(words, (seat, form) => texts.monsterName(NAMES[seat] ?? '', form))
const hurt = (hearts: number, whom = 0) =>
  said(texts.text('log-hurt', { who: monsterWord(1), whom: monsterWord(whom), hearts }) ?? '')

test('a monster has its case, and one that has none its name', () => {
  expect(hurt(2)).toBe('Gigazaur zasahuje Krakena za 2 životy.')
  expect(hurt(2, 1)).toBe('Gigazaur zasahuje Gigazaur za 2 životy.')
})

test('an icon is read in the number before it', () => {
  expect([1, 4, 5].map((n) => hurt(n).replace(/.* za /, ''))).toEqual(['1 život.', '4 životy.', '5 životů.'])
  expect(pieces('Every [heart] heals, +1 [star]')).toMatchObject([{}, { id: 'heart', n: 2 }, {}, { id: 'star', n: 1 }])
})

test('a tile is no card', () => {
  const used = (card: string) => texts.text('log-used', { who: monsterWord(0), card })
  expect(used(cardWord('tile-eternal'))).toContain('dílek')
  expect(used(cardWord('wings'))).toContain('kartu')
  expect(used(cardsOf(['wings', 'tile-eternal']).cards)).toContain('kartu')
})

test('names in texts without pictures have cases too', () => {
  expect(texts.t('epitaph', { who: nameWord('kraken') })).toBe('Konec, vinou Krakena')
})

test('a list of cards has the commas and the last word of the language', () => {
  const NAMES_OF_CARDS = 'card-wings = Alas\ncard-mimic = Imitador\ncard-jets = Propulsores\nused = Usa { $cards }.'
  const list = (code: string, ids: string[]) => {
    texts.speak(code, NAMES_OF_CARDS)
    const names = (words: string) =>
      words.replace(/\u0002card:(\w+)\u0003/g, (_, id: string) => texts.text(`card-${id}`) ?? id)
    return names(texts.text('used', { cards: cardsOf(ids).cards }) ?? '')
  }
  expect(list('es', ['wings'])).toBe('Usa Alas.')
  expect(list('es', ['wings', 'jets'])).toBe('Usa Alas y Propulsores.')
  expect(list('es', ['wings', 'jets', 'mimic'])).toBe('Usa Alas, Propulsores e Imitador.')
  expect(list('en', ['wings', 'jets', 'mimic'])).toBe('Usa Alas, Propulsores and Imitador.')
})
