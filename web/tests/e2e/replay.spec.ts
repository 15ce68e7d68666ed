// The replay of a game: by button, by key, by the timeline, from any seat, and with its dice checked.

import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { reduce } from '../../src/model/reduce'
import type { TableInfo, SentEntry } from '../../src/wire'
import { fake, infoOf, recorded } from './fake'
import { checkDice, watch } from './player'
import { expect, test } from './test'
import { stopClock } from './time'

const game = recorded('dark')
const end = game.steps.flatMap((step) => step.events).reduce(reduce, game.start)
const entries: SentEntry[] = [
  { seq: 1, at: 0, entry: { type: 'started', seats: [], revision: 2 }, view: game.start },
  ...game.steps.map((step, i): SentEntry => ({
    seq: i + 2,
    at: i,
    entry: { type: 'acted', seat: 0, action: '', by: 'player' },
    events: step.events,
  })),
]
const over = (commitment?: string): TableInfo => {
  const info = infoOf(6, 'dark', 0, { phase: 'over', ending: { ending: 'played', outcome: end.outcome ?? 'drawn' } })
  return commitment ? { ...info, fairness: { ...info.fairness, commitment } } : info
}
const text = readFileSync(join(import.meta.dirname, '../../../tests/records/revision-1/czech-2-1.kot'), 'utf8')
const commitment = /^commitment (\w+)$/m.exec(text)?.[1] ?? ''

async function open(page: Page, { extra = [] as SentEntry[], record = text } = {}): Promise<string[]> {
  const errors = watch(page)
  await stopClock(page)
  await fake(page, { info: over(commitment), view: end, question: null, entries: [...entries, ...extra] })
  await page.route('**/api/tables/*/record', (route) => route.fulfill({ body: record, contentType: 'text/plain' }))
  await page.goto('/replay/k7m2p9xq')
  await expect(page.locator('.now-turn')).toBeVisible()
  return errors
}

const turn = (page: Page) => page.locator('.now-turn b').innerText()

test('a game is stepped through by buttons, keys and the timeline', async ({ page }) => {
  const errors = await open(page)
  await page.locator('#scrub').fill('9')
  expect(await turn(page)).toBe('Turn 9')
  await page.locator('#scrub').blur()
  const before = await page.locator('.now').innerText()
  await page.getByRole('button', { name: 'Next step' }).click()
  expect(await page.locator('.now').innerText()).not.toBe(before)
  await page.keyboard.press('ArrowLeft')
  expect(await page.locator('.now').innerText()).toBe(before)
  await page.keyboard.press('PageDown')
  expect(await turn(page)).toBe('Turn 10')
  await page.keyboard.press('Home')
  expect(await turn(page)).toBe('Turn 0')
  await page.keyboard.press('End')
  expect(await turn(page)).not.toBe('Turn 0')
  await page.keyboard.press('3')
  await expect(page.locator('.mini.is-eyes')).toHaveCount(1)
  await page.keyboard.press('0')
  await expect(page.locator('.mini.is-eyes')).toHaveCount(0)
  expect(errors).toEqual([])
})

test('playing from the end starts over', async ({ page }) => {
  await open(page)
  await page.keyboard.press('End')
  const last = await turn(page)
  await page.getByRole('button', { name: 'Play' }).click()
  await expect.poll(() => turn(page)).toMatch(/^Turn [01]$/)
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  await page.keyboard.press('End')
  expect(await turn(page)).toBe(last)
  // It stops after the last step.
  await page.clock.runFor(2000)
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible()
  await page.locator('body').click({ position: { x: 2, y: 2 } })
  await page.keyboard.press(' ')
  await expect.poll(() => turn(page)).toMatch(/^Turn [01]$/)
})

test('a card that one seat looked at is shown for that seat and for all, not for another seat', async ({ page }) => {
  // The log of a game tells a stranger only that somebody looked; the record of the finished game tells what.
  const looked: SentEntry = {
    seq: 9000,
    at: 0,
    entry: { type: 'chance', luck: 'draw hidden' },
    events: [{ event: 'peeked', seat: 2, card: null }],
  }
  const errors = await open(page, { extra: [looked] })
  const drawn = /^draw (\S+) \[/m.exec(text)?.[1] ?? ''
  await page.keyboard.press('End')
  await expect(page.locator('.top-card')).toHaveAttribute('data-top', drawn)
  await page.keyboard.press('3')
  await expect(page.locator('.top-card')).toHaveAttribute('data-top', drawn)
  await page.keyboard.press('2')
  await expect(page.locator('.top-card')).toHaveAttribute('data-top', '')
  await expect(page.locator('.top-card')).toContainText('hidden')
  expect(errors).toEqual([])
})

test('every die is checked in the browser, and a changed one is found', async ({ page }) => {
  await open(page)
  await checkDice(page)
  await expect(page.locator('.verdict.good')).toContainText('288 dice and 34 draws')
  const line = text.split('\n').findIndex((words) => /^dice .*\b1 /.test(words)) + 1
  const forged = text
    .split('\n')
    .map((words, i) => (i + 1 === line ? words.replace(/\b1 /, 'claw ') : words))
    .join('\n')
  await open(page, { record: forged })
  await checkDice(page)
  await expect(page.locator('.verdict.bad')).toContainText(`Line ${line} `)
})
