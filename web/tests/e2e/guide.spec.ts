// The hint about cards brings the market into sight on a phone, and the board back afterwards.

import type { Page } from '@playwright/test'
import { asking, filmAt, firstRoll, shopWith } from './asked'
import { expect, test } from './test'
import { settle } from './time'

test.use({ viewport: { width: 390, height: 844 }, actionTimeout: 10_000 })

const top = (page: Page) => page.evaluate(() => Math.round(scrollY))

test('the board is back when the hint was read', async ({ page }) => {
  await page.addInitScript(() => history.replaceState(null, '', `${location.pathname}?guide`))
  await filmAt(page, shopWith(5), { guided: false })
  await settle(page)
  await page.getByRole('button', { name: 'Got it' }).click()
  await expect(page.locator('.guide')).toHaveAttribute('data-hint', 'shop')
  await expect.poll(() => top(page)).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Got it' }).click()
  await expect.poll(() => top(page)).toBe(0)
})

test('the board is back at the next roll, though the hint was left unread', async ({ page }) => {
  await page.addInitScript(() => history.replaceState(null, '', `${location.pathname}?guide`))
  const table = await filmAt(page, shopWith(5), { guided: false })
  await settle(page)
  await page.getByRole('button', { name: 'Got it' }).click()
  await expect.poll(() => top(page)).toBeGreaterThan(0)
  const roll = firstRoll(shopWith(5).view.monsters.length)
  table.show(asking(roll))
  await expect(page.locator('.guide')).toHaveAttribute('data-hint', 'keep')
  await expect.poll(() => top(page)).toBe(0)
})
