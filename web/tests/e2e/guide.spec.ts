// The guided first game: hints that hide nothing, a spotlight on what they speak of, wrong turns that are explained.

import type { Page } from '@playwright/test'
import { LESSONS } from '../../src/screens/game/lesson'
import type { Event, Face } from '../../src/wire'
import { asking, firstRoll, shopWith, tableAt, throwOf } from './asked'
import { byChance, bySeat } from './fake'
import { expect, test } from './test'
import { loaded, settle } from './time'

const PHONE = { width: 390, height: 844 }
const SIZES = [PHONE, { width: 360, height: 640 }, { width: 844, height: 390 }, { width: 1440, height: 900 }]
const GUIDED = '/t/k7m2p9xq?guide'
const DICE: Face[] = ['3', '3', 'energy', '1', 'heart', 'claw']

test.use({ viewport: PHONE, actionTimeout: 10_000 })

const hintOf = (page: Page) => page.locator('.guide')

/** The parts of the page that lie under the hint. */
const covered = (page: Page, selector: string) =>
  page.evaluate((query) => {
    const box = document.querySelector('.guide')?.getBoundingClientRect()
    if (!box) return ['no guide']
    return [...document.querySelectorAll(query)]
      .filter((element) => {
        const other = element.getBoundingClientRect()
        return (
          other.width > 0 &&
          box.left < other.right - 1 &&
          other.left < box.right - 1 &&
          box.top < other.bottom - 1 &&
          other.top < box.bottom - 1
        )
      })
      .map((element) => element.className)
  }, selector)

for (const viewport of SIZES)
  test(`hints hide no monster and no decision, ${viewport.width} by ${viewport.height}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await tableAt(page, firstRoll(3, DICE), { guided: false }, {}, GUIDED)
    await loaded(page)
    await expect(hintOf(page)).toBeVisible()
    expect(await covered(page, '.mon, #prompt')).toEqual([])
    await expect(hintOf(page).getByRole('button', { name: 'Got it' })).toBeInViewport({ ratio: 1 })
  })

test('hints go with their question, and nothing else must be pressed', async ({ page }) => {
  const roll = firstRoll(3, DICE)
  const table = await tableAt(page, throwOf(roll), { guided: false }, {}, GUIDED)
  await loaded(page)
  await expect(hintOf(page)).toHaveAttribute('data-hint', 'welcome')
  const rolled = (dice: Face[], n: number, left: number): Event => ({
    event: 'rolled',
    seat: 0,
    rolled: n,
    dice,
    rolls_left: left,
  })
  table.happen([byChance(58, [rolled(DICE, 6, 2)])], { ...roll.question, seq: 58 })
  await expect(hintOf(page)).toHaveAttribute('data-hint', 'sets')
  // The advice is not taken: that is allowed, and said.
  const kept: Event = { event: 'kept', seat: 0, dice: ['heart'], rolls_left: 2 }
  const again: Face[] = ['3', 'energy', '1', '2', 'heart', 'claw']
  table.happen([bySeat(59, 0, 'keep heart', [kept]), byChance(60, [rolled(again, 5, 1)])], {
    ...roll.question,
    seq: 60,
    decision: { decision: 'keep', rolls_left: 1 },
  })
  await expect(hintOf(page)).toHaveAttribute('data-hint', 'energy')
  await expect(hintOf(page)).toContainText('That works, too.')
})

test('a spotlight stands on what the hint speaks of, and lets every press through', async ({ page }) => {
  await tableAt(page, firstRoll(3, DICE), { guided: false }, {}, GUIDED)
  await settle(page)
  await page.getByRole('button', { name: 'Got it' }).click()
  await expect(hintOf(page)).toHaveAttribute('data-hint', 'sets')
  const boxes = await page.evaluate(() =>
    ['.spotlight', '.tray'].map((query) => document.querySelector(query)?.getBoundingClientRect().toJSON() as DOMRect),
  )
  const [light, tray] = boxes
  expect(Math.abs((light?.x ?? 0) + 5 - (tray?.x ?? -99))).toBeLessThan(2)
  expect(Math.abs((light?.bottom ?? 0) - 5 - (tray?.bottom ?? -99))).toBeLessThan(2)
  await page.locator('.die').first().click()
  await expect(page.locator('.kept .die')).toHaveCount(1)
  await expect(page.locator('.spotlight.is-dark')).toHaveCount(0)
})

test('cards are spoken of where they are in sight', async ({ page }) => {
  for (const viewport of SIZES) {
    await page.setViewportSize(viewport)
    const asked = shopWith(5)
    await tableAt(page, asked, { guided: false }, asking(asked), GUIDED)
    await settle(page)
    await page.getByRole('button', { name: 'Got it' }).click()
    await expect(hintOf(page)).toHaveAttribute('data-hint', 'shop')
    await expect(page.locator('.spotlight')).toBeInViewport()
    await page.evaluate(() => localStorage.clear())
  }
})

for (const viewport of SIZES)
  test(`everything is told before it says goodbye, ${viewport.width} by ${viewport.height}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    const roll = firstRoll(3, DICE)
    const table = await tableAt(page, roll, { guided: false }, {}, GUIDED)
    await loaded(page)
    // Four own turns have begun, and brought nothing up.
    const began: Event = { event: 'turn_began', seat: roll.question.seat, extra: false, dice_fewer: 0 }
    table.happen([byChance(58, Array<Event>(4).fill(began))], { ...roll.question, seq: 58 })
    // The welcome went with its question.
    await expect(hintOf(page)).toHaveAttribute('data-hint', 'sets')
    const told: (string | null)[] = ['welcome']
    while (told.length < LESSONS.length) {
      told.push(await hintOf(page).getAttribute('data-hint'))
      await hintOf(page).getByRole('button', { name: 'Got it' }).click()
    }
    expect(told.toSorted()).toEqual(LESSONS.toSorted())
    await expect(hintOf(page)).toContainText('That’s the whole game')
    await expect(hintOf(page).getByRole('button', { name: 'Play a real game' })).toBeInViewport({ ratio: 1 })
    await hintOf(page).getByRole('button', { name: 'Finish this one' }).click()
    await expect(hintOf(page)).toHaveCount(0)
    await page.reload()
    await loaded(page)
    await expect(hintOf(page)).toHaveCount(0)
  })
