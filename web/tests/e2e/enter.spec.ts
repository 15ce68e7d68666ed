// Enter presses the button that shows the key, whatever was clicked before, unless keys have moved the focus to
// another one.

import { actions, filmAt, firstRoll, shopWith } from './asked'
import { expect, test } from './test'
import { settle } from './time'

test.use({ viewport: { width: 1440, height: 900 }, actionTimeout: 10_000 })

test('after a click on a die Enter rolls', async ({ page }) => {
  const { sent } = await filmAt(page, firstRoll())
  await settle(page)
  await page.locator('.die[data-die="5"]').click()
  await expect(page.locator('.kept .die')).toHaveCount(1)
  await settle(page)
  await expect(page.locator('#prompt .choice.main kbd')).toHaveText('R / Enter')
  await page.keyboard.press('Enter')
  await expect.poll(() => actions(sent)).toEqual(['keep claw'])
})

test('after a click on another button Enter takes the answer that shows it', async ({ page }) => {
  const { sent } = await filmAt(page, shopWith(5), { askUnspent: false })
  await settle(page)
  await page.getByRole('button', { name: 'Switch between day and night' }).click()
  const theme = await page.locator('html').getAttribute('data-theme')
  await page.keyboard.press('Enter')
  await expect.poll(() => actions(sent)).toEqual(['end'])
  expect(await page.locator('html').getAttribute('data-theme')).toBe(theme)
})

test('a button that was reached by Tab is pressed by Enter', async ({ page }) => {
  const { sent } = await filmAt(page, shopWith(5), { askUnspent: false })
  await settle(page)
  await page.locator('#prompt').getByRole('button', { name: 'Read Corner Store' }).click()
  await page.keyboard.press('Tab')
  await expect(page.locator('#prompt .choice', { hasText: 'Buy Giant Brain' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(() => actions(sent)).toEqual(['buy giant-brain'])
})
