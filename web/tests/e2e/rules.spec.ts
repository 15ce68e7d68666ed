// The rulebook and the cards, as players read them.

import { fake, infoOf } from './fake'
import { expect, test } from './test'
import type { Page } from '@playwright/test'

test.use({ viewport: { width: 1440, height: 900 } })

async function open(page: Page, path: string): Promise<void> {
  await fake(page, { info: infoOf(2, 'czech', 0), view: null, question: null })
  await page.goto(path)
  await expect(page.locator('main').first()).toBeVisible()
}

test('at a desk the rules stand beside their contents', async ({ page }) => {
  await open(page, '/rules')
  await expect(page.locator('.rulebook h2').first()).toBeVisible()
  const [contents, book] = [
    await page.locator('.contents').boundingBox(),
    await page.locator('.rulebook').boundingBox(),
  ]
  expect(book?.x).toBeGreaterThan((contents?.x ?? 0) + (contents?.width ?? 0))
  expect(book?.y).toBeLessThan(300)
  expect(book?.width).toBeGreaterThan(600)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the filters of the cards stay open while they are chosen, and are counted where they are shut', async ({
    page,
  }) => {
    await open(page, '/cards')
    const filters = page.locator('.filters summary')
    await expect(filters).toHaveText('Filters')
    await filters.click()
    const all = await page.locator('.gallery .card').count()
    await page.getByRole('radio', { name: 'One-time' }).click()
    await page.getByRole('checkbox', { name: 'Claws' }).click()
    await expect(page.getByRole('radio', { name: 'One-time' })).toBeVisible()
    await expect(page.getByRole('radio', { name: 'One-time' })).toBeChecked()
    expect(await page.locator('.gallery .card').count()).toBeLessThan(all)
    await filters.click()
    await expect(page.getByRole('radio', { name: 'One-time' })).toBeHidden()
    await expect(filters).toHaveText('Filters: 2')
  })

  test('the contents of the rules stay open while they are looked for, and make way for what is chosen', async ({
    page,
  }) => {
    await open(page, '/rules')
    await page.locator('.contents summary').click()
    const link = page.locator('.contents a').nth(2)
    await expect(link).toBeVisible()
    await page.getByRole('searchbox').fill('poison')
    await expect(link).toBeVisible()
    await link.click()
    await expect(link).toBeHidden()
  })
})

test.describe('rules', () => {
  test('are written for players: switches are sentences, and every link leads somewhere', async ({ page }) => {
    await open(page, '/rules')
    const book = page.locator('.rulebook')
    await expect(book).toContainText('How to play')
    const words = (await book.textContent()) ?? ''
    expect(words).not.toMatch(/on the wire|in the code|scenario|preset|[a-z]_[a-z]|\.md|`/)
    await expect(book.locator('code')).toHaveCount(0)
    // A switch is named as at a table, and its sentence is one click away.
    const link = book.getByRole('link', { name: 'Twenty points win' }).first()
    await link.click()
    await expect(
      book.getByText('You win with 20 points only if you’re alive and still have them at the end of your own turn.'),
    ).toBeInViewport()
    const lost = await book.evaluate((article) =>
      [...article.querySelectorAll('a[href^="#"]')]
        .map((a) => a.getAttribute('href')?.slice(1) ?? '')
        .filter((id) => !document.getElementById(id)),
    )
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

test.describe('the gallery of cards', () => {
  test('a card that does not exist is not taken for another', async ({ page }) => {
    await page.goto('/cards/nonsense')
    await expect(page.getByRole('alert')).toContainText('No card is called “nonsense”')
  })

  test('is filtered by words, kind and edition, tiles included', async ({ page }) => {
    await open(page, '/cards')
    const shown = page.locator('.card.lib')
    const all = await shown.count()
    expect(all).toBeGreaterThan(60)
    await page.getByRole('radio', { name: 'One-time' }).check()
    expect(await shown.count()).toBeLessThan(all)
    await expect(page.locator('.card.lib.keep')).toHaveCount(0)
    await page.getByRole('radio', { name: 'All' }).first().check()
    await page.getByRole('radio', { name: 'Dark Edition' }).check()
    await expect(page.locator('.card.lib', { hasText: 'Lunar Powered' })).toHaveCount(1)
    await page.getByRole('radio', { name: 'Czech edition' }).check()
    await expect(page.locator('.card.lib', { hasText: 'Lunar Powered' })).toHaveCount(0)
    await expect(page.locator('.tile-card')).toHaveCount(0)
    await page.getByRole('radio', { name: 'Dark Edition' }).check()
    await page.getByRole('searchbox').fill('final')
    // Tiles of either side are found.
    await expect(page.locator('.tile-card', { hasText: 'Final Roar' })).toHaveCount(1)
    await page.getByRole('searchbox').fill('xyzzy')
    await expect(page.locator('.none')).toContainText('No card')
    await expect(page.locator('.tile-card')).toHaveCount(0)
  })

  test('stays where it is when a card is opened, by mouse and by key', async ({ page }) => {
    await open(page, '/cards')
    const card = page.locator('[data-card="zombify"]').or(page.locator('.card.lib').last()).last()
    await card.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => scrollY)
    expect(before).toBeGreaterThan(300)
    await card.click()
    await expect(page.locator('#open-h')).toBeInViewport()
    expect(await page.evaluate(() => scrollY)).toBe(before)
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/\/cards$/)
    await expect(card).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/cards\/[\w-]+$/)
  })

  test('leaves room at the edges of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, '/cards')
    const box = await page.locator('.card.lib').nth(1).boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(384)
    await expect(page.getByRole('heading', { name: /^Cards/ })).toBeInViewport()
  })
})

test('on a phone the contents of the rules are one tap away', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/rules')
  await page.getByText('Contents', { exact: true }).click()
  await page.getByRole('link', { name: '9. Attack' }).click()
  await expect(page.getByRole('heading', { name: '9. Attack' })).toBeInViewport()
})
