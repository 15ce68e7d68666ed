// Hints: asked for by button or key, where the table allows them, for one question at a time.

import type { Hint } from '../../src/wire'
import { asking, firstRoll, tableAt } from './asked'
import { violations } from './axe'
import { expect, live, test } from './test'

const asked = firstRoll()
const { seq, seat } = asked.question

const hint: Hint = {
  seq,
  seat,
  answers: [
    {
      answer: { action: 'keep 3 3', verb: 'keep', keep: ['3', '3'] },
      win: 0.312,
      hopes: [{ face: '3', count: 3, chance: 0.7165 }],
    },
    { answer: { action: 'keep none', verb: 'keep', keep: [] }, win: 0.284 },
  ],
}

for (const theme of ['light', 'dark'] as const)
  test.describe(theme, () => {
    test.use({ colorScheme: theme, viewport: { width: 360, height: 640 }, reducedMotion: 'reduce' })

    test('a hint names the best answers, their chances, and what the dice can become', async ({ page }) => {
      await page.route('**/api/tables/*/hint', (route) => route.fulfill({ json: hint }))
      const { info } = asking(asked)
      await tableAt(page, asked, {}, { info: { ...info, options: { ...info.options, hints: true } } })
      const button = page.getByRole('button', { name: 'Hint' })
      await expect(button).toHaveAttribute('aria-expanded', 'false')
      await page.keyboard.press('h')
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      const found = page.getByRole('status').filter({ hasText: 'Three of a kind' })
      await expect(found.getByRole('listitem')).toHaveCount(2)
      await expect(found.getByRole('listitem').first()).toContainText('31%')
      await expect(found.getByRole('listitem').first()).toContainText('72%')
      await expect(found.getByRole('listitem').last()).toContainText('Keep nothing')
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
      expect(await violations(page, '#prompt')).toEqual([])
      await button.click()
      await expect(found).toHaveCount(0)
    })
  })

test('a table without hints has no button for them', async ({ page }) => {
  await tableAt(page, asked)
  await expect(page.locator('#prompt')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Hint' })).toHaveCount(0)
})

live('a game against bots gives hints', async ({ page, server }) => {
  await page.addInitScript(() =>
    localStorage.setItem('kaiju', JSON.stringify({ speed: 'off', name: 'Bob', guided: true, autoRoll: true })),
  )
  await page.goto(server.url)
  await page.getByRole('button', { name: /Play now/ }).click()
  // A press before the question could be read does nothing.
  await expect(async () => {
    if ((await page.locator('.hint').count()) === 0) await page.getByRole('button', { name: 'Hint' }).click()
    await expect(page.locator('.hint')).toBeVisible({ timeout: 5000 })
  }).toPass()
  await expect(page.locator('.hint li').first()).toContainText('%')
})
