// Names of the maximum length and names with spaces: nothing overlaps, and nothing scrolls sideways.

import type { Locator, Page } from '@playwright/test'
import type { TableInfo, TableSummary } from '../../src/wire'
import { recordedQuestion } from './asked'
import { fake, infoOf, type Fake } from './fake'
import { finished } from './finished'
import { expect, test } from './test'

const LONG = [
  'Wolfeschlegelsteinha',
  'Aunt_Mary_of_Tokyo_1',
  'Brzęczyszczykiewicz1',
  'KONSTANTYNOPOLITANCZ',
  'WWWWWWWWWWWWWWWWWWWW',
  'Maximilian-Alexander',
]
const long = (info: TableInfo): TableInfo => ({
  ...info,
  seats: info.seats.map((seat, i) => ({ ...seat, name: LONG[i] ?? '' })),
})

const game = finished('dark')
const over: Fake = { ...game, info: long(game.info) }
const waiting: Fake = { info: long(infoOf(6, 'dark', 0, { phase: 'waiting' })), view: null, question: null }
const listed = (code: string): TableSummary => ({
  table: code,
  options: waiting.info.options,
  phase: { phase: 'playing' },
  at: 0,
  seats: waiting.info.seats.map(({ name, monster, occupant }) => [name, monster, occupant]),
})
function rolling(): Fake {
  const found = recordedQuestion('keep', ({ view }) => view.monsters.length > 4)
  const info = long(infoOf(found.view.monsters.length, found.rules, found.question.seat))
  return { info, view: found.view, question: found.question, entries: game.entries.slice(0, 40) }
}

/** The box of the text itself, which may be larger than its element. */
const inked = (of: Locator): Promise<DOMRect> =>
  of.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return range.getBoundingClientRect().toJSON() as DOMRect
  })
async function expectApart(one: Locator, other: Locator): Promise<void> {
  const [a, b] = [await inked(one), await inked(other)]
  const isApart = a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1
  expect(isApart, `${JSON.stringify(a)} and ${JSON.stringify(b)}`).toBe(true)
}
async function expectInside(inner: Locator, outer: Locator): Promise<void> {
  const [a, b] = [await inked(inner), await outer.boundingBox()]
  expect(a.left).toBeGreaterThanOrEqual((b?.x ?? 0) - 1)
  expect(a.right).toBeLessThanOrEqual((b?.x ?? 0) + (b?.width ?? 0) + 1)
}

const SCREENS: [string, string, Fake, (page: Page) => Promise<void>][] = [
  [
    'home',
    '/',
    { ...waiting, own: [listed('aaaaaaaa')], lobby: [listed('bbbbbbbb')] },
    async (page) => {
      await expect(page.locator('.listed')).toHaveCount(2)
      // A long name is cut off, not pushed out.
      for (const part of await page.locator('.listed, .listed .what, .listed .go').all()) {
        const [box, within] = [await part.boundingBox(), await page.locator('main').boundingBox()]
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((within?.x ?? 0) + (within?.width ?? 0))
      }
    },
  ],
  [
    'set-up',
    '/t/k7m2p9xq',
    waiting,
    async (page) => {
      await expect(page.locator('.chair')).toHaveCount(6)
      for (const chair of await page.locator('.chair:not(.mine)').all()) {
        await expectInside(chair.locator('.chair-text b'), chair)
        await expectApart(chair.locator('.chair-text b'), chair.locator('.chair-state'))
      }
      for (const monster of await page.locator('.cast-one').all()) await expectInside(monster.locator('b'), monster)
    },
  ],
  [
    'roll',
    '/t/k7m2p9xq',
    rolling(),
    async (page) => {
      await page.locator('.log summary').first().scrollIntoViewIfNeeded()
      for (const turn of await page.locator('.log summary').all()) await expectInside(turn, page.locator('.log'))
    },
  ],
  [
    'result',
    '/t/k7m2p9xq',
    over,
    async (page) => {
      await expect(page.locator('.standing li')).toHaveCount(6)
      for (const row of await page.locator('.standing li').all())
        await expectApart(row.locator('.nm'), row.locator('.mon-stats'))
    },
  ],
  [
    'replay',
    '/replay/k7m2p9xq',
    over,
    async (page) => {
      await page.getByRole('group', { name: 'View as' }).getByRole('radio').nth(5).check()
    },
  ],
]

for (const [name, path, table, look] of SCREENS) {
  test(`${name} with long names`, async ({ page }) => {
    await fake(page, table)
    await page.goto(path)
    await expect(page.locator('main').first()).toBeVisible()
    for (const viewport of [
      { width: 360, height: 640 },
      { width: 390, height: 844 },
      { width: 844, height: 390 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(viewport)
      await look(page)
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        String(viewport.width),
      ).toBeLessThanOrEqual(viewport.width)
    }
  })
}

test('a name with spaces is shown as it was typed', async ({ page }) => {
  const info = infoOf(4, 'czech', 0, { phase: 'waiting' })
  const seats = info.seats.map((seat, i) => ({
    ...seat,
    name: ['Aunt_Mary', 'Strategist', 'Uncle_Bob', 'Strategist-2'][i] ?? '',
  }))
  await fake(page, { info: { ...info, seats }, view: null, question: null })
  await page.goto('/t/k7m2p9xq')
  await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('Aunt Mary')
  await expect(page.locator('.chair', { hasText: 'Uncle Bob' })).toBeVisible()
  await expect(page.locator('.chair', { hasText: 'Strategist 2' })).toBeVisible()
  await expect(page.locator('.setup')).not.toContainText('_')
})
