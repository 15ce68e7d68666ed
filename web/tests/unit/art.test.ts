// Everything that can be on the table has a picture, and each picture is drawn once.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { printOf } from '../../src/model/printing'
import { POWERS } from '../../src/wire/powers'
import { sheet, topLevel, whole } from '../../vite/art'

const art = (file: string) => readFileSync(join(import.meta.dirname, '../../src/art', file), 'utf8')
const ids = (markup: string) => [...markup.matchAll(/<symbol id="([^"]+)"/g)].map((found) => found[1])

describe('sprites', () => {
  test('every card and tile has a picture', () => {
    const drawn = new Set(ids(sheet(art('cards.svg'), 'cards')))
    expect(Object.keys(POWERS).filter((id) => !drawn.has(`cards-${printOf(id)}`))).toEqual([])
  })

  test('every face of a die and every token is a symbol', () => {
    expect(ids(sheet(art('dice.svg'), 'dice'))).toEqual(
      ['1', '2', '3', 'energy', 'claw', 'heart'].map((face) => `dice-face-${face}`),
    )
    expect(ids(sheet(art('tokens.svg'), 'tokens'))).toContain('tokens-skull')
  })

  test('names inside a drawing cannot clash with those of another', () => {
    const kraken = whole(art('monsters/kraken.svg'), 'monsters', 'kraken')
    expect(kraken).toContain('href="#monsters-kraken_kr-arms"')
    expect(kraken).toContain('class="monsters-hurt"')
    expect(kraken).not.toContain('id="hurt"')
  })

  test('the top level of some markup', () => {
    expect(topLevel('<view id="a"/><g><path/><g></g></g>')).toEqual(['<view id="a"/>', '<g><path/><g></g></g>'])
  })
})
