// Whole games against a running server (KAIJU_URL): two browsers and a bot, in every rule set, to the end.

import type { Browser, Page } from '@playwright/test'
import { hurry, playToTheEnd, watch } from './player'
import { serverUrl } from './server'
import { expect, test } from './test'

test.beforeAll(() => { serverUrl() })

async function open(browser: Browser, path: string, viewport = { width: 1440, height: 900 }): Promise<{ page: Page; errors: string[] }> {
  const context = await browser.newContext({ viewport })
  const page = await context.newPage()
  const errors = watch(page)
  await hurry(page)
  await page.goto(path)
  return { page, errors }
}

for (const rules of ['Czech classic', 'Spanish classic', 'Polish classic', 'Dark Edition']) {
  test(`two browsers and a bot play ${rules} to the end`, async ({ browser }) => {
    test.setTimeout(600_000)
    const host = await open(browser, '/')
    await host.page.getByRole('button', { name: 'New table' }).click()
    await host.page.getByText(rules, { exact: true }).click()
    await host.page.getByRole('button', { name: 'Add a bot' }).last().click()
    const guest = await open(browser, new URL(host.page.url()).pathname, { width: 390, height: 844 })
    await guest.page.getByRole('button', { name: 'Sit here' }).first().click()
    await expect(host.page.locator('.chair:not(.empty)')).toHaveCount(3)
    await host.page.getByRole('button', { name: 'Start' }).click()
    await expect(host.page.locator('.game')).toBeVisible()
    let cut = false
    await playToTheEnd([host.page, guest.page], 4000, async (presses) => {
      if (presses < 12 || cut) return
      // In the middle the guest's page is thrown away and comes back to the same table.
      cut = true
      await guest.page.reload()
      await expect(guest.page.locator('.game')).toBeVisible()
    })
    await expect(guest.page.locator('.standing li')).toHaveCount(3)
    expect(host.errors).toEqual([])
    expect(guest.errors).toEqual([])
  })
}

test('one click from home to a game, on a phone, and the game goes to its end', async ({ browser }) => {
  test.setTimeout(600_000)
  const { page, errors } = await open(browser, '/', { width: 390, height: 844 })
  await page.getByRole('button', { name: /Play now/ }).click()
  await expect(page.locator('.game .tray')).toBeVisible()
  await playToTheEnd([page], 4000, async () => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
  await expect(page.locator('.standing li')).toHaveCount(4)
  await page.getByRole('link', { name: 'Check the dice' }).click()
  await page.getByRole('button', { name: 'Check every die here' }).click()
  await expect(page.locator('.verdict.good')).toBeVisible()
  expect(errors).toEqual([])
})

test('a turn is played by keyboard alone', async ({ browser }) => {
  const { page, errors } = await open(browser, '/')
  await page.getByRole('button', { name: /Play now/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#prompt:not(.is-waiting) h2')).toContainText('Your roll', { timeout: 60_000 })
  await page.keyboard.press('1')
  await expect(page.locator('.kept .die')).toHaveCount(1)
  await page.keyboard.press('r')
  await expect(page.locator('#prompt .choice small').first()).toContainText('1 roll left')
  const now = async () => `${await page.locator('.where').textContent()} ${await page.locator('#prompt').textContent()}`
  const before = await now()
  await page.keyboard.press('Enter')
  await expect.poll(now).not.toBe(before)
  expect(errors).toEqual([])
})
