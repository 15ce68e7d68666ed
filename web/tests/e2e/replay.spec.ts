// The replay of a game: by button, by key, by the timeline, from any seat, and with its dice checked.

import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SentEntry } from '../../src/wire'
import { fake, open } from './fake'
import { finished } from './finished'
import { checkDice, watch } from './player'
import { expect, test } from './test'
import { stopClock } from './time'

const over = finished('dark')
const text = readFileSync(join(import.meta.dirname, '../../../tests/records/revision-1/czech-2-1.kot'), 'utf8')
const commitment = /^commitment (\w+)$/m.exec(text)?.[1] ?? ''

async function replayed(page: Page, { extra = [] as SentEntry[], record = text } = {}): Promise<string[]> {
  const errors = watch(page)
  await stopClock(page)
  const fairness = { ...over.info.fairness, commitment }
  await fake(page, { ...over, info: { ...over.info, fairness }, entries: [...over.entries, ...extra] })
  await page.route('**/api/tables/*/record', (route) => route.fulfill({ body: record, contentType: 'text/plain' }))
  await page.goto('/replay/k7m2p9xq')
  await expect(page.locator('.now-turn')).toBeVisible()
  return errors
}

const turn = (page: Page) => page.locator('.now-turn b').innerText()

test('a game is stepped through by buttons, keys and the timeline', async ({ page }) => {
  const errors = await replayed(page)
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
  await replayed(page)
  await page.keyboard.press('End')
  const last = await turn(page)
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect.poll(() => turn(page)).toMatch(/^Turn [01]$/)
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  await page.keyboard.press('End')
  expect(await turn(page)).toBe(last)
  // It stops after the last step.
  await page.clock.runFor(2000)
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
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
  const errors = await replayed(page, { extra: [looked] })
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
  await replayed(page)
  await checkDice(page)
  // This device was not there before the game, so that it cannot call it fair.
  await expect(page.locator('.verdict.unsure')).toContainText('288 dice, 34 draws')
  const line = text.split('\n').findIndex((words) => /^dice .*\b1 /.test(words)) + 1
  const forged = text
    .split('\n')
    .map((words, i) => (i + 1 === line ? words.replace(/\b1 /, 'claw ') : words))
    .join('\n')
  await replayed(page, { record: forged })
  await checkDice(page)
  await expect(page.locator('.verdict.bad')).toContainText(`Line ${line} `)
})

test('a Bay that is closed is not shown', async ({ page }) => {
  const entries = over.entries.map((sent) => (sent.view ? { ...sent, view: { ...sent.view, bay_open: false } } : sent))
  await open(page, '/replay/k7m2p9xq', { ...over, entries })
  await expect(page.locator('.plot.city')).toBeVisible()
  await expect(page.locator('.plot.bay')).toHaveCount(0)
  await expect(page.locator('.stage.with-bay')).toHaveCount(0)
})

test('a turn is at the same place in the timeline, the slider and the graph', async ({ page }) => {
  await open(page, '/replay/k7m2p9xq', over)
  await expect(page.locator('.strip i').first()).toBeVisible()
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    const turns = await page.locator('.strip i').count()
    for (const turn of [1, Math.round(turns / 2), turns]) {
      await page.locator('#scrub').fill(String(turn))
      const middle = async (selector: string) => {
        const box = await page.locator(selector).boundingBox()
        return (box?.x ?? 0) + (box?.width ?? 0) / 2
      }
      await expect(page.locator('.strip .on')).toHaveCount(1)
      expect(Math.abs((await middle('.strip .on')) - (await middle('.needle-line')))).toBeLessThan(3)
    }
  }
})

test('a turn after the end is the last one', async ({ page }) => {
  await open(page, '/replay/k7m2p9xq/turn/9999', over)
  const last = over.entries.flatMap(({ events = [] }) => events).filter(({ event }) => event === 'turn_began').length
  await expect(page.locator('.now-turn')).toContainText(`Turn ${last}`)
})

test('on a phone on its side board and controls are on the screen together', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await open(page, '/replay/k7m2p9xq/turn/3', over)
  for (const part of ['.board .stage', '.now', '.reel', '.axis'])
    await expect(page.locator(part)).toBeInViewport({ ratio: 1 })
})

test('the keys of the replay are listed', async ({ page }) => {
  await open(page, '/replay/k7m2p9xq', over)
  await expect(page.locator('.now-turn')).toBeVisible()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('next turn')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Keys' }).click()
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
})
