// Every screen with something on it, for tests that look at all of them.

import { expect, type Page } from '@playwright/test'
import { around, asking as atQuestion, firstRoll, recordedQuestion, throwOf } from './asked'
import { infoOf, type Fake } from './fake'
import { finished } from './finished'

const asking = (kind: string): Fake => atQuestion(recordedQuestion(kind))
const lesson = (table: Fake): Fake => ({ ...table, info: { ...table.info, lesson: true } })
const thrown = atQuestion(throwOf(firstRoll()))

export interface Screen {
  path: string
  table: Fake
  /** An element that appears last. */
  seen: string
  ready?: (page: Page) => Promise<void>
}

export const ended = finished('dark')
const empty: Fake = { ...ended, view: null, entries: [] }
export const table = '/t/k7m2p9xq'
export const SCREENS: Record<string, Screen> = {
  home: { path: '/', table: empty, seen: '.home main' },
  'set-up': {
    path: table,
    table: { info: infoOf(6, 'dark', 0, { phase: 'waiting' }), view: null, question: null },
    seen: '.chair >> nth=5',
  },
  roll: { path: table, table: asking('keep'), seen: '#prompt h2' },
  lesson: { path: table, table: lesson(asking('keep')), seen: '.guide' },
  throw: { path: table, table: thrown, seen: '#prompt .choice.main' },
  cover: { path: table, table: { ...thrown, info: around(thrown.info, [0, 1]) }, seen: '.cover' },
  interrupt: { path: table, table: asking('threat'), seen: '#prompt h2' },
  market: { path: table, table: asking('shop'), seen: '#prompt h2' },
  tile: { path: table, table: asking('tile'), seen: '#prompt h2' },
  result: { path: table, table: ended, seen: '.race-graph' },
  replay: { path: '/replay/k7m2p9xq', table: ended, seen: '.now-turn' },
  watching: {
    path: table,
    table: { ...asking('shop'), you: 'stranger', spectators: 2 },
    seen: '#prompt h2',
    ready: (page) => page.locator('.eyes input').nth(1).check(),
  },
  reactions: {
    path: table,
    table: asking('keep'),
    seen: '#prompt h2',
    ready: async (page) => {
      await page.keyboard.press('t')
      await page.keyboard.press('1')
      await page.keyboard.press('t')
      await expect(page.locator('.calls')).toBeVisible()
    },
  },
  'a card': { path: '/cards/fire-breathing', table: empty, seen: '.rulings dt >> nth=0' },
  cards: { path: '/cards', table: empty, seen: '.card.lib >> nth=60' },
  rules: { path: '/rules', table: empty, seen: '.rulebook h2 >> nth=0' },
  settings: { path: '/settings', table: empty, seen: 'main' },
  'fair dice': { path: '/fairness', table: empty, seen: '#daily .note' },
}
