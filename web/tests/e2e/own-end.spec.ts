// A choice shows all of its immediate effects, and one that ends the player's own game needs confirmation, wherever it
// is made.

import type { Page } from '@playwright/test'
import type { Choice, Event } from '../../src/wire'
import { actions, filmAt, firstRoll, recordedQuestion, shopWith, withMonster, withPower } from './asked'
import type { Asked } from './fake'
import { expect, test } from './test'
import { settle } from './time'

test.use({ viewport: { width: 390, height: 844 }, actionTimeout: 10_000 })

const hurt = (seat: number, hearts: number, now: number): Event => ({
  event: 'hurt',
  seat,
  hearts,
  now,
  author: null,
  cause: { power: 'high-altitude-bombing' },
  rolled: 0,
  more: 0,
  raised_by: [],
})
const out = (seat: number): Event => ({ event: 'eliminated', seat, author: null, cause: 'poison', points: 0 })
const won = (seat: number): Event => ({ event: 'game_over', outcome: { won: { seat, by: 'points' } } })

/** A shop at which buying the corner store does this as well. */
function shopWhere(effects: Event[], powers: string[] = []): Asked {
  const asked = shopWith(5, powers)
  const add = (choice: Choice): Choice =>
    choice.power === 'corner-store' ? { ...choice, effects: [...choice.effects, ...effects] } : choice
  return { ...asked, question: { ...asked.question, choices: asked.question.choices.map(add) } }
}
const shop = shopWith(5)
const me = shop.question.seat
const other = (me + 1) % shop.view.monsters.length
const deadly = shopWhere([hurt(me, 3, 0), out(me)])

const prompt = (page: Page) => page.locator('#prompt')
const isAsked = async (page: Page, words: RegExp) => {
  await expect(prompt(page)).toHaveClass(/is-grave/)
  await expect(prompt(page).getByRole('alert')).toContainText(words)
}
const answer = async (page: Page, words: string) => {
  await settle(page)
  await prompt(page).getByRole('button', { name: words }).click()
}

test('a purchase shows points, and the hearts and energy of everybody', async ({ page }) => {
  const asked = shopWhere([
    { event: 'points_gained', seat: me, points: 2, now: 18, cause: { power: 'corner-store' } },
    { event: 'energy_spent', seat: other, energy: 2, now: 1, cause: { power: 'corner-store' } },
    hurt(other, 3, 1),
  ])
  const view = withMonster(withMonster(asked.view, me, { points: 16 }), other, { alive: true, hearts: 4, energy: 3 })
  await filmAt(page, { ...asked, view })
  await settle(page)
  const shown = /16.*18.*5.*2.*−3.*−2/s
  await expect(prompt(page).getByRole('button', { name: /^Buy Corner Store/ })).toContainText(shown)
  await page.locator('.market [data-slot="1"] .face-up').click()
  await expect(page.getByRole('dialog', { name: 'Corner Store' })).toContainText(shown)
})

test('a purchase that eliminates the player needs a confirmation in red', async ({ page }) => {
  const { sent } = await filmAt(page, deadly)
  await settle(page)
  await prompt(page)
    .getByRole('button', { name: /^Buy Corner Store/ })
    .click()
  await isAsked(page, /eliminates you/)
  // Enter is the safe answer.
  await settle(page)
  await page.keyboard.press('Enter')
  await expect(prompt(page)).not.toHaveClass(/is-grave/)
  expect(actions(sent)).toEqual([])
  await settle(page)
  await prompt(page)
    .getByRole('button', { name: /^Buy Corner Store/ })
    .click()
  await answer(page, 'Do it anyway')
  await expect.poll(() => actions(sent)).toEqual(['buy corner-store'])
})

test('a deadly purchase from the market needs it, too', async ({ page }) => {
  const { sent } = await filmAt(page, deadly)
  await settle(page)
  await page.locator('.market [data-slot="1"] .face-up').click()
  await page.getByRole('dialog').getByRole('button', { name: /^Buy/ }).click()
  await isAsked(page, /eliminates you/)
  expect(actions(sent)).toEqual([])
  await answer(page, 'Don’t do it')
  await expect(prompt(page)).not.toHaveClass(/is-grave/)
})

test('an answer that lets another monster win names it', async ({ page }) => {
  const { sent } = await filmAt(page, shopWhere([won(other)]))
  await settle(page)
  await page.keyboard.press('1')
  await isAsked(page, /loses you the game.*would win at once/s)
  expect(actions(sent)).toEqual([])
})

test('stopping, if that ends the player’s own game, needs a confirmation', async ({ page }) => {
  const roll = firstRoll()
  const { sent } = await filmAt(page, { ...roll, question: { ...roll.question, stop: [hurt(0, 10, 0), out(0)] } })
  await settle(page)
  await page.keyboard.press('s')
  await isAsked(page, /eliminates you/)
  expect(actions(sent)).toEqual([])
  await answer(page, 'Do it anyway')
  await expect.poll(() => actions(sent)).toEqual(['keep all'])
})

test('taking a deadly hit that could be blocked needs a confirmation', async ({ page }) => {
  const asked = withPower('threat', 'wings')
  const { seat } = asked.question
  const choices = asked.question.choices.map((choice) =>
    choice.verb === 'pass'
      ? { ...choice, effects: [{ event: 'passed', seat } satisfies Event, hurt(seat, 9, 0), out(seat)] }
      : choice,
  )
  const { sent } = await filmAt(page, { ...asked, question: { ...asked.question, choices } })
  await settle(page)
  await page.locator('#prompt .choices .choice', { hasText: 'Take it' }).click()
  await isAsked(page, /eliminates you/)
  expect(actions(sent)).toEqual([])
})

test('a card that was just revealed needs it, too', async ({ page }) => {
  const fresh = recordedQuestion('reveal')
  const { seat } = fresh.question
  const choices = fresh.question.choices.map((choice) =>
    choice.verb === 'use' ? { ...choice, effects: [hurt(seat, 9, 0), out(seat)] } : choice,
  )
  const { sent } = await filmAt(page, { ...fresh, question: { ...fresh.question, choices } })
  await settle(page)
  await page.keyboard.press('1')
  await isAsked(page, /eliminates you/)
  expect(actions(sent)).toEqual([])
})

test('a pick that ends the player’s own game needs a confirmation', async ({ page }) => {
  const asked = recordedQuestion('choose', ({ question }) =>
    question.choices.every(({ pick }) => typeof pick === 'object' && 'power' in pick),
  )
  const { seat } = asked.question
  // Only the first card is deadly; an effect that every answer has needs no confirmation.
  const choices = asked.question.choices.map((choice, at) =>
    at === 0 ? { ...choice, effects: [hurt(seat, 9, 0), out(seat)] } : choice,
  )
  const { sent } = await filmAt(page, { ...asked, question: { ...asked.question, choices } })
  await settle(page)
  await page.locator('#prompt .picker .own').first().click()
  await page.locator('#prompt .picker .choice.main').click()
  await isAsked(page, /eliminates you/)
  expect(actions(sent)).toEqual([])
})
