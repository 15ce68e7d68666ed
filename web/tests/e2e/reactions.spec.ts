// Reactions between two browsers, with a spectator: before the start, in the game and at the result.

import type { Browser, Page } from '@playwright/test'
import { seeResult, watch } from './player'
import { expect, live as test } from './test'
import { stopClock } from './time'

/** The time a reaction is shown; it is longer than the pause until the same seat may react again. */
const HEARD_MS = 4500

async function visitor(
  browser: Browser,
  path: string,
  viewport: { width: number; height: number },
): Promise<{ page: Page; errors: string[] }> {
  const page = await (await browser.newContext({ viewport, reducedMotion: 'reduce' })).newPage()
  const errors = watch(page)
  await stopClock(page)
  // Only once, so that a choice made on the page stays.
  await page.addInitScript(() => {
    if (!localStorage.getItem('kaiju'))
      localStorage.setItem('kaiju', JSON.stringify({ speed: 'off', sound: false, guided: true }))
  })
  await page.goto(path)
  return { page, errors }
}

const said = (page: Page) => page.locator('[data-said]')
const call = async (page: Page, words: string) => {
  await page.getByRole('button', { name: /^React/ }).click()
  await page.getByRole('region', { name: 'React' }).getByRole('button', { name: words }).click()
}

test('a reaction is seen at its monster and heard, until a tap mutes it', async ({ browser, server }) => {
  const pages: Page[] = []
  const silence = async () => {
    await server.runFor(HEARD_MS)
    for (const page of pages) await page.clock.runFor(HEARD_MS)
  }
  const host = await visitor(browser, '/', { width: 1440, height: 900 })
  pages.push(host.page)
  await host.page.getByRole('button', { name: 'New table' }).click()
  await expect(host.page.locator('.chair.mine')).toHaveCount(1)
  const guest = await visitor(browser, new URL(host.page.url()).pathname, { width: 390, height: 844 })
  pages.push(guest.page)
  await guest.page.getByRole('button', { name: 'Sit here' }).first().click()
  await expect(host.page.locator('.chair:not(.empty)')).toHaveCount(2)

  // Before the start.
  await call(host.page, 'Hello!')
  await expect(guest.page.locator('.bubble')).toContainText('Hello!')
  await expect(said(guest.page)).toContainText('Hello!')
  await expect(host.page.locator('.bubble')).toContainText('Hello!')
  await silence()
  await expect(guest.page.locator('.bubble')).toHaveCount(0)

  // In the game, by key: the list takes the numbers, the dice do not move.
  await host.page.getByRole('button', { name: 'Start' }).click()
  await expect(guest.page.locator('.game #prompt')).toBeVisible()
  await guest.page.keyboard.press('t')
  await guest.page.keyboard.press('2')
  await expect(host.page.locator('.bubble[data-bubble="1"]')).toContainText('Well played!')
  await expect(guest.page.locator('.kept .die')).toHaveCount(0)
  const bubble = await host.page.locator('.bubble').boundingBox()
  const panel = await host.page.locator('.mon[data-panel="1"]').boundingBox()
  expect(
    Math.abs((bubble?.x ?? 0) + (bubble?.width ?? 0) / 2 - (panel?.x ?? 0) - (panel?.width ?? 0) / 2),
  ).toBeLessThan(60)
  // In sight on a phone too, and nothing becomes wider.
  const small = await guest.page.locator('.bubble').boundingBox()
  expect(small && small.x >= 0 && small.x + small.width <= 390 && small.y >= 0 && small.y + small.height <= 844).toBe(
    true,
  )
  expect(await guest.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

  // One tap mutes. A spectator sees reactions, too, and can only mute.
  const stranger = await visitor(browser, new URL(host.page.url()).pathname, { width: 1440, height: 900 })
  await expect(stranger.page.locator('.game #prompt')).toBeVisible()
  pages.push(stranger.page)
  await silence()
  await call(host.page, 'Roar!')
  await guest.page.locator('.bubble[data-bubble="0"]').click()
  await expect(guest.page.locator('.bubble')).toHaveCount(0)
  await expect(stranger.page.locator('.bubble')).toContainText('Roar!')
  await stranger.page.getByRole('button', { name: 'Mute all reactions' }).click()
  await expect(stranger.page.locator('.bubble')).toHaveCount(0)
  await stranger.page.getByRole('button', { name: 'Show reactions again' }).click()

  // It stays so.
  await guest.page.reload()
  await expect(guest.page.locator('.game #prompt')).toBeVisible()
  await silence()
  await call(host.page, 'Ouch!')
  await expect(stranger.page.locator('.bubble')).toContainText('Ouch!')
  await expect(guest.page.locator('.bubble')).toHaveCount(0)
  await expect(said(guest.page)).toBeEmpty()
  await guest.page.getByRole('button', { name: 'React (muted)' }).click()
  await guest.page.getByRole('button', { name: 'Show reactions again' }).click()
  await guest.page.keyboard.press('Escape')
  await expect(guest.page.locator('.calls')).toHaveCount(0)

  // At the result.
  await host.page.getByRole('button', { name: 'Menu' }).click()
  await host.page.getByRole('button', { name: 'Resign' }).click()
  await host.page.getByRole('alert').getByRole('button', { name: 'Resign' }).click()
  for (const page of pages) await seeResult(page)
  await silence()
  await call(guest.page, 'Thanks!')
  await expect(guest.page.locator('.bubble')).toContainText('Thanks!')
  expect([...host.errors, ...guest.errors, ...stranger.errors]).toEqual([])
})
