// The rulebook and the cards, as players read them.

import { fake, infoOf } from './fake'
import { expect, test } from './test'
import type { Page } from '@playwright/test'

test.use({ actionTimeout: 10_000, viewport: { width: 1440, height: 900 } })

async function open(page: Page, path: string): Promise<void> {
  await fake(page, { info: infoOf(2, 'czech', 0), view: null, question: null })
  await page.goto(path)
  await expect(page.locator('main').first()).toBeVisible()
}

test.describe('rules', () => {
  test('are told to players: in words, with the switches as sentences, and every link leads somewhere', async ({ page }) => {
    await open(page, '/rules')
    const book = page.locator('.rulebook')
    await expect(book).toContainText('How to play')
    const words = (await book.textContent()) ?? ''
    expect(words).not.toMatch(/on the wire|in the code|scenario|preset|[a-z]_[a-z]|\.md|`/)
    await expect(book.locator('code')).toHaveCount(0)
    // A switch is named as at a table, and its sentence is one click away.
    const link = book.getByRole('link', { name: 'Twenty points win' }).first()
    await link.click()
    await expect(book.getByText('20 points win only if you still have them, alive, at the end of a turn of your own.')).toBeInViewport()
    const lost = await book.evaluate((article) => [...article.querySelectorAll('a[href^="#"]')].map((a) => a.getAttribute('href')?.slice(1) ?? '').filter((id) => !document.getElementById(id)))
    expect(lost).toEqual([])
  })

  test('open points that the books leave are part of them', async ({ page }) => {
    await open(page, '/rules#OPEN-13')
    await expect(page.locator('[id="OPEN-13"]')).toBeInViewport()
  })

  test('a search finds sentences, and says so when there are none', async ({ page }) => {
    await open(page, '/rules')
    await page.getByRole('searchbox').fill('poison token')
    await expect(page.locator('.rules-page [role=status]')).toContainText(/\d+ found/)
    await page.getByRole('searchbox').fill('xyzzy')
    await expect(page.locator('.rules-page [role=status]')).toContainText('Nothing found')
  })
})

test.describe('cards', () => {
  test('a link to a card opens it, with rulings in words', async ({ page }) => {
    await open(page, '/cards/fire-breathing')
    const sheet = page.getByRole('complementary', { name: 'Fire Breathing' })
    await expect(sheet.locator('.rulings dt').first()).toBeVisible()
    expect(await sheet.textContent()).not.toMatch(/[a-z]_[a-z]|`|\bczech\b|\bdark\b/)
  })
})
