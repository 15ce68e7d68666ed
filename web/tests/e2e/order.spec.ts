// The dice of a roll take effect in a good order by themselves; another order is there for whoever wants it.

import type { Page } from '@playwright/test'
import { actions, filmAt, recordedQuestion, tableAt } from './asked'
import { expect, test } from './test'

const ROLL = recordedQuestion('resolve', ({ question }) => question.choices.every(({ verb }) => verb === 'resolve'))
/** A beginner is not asked for the order. */
const USUAL = { askOrder: false }

const another = (page: Page) => page.getByRole('button', { name: 'Change the order' })

test('the usual next step is named, and taken after the time to read it', async ({ page }) => {
  const { sent } = await filmAt(page, ROLL, USUAL)
  await expect(another(page)).toBeVisible()
  await expect(page.locator('#prompt .next')).not.toBeEmpty()
  await page.clock.runFor(500)
  expect(actions(sent)).toEqual([])
  await page.clock.runFor(1000)
  await expect.poll(() => actions(sent)).toHaveLength(1)
  expect(ROLL.question.choices.map(({ action }) => action)).toContain(actions(sent)[0])
})

test('a tap beside all controls does not wait for it', async ({ page }) => {
  const { sent } = await filmAt(page, ROLL, USUAL)
  await expect(another(page)).toBeVisible()
  await page.locator('#prompt h2').click()
  await expect.poll(() => actions(sent)).toHaveLength(1)
})

test('without animations nothing waits; an answer that did not count is left to the player', async ({ page }) => {
  // This server says that all is well and changes nothing.
  const { sent } = await tableAt(page, ROLL, USUAL)
  await expect(page.locator('#prompt .choice')).toHaveCount(ROLL.question.choices.length)
  await page.clock.runFor(5_000)
  expect(actions(sent)).toHaveLength(1)
})

test('a player who wants another order is asked, for as long as it takes', async ({ page }) => {
  const { sent } = await filmAt(page, ROLL, USUAL)
  await another(page).click()
  const choices = page.locator('#prompt .choice')
  await expect(choices).toHaveCount(ROLL.question.choices.length)
  await page.clock.runFor(5_000)
  expect(actions(sent)).toEqual([])
  await choices.last().click()
  await expect.poll(() => actions(sent)).toHaveLength(1)
})

test('a player who always wants to be asked is asked', async ({ page }) => {
  const { sent } = await filmAt(page, ROLL, { askOrder: true })
  await expect(page.locator('#prompt .choice')).toHaveCount(ROLL.question.choices.length)
  await page.clock.runFor(5_000)
  expect(actions(sent)).toEqual([])
})
