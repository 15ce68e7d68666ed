// Home for players who come back: own games, figures, the daily game, another strength of bots.

import type { Browser, Page } from '@playwright/test'
import { OPPONENTS } from '../../src/session/tables'
import type { TableSummary } from '../../src/wire'
import { violations } from './axe'
import { fake, infoOf, type Fake } from './fake'
import { hurry, Player, seeResult } from './player'
import { byDay, expect, live, test } from './test'

const SIZES = {
  phone: { width: 390, height: 844 },
  small: { width: 360, height: 640 },
  desk: { width: 1440, height: 900 },
}
const DAY = 20_775

const summary = (table: string, phase: TableSummary['phase'], more: Partial<TableSummary> = {}): TableSummary => ({
  table,
  options: infoOf(4, 'czech', 0).options,
  phase,
  seats: [
    ['Ada', 'kraken', { kind: 'guest', guest: 'me' }],
    ...OPPONENTS.usual.map((bot): TableSummary['seats'][number] => [bot, 'gigazaur', { kind: 'bot', bot }]),
  ],
  at: Date.UTC(2025, 11, 31, 12),
  ...more,
})
const running = (table: string, more?: Partial<TableSummary>) => summary(table, { phase: 'playing' }, more)
const ended = (table: string, winner: number, more?: Partial<TableSummary>) =>
  summary(
    table,
    { phase: 'over', ending: { ending: 'played', outcome: { won: { seat: winner, by: 'points' } } } },
    more,
  )
const home = (own: TableSummary[], past: TableSummary[]): Fake => ({
  info: infoOf(4, 'czech', 0),
  view: null,
  question: null,
  own,
  past,
})
async function open(page: Page, own: TableSummary[], past: TableSummary[]): Promise<void> {
  // A sheet that is still rising has no contrast.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await fake(page, home(own, past))
  await page.goto('/')
  await expect(page.locator('.home main')).toBeVisible()
}
/** Nothing is wider than the screen, and nothing breaks a rule of accessibility. */
async function isSound(page: Page): Promise<void> {
  const width = page.viewportSize()?.width ?? 0
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  expect(await violations(page)).toEqual([])
}

for (const [size, viewport] of Object.entries(SIZES))
  test.describe(size, byDay(size !== 'phone'), () => {
    test.use({ viewport })

    test('a new player sees no list of own games', async ({ page }) => {
      await open(page, [], [])
      await expect(page.getByRole('button', { name: 'Play today’s game' })).toBeEnabled()
      await expect(page.locator('.cont')).toHaveCount(0)
      await expect(page.getByRole('button', { name: /Play now/ })).toBeInViewport()
      await isSound(page)
    })

    test('one finished game is listed with its result and its replay', async ({ page }) => {
      await open(page, [], [ended('aaaaaaaa', 0)])
      const mine = page.locator('.cont')
      await expect(mine.locator('.listed')).toHaveCount(1)
      await expect(mine).toContainText('You and 3 bots')
      await expect(mine).toContainText('You won · Classic · 31 Dec')
      await expect(mine.getByRole('link', { name: 'Replay' })).toHaveAttribute('href', '/replay/aaaaaaaa')
      await expect(mine.getByRole('button', { name: /^All/ })).toHaveCount(0)
      await expect(mine).toBeInViewport()
      await isSound(page)
    })

    test('twelve own games: those that run first, and all in a list', async ({ page }) => {
      const past = Array.from({ length: 10 }, (_, i) => ended(`past000${i}`, i % 4))
      await open(page, [running('runs0001'), running('runs0002')], past)
      const mine = page.locator('.cont')
      await expect(mine.locator('.listed')).toHaveCount(3)
      await expect(mine.locator('.listed').first()).toContainText('Resume')
      await expect(mine.locator('.listed').last()).toHaveAttribute('href', '/t/past0000')
      // Own games come before everything else.
      const tops = await page.locator('.home main > *').evaluateAll((all) => all.map((one) => one.className))
      expect(tops[0]).toContain('cont')
      await isSound(page)
      await mine.getByRole('button', { name: 'All 12' }).click()
      const all = page.getByRole('dialog', { name: 'Your games' })
      await expect(all.locator('.listed')).toHaveCount(12)
      await expect(all.getByRole('link', { name: 'Replay' })).toHaveCount(10)
      await expect(all.getByRole('link', { name: 'Save the game' }).first()).toHaveAttribute(
        'href',
        '/api/tables/past0000/record',
      )
      await isSound(page)
    })
  })

test('the place of own games is kept free while they are loading', async ({ page }) => {
  await page.setViewportSize(SIZES.phone)
  await open(page, [running('runs0001')], [ended('past0001', 0), ended('past0002', 1)])
  await expect(page.locator('.cont .listed')).toHaveCount(3)
  const before = await page.locator('.play').boundingBox()
  let answer = () => {}
  const asked = new Promise<void>((done) => {
    answer = done
  })
  await page.route('**/api/me', async (route) => {
    await asked
    await route.fallback()
  })
  await page.reload()
  await expect(page.locator('.cont')).toBeVisible()
  const loading = await page.locator('.play').boundingBox()
  expect(Math.abs((loading?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(24)
  answer()
  await expect(page.locator('.cont .listed')).toHaveCount(3)
})

test('three wins in a row offer stronger bots, and never choose them', async ({ page }) => {
  const past = ['c', 'b', 'a'].map((one) => ended(`won0000${one}`, 0))
  await open(page, [], past)
  const offer = page.locator('.offer')
  await expect(offer).toContainText('3 wins in a row!')
  const level = (name: string) => page.getByRole('radio', { name })
  await expect(level('Even')).toBeChecked()
  await offer.getByRole('button', { name: 'Try Strong' }).click()
  await expect(level('Strong')).toBeChecked()
  await expect(offer).toHaveCount(0)
  await page.reload()
  await expect(level('Strong')).toBeChecked()
  // The same games make no second offer.
  await level('Even').check()
  await expect(page.locator('.cont .listed').first()).toBeVisible()
  await expect(offer).toHaveCount(0)
})

test('three losses in a row offer easier bots, which can be declined', async ({ page }) => {
  await open(
    page,
    [],
    ['c', 'b', 'a'].map((one) => ended(`lost000${one}`, 2)),
  )
  const offer = page.locator('.offer')
  await expect(offer).toContainText('3 losses in a row.')
  await offer.getByRole('button', { name: 'Not now' }).click()
  await expect(offer).toHaveCount(0)
  await expect(page.getByRole('radio', { name: 'Even' })).toBeChecked()
})

test('every strength has a line', async ({ page }) => {
  await open(page, [], [])
  const lines: string[] = []
  for (const name of ['Gentle', 'Even', 'Strong', 'Fierce']) {
    await page.getByRole('radio', { name }).check()
    lines.push(await page.locator('.strength > p:visible').innerText())
  }
  expect(new Set(lines).size).toBe(4)
})

test('the daily game of today is resumed, or shown when it is over', async ({ page }) => {
  await open(page, [running('daily001', { daily: DAY })], [])
  const daily = page.locator('.daily')
  await expect(daily).toContainText('Daily game, 18 November')
  await expect(daily.getByRole('button', { name: 'Resume' })).toBeVisible()
  await daily.getByRole('link', { name: 'How it stays fair' }).click()
  await expect(page.locator('#daily')).toContainText('day 20775')
  await isSound(page)
})

test('the daily game says how it ended', async ({ page }) => {
  await open(page, [], [ended('daily001', 1, { daily: DAY }), ended('daily000', 0, { daily: DAY - 1 })])
  const daily = page.locator('.daily')
  await expect(daily).toContainText('Today the bots won.')
  await expect(daily.getByRole('link', { name: 'See and share' })).toHaveAttribute('href', '/t/daily001')
})

async function visitor(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ viewport: SIZES.phone, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await hurry(page)
  await page.goto(url)
  return page
}

live('a daily game is played once, and its result can be shared', async ({ browser, server }) => {
  const page = await visitor(browser, server.url)
  await page.getByRole('button', { name: 'Play today’s game' }).click()
  await expect(page.locator('.game #prompt')).toBeVisible()
  const table = page.url()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Resign' }).click()
  await page.getByRole('alert').getByRole('button', { name: 'Resign' }).click()
  await seeResult(page)
  await expect(page.locator('.top')).toContainText('Daily game, ')
  await page.getByRole('button', { name: 'Share' }).click()
  const text = page.getByRole('textbox', { name: 'Text to share' })
  await expect(text).toHaveValue(/^Kaiju · Daily game, .*\n.*\n.*$/)
  // The dice of the day are not given away.
  await expect(text).not.toHaveValue(/replay/)
  await page.goto(server.url)
  await page.locator('.daily').getByRole('link', { name: 'See and share' }).click()
  await expect(page).toHaveURL(table)
})

live(
  'after a whole game home has its result, and the figures are those of the game',
  async ({ browser, server, seed }) => {
    const page = await visitor(browser, server.url)
    await page.getByRole('button', { name: /Play now/ }).click()
    await expect(page.locator('.game .tray')).toBeVisible()
    await new Player(page, seed).toTheEnd()
    const table = new URL(page.url()).pathname
    const winner = await page.locator('.standing .first').getAttribute('data-panel')
    const won = winner === '0'
    await page.getByRole('radio', { name: 'Stats' }).check()
    await expect(page.locator('.story tbody tr')).toHaveCount(6)
    const bought = await page.locator('.story tbody tr', { hasText: 'Cards bought' }).locator('td.mine').innerText()
    await page.goto(server.url)
    const mine = page.locator('.cont')
    await expect(mine.locator('.listed')).toHaveAttribute('href', table)
    await expect(mine).toContainText(won ? 'You won' : /\w+ won/)
    // The device remembers the same as the log says.
    const remembered = await page.evaluate(() => localStorage.getItem('kaiju-games'))
    await page.evaluate(() => localStorage.removeItem('kaiju-games'))
    await mine.getByRole('button', { name: 'Your stats' }).click()
    const figures = page.getByRole('dialog', { name: 'Your stats' })
    await expect(figures).toContainText('1 game')
    await expect(figures).toContainText(won ? '1 of 1 won' : '0 of 1 won')
    await expect(figures).toContainText('4 players')
    await expect(figures).toContainText('Best roll')
    expect(await page.evaluate(() => localStorage.getItem('kaiju-games'))).toBe(remembered)
    const [[, { cards }]] = JSON.parse(remembered ?? '[]') as [[string, { cards: string[] }]]
    expect(String(cards.length)).toBe(bought)
  },
)
