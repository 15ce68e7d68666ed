// A sheet closes as on any phone: by Back, and by pulling it down.

import type { Browser, Page } from '@playwright/test'
import { asking, firstRoll } from './asked'
import { fakeTable } from './fake'
import { expect, test } from './test'

test.use({ actionTimeout: 10_000 })
test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close()
})

async function phone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.addInitScript(() => localStorage.setItem('kaiju', JSON.stringify({ sound: false, guided: true })))
  await fakeTable(page, asking(firstRoll()))
  await page.goto('/')
  await page.evaluate(() => history.pushState(null, '', '/t/k7m2p9xq'))
  await page.reload()
  await expect(page.locator('#prompt h2')).not.toBeEmpty()
  return page
}
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
const open = async (page: Page) => {
  await page.getByRole('button', { name: 'Menu' }).tap()
  await expect(menu(page)).toBeVisible()
}

test('Back closes the sheet, and leaves the game only the next time', async ({ browser }) => {
  const page = await phone(browser)
  await open(page)
  await page.goBack()
  await expect(menu(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/t\/k7m2p9xq$/)
  await expect(page.locator('#prompt')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
})

test('a sheet closed by its button leaves no history entry', async ({ browser }) => {
  const page = await phone(browser)
  await open(page)
  await menu(page).getByRole('button', { name: 'close' }).tap()
  await expect(menu(page)).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
})

test('a sheet that opens another one is closed by one Back', async ({ browser }) => {
  const page = await phone(browser)
  await open(page)
  await menu(page).getByRole('button', { name: 'Standing orders' }).tap()
  const orders = page.getByRole('dialog', { name: /Standing orders/ })
  await expect(orders).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/t\/k7m2p9xq$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
})

test('a link on a sheet leads away, and Back leads back to the game', async ({ browser }) => {
  const page = await phone(browser)
  await open(page)
  await menu(page).getByRole('link', { name: 'Leave the table' }).tap()
  await expect(page).toHaveURL(/\/$/)
  await page.getByRole('link', { name: 'Settings' }).tap()
  await expect(page).toHaveURL(/\/settings$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/t\/k7m2p9xq$/)
  await expect(page.locator('#prompt')).toBeVisible()
})

/** A finger that goes from one height of the window to another. */
async function swipe(page: Page, from: number, to: number): Promise<void> {
  const touch = await page.context().newCDPSession(page)
  const at = (y: number) => ({ touchPoints: [{ x: 195, y }] })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(from) })
  for (let step = 1; step <= 8; step++)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(from + ((to - from) * step) / 8) })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test('a sheet that is pulled down closes, and springs back if it was only nudged', async ({ browser }) => {
  const page = await phone(browser)
  await open(page)
  const top = (await menu(page).boundingBox())?.y ?? 0
  await swipe(page, top + 20, top + 50)
  await expect(menu(page)).toBeVisible()
  await expect.poll(async () => (await menu(page).boundingBox())?.y).toBe(top)
  await swipe(page, top + 20, top + 260)
  await expect(menu(page)).toHaveCount(0)
})
