// Texts: the list of ids is current, and every sentence can be said. languages.test.ts compares the languages.

import { FluentBundle, FluentResource } from '@fluent/bundle'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { lineOf } from '../../src/model/log'
import { reduce } from '../../src/model/reduce'
import { POWERS } from '../../src/wire/powers'
import { priceOf, printOf, wordsOf } from '../../src/model/printing'
import { diceWord, monsterWord, pieces, plain } from '../../src/text/rich'
import { current, wanted } from '../../scripts/ids.mjs'
import { sourceOf } from '../../vite/texts'
import { recorded } from '../e2e/fake'
import { messagesOf } from './fluent'

test('the union of ids is current', () => {
  expect(current()).toBe(wanted())
})

test('no text is written twice, and Fluent can read all of it', () => {
  const bundle = new FluentBundle('en', { useIsolating: false })
  expect(bundle.addResource(new FluentResource(sourceOf('en')))).toEqual([])
})

test.each(['czech', 'spanish', 'polish', 'dark'])('every event of the %s game makes a whole sentence', (name) => {
  const bundle = new FluentBundle('en', { useIsolating: false })
  bundle.addResource(new FluentResource(sourceOf('en')))
  const game = recorded(name)
  let table = game.start
  let sentences = 0
  for (const event of game.steps.flatMap((step) => step.events)) {
    const line = lineOf(event, table, 1)
    table = reduce(table, event)
    if (!line) continue
    sentences += 1
    const errors: Error[] = []
    const pattern = bundle.getMessage(line.id)?.value
    expect(pattern, line.id).toBeTruthy()
    const said = pattern ? bundle.formatPattern(pattern, line.args, errors) : ''
    expect(errors, line.id).toEqual([])
    expect(said).not.toMatch(/\{|undefined| {2}/)
  }
  expect(sentences).toBeGreaterThan(50)
})

test('every refusal of the server is said in the language of the page', () => {
  const wire = readFileSync(join(import.meta.dirname, '../../src/wire/Code.ts'), 'utf8')
  const codes = [...wire.matchAll(/"(\w+)"/g)].map((found) => found[1] ?? '')
  expect(codes.length).toBeGreaterThan(30)
  const said = [...messagesOf(sourceOf('en')).keys()].flatMap((id) =>
    id.startsWith('code-') ? [id.slice('code-'.length)] : [],
  )
  // The page itself notices that there is no server.
  expect(said.sort()).toEqual([...codes, 'offline'].sort())
})

test('marked words in a text are found again', () => {
  expect(pieces('a \u0002card:wings\u0003 and [heart]')).toEqual([
    { is: 'text', text: 'a ' },
    { is: 'card', id: 'wings' },
    { is: 'text', text: ' and ' },
    { is: 'icon', id: 'heart', n: 2 },
  ])
})

test('a comma stays with the card or icon before it', () => {
  const text = 'a \u0002card:wings\u0003, 2 [heart]. And'
  expect(pieces(text)).toEqual([
    { is: 'text', text: 'a ' },
    { is: 'card', id: 'wings', after: ',' },
    { is: 'text', text: ' 2 ' },
    { is: 'icon', id: 'heart', n: 2, after: '.' },
    { is: 'text', text: ' And' },
  ])
  const same = (name: string) => () => name
  expect(plain(text, { monster: same('Kraken'), card: same('Wings'), icon: same('hearts'), face: same('claw') })).toBe(
    'a Wings, 2 hearts. And',
  )
})

test('read aloud, everything in a text goes by its name', () => {
  const names = {
    monster: (seat: number) => `monster ${seat}`,
    card: (id: string) => `card ${id}`,
    icon: (id: string) => `icon ${id}`,
    face: (face: string) => `face ${face}`,
  }
  expect(plain(`${monsterWord(2)} rolls ${diceWord(['claw', '1'])}: [heart], \u0002card:wings\u0003`, names)).toBe(
    'monster 2 rolls face claw, face 1: icon heart, card wings',
  )
})

describe('the words of a card', () => {
  const bundle = new FluentBundle('en', { useIsolating: false })
  bundle.addResource(new FluentResource(sourceOf('en')))
  const said = (id: string, rules: string) => bundle.getMessage(`card-${printOf(id)}`)?.attributes[wordsOf(id, rules)]

  test('are there for all rules under which they differ', () => {
    let others = 0
    for (const [id, power] of Object.entries(POWERS)) {
      for (const attribute of Object.values(power.words?.as ?? {})) {
        others += 1
        expect(bundle.getMessage(`card-${id}`)?.attributes[attribute], `${id}.${attribute}`).toBeTruthy()
      }
    }
    expect(others).toBeGreaterThan(10)
  })

  test('are those of the revision by which a game is played', () => {
    const texts = (id: string, rules: string) => [wordsOf(id, rules), wordsOf(id, `${rules}, revision=1`)]
    expect(texts('even-bigger', 'czech')).toEqual(['text', 'house-1-text'])
    expect(texts('shrink-ray', 'polish')).toEqual(['text', 'house-1-text'])
    expect(texts('tile-skybeam', 'dark')).toEqual(['text', 'house-1-text'])
    expect(texts('even-bigger', 'czech, max_hp_cap=none')).toEqual(['text', 'text'])
    expect(texts('wings', 'czech')).toEqual(['text', 'text'])
  })

  test('are those of the table, house rules included', () => {
    expect(said('fire-breathing', 'czech')).not.toBe(said('fire-breathing', 'czech, fire_breathing=always'))
    expect(said('acid-attack', 'dark')).toBe(said('acid-attack', 'czech, bay_use=off, claw_adders=claws'))
    expect(said('acid-attack', 'dark')).not.toBe(said('acid-attack', 'czech'))
    expect(said('extra-head#2', 'czech')).toBe(said('extra-head', 'czech'))
  })

  test('come with the price of the rulebook', () => {
    expect(priceOf('freeze-time', 'czech')).toBe(5)
    expect(priceOf('freeze-time', 'dark, wickedness=green')).toBe(6)
  })
})
