// The guided first game: hints that hide nothing, a spotlight on what they speak of, wrong turns that are explained.

import type { Page } from '@playwright/test'
import { LESSONS } from '../../src/screens/game/lesson'
import type { Event, Face } from '../../src/wire'
import { asking, filmAt, firstRoll, recordedQuestion, shopWith, tableAt, throwOf } from './asked'
import { byChance, bySeat, type Asked, type Fake } from './fake'
import { byDay, expect, test } from './test'
import { loaded, settle } from './time'

const PHONE = { width: 390, height: 844 }
const SIZES = [PHONE, { width: 360, height: 640 }, { width: 844, height: 390 }, { width: 1440, height: 900 }]
/** By day a sweep sees these widths. A phone, a phone on its side and a desk are the three layouts. */
const isOneOf = ({ width }: { width: number }, ...widths: number[]) => byDay(widths.includes(width))
const DICE: Face[] = ['3', '3', 'energy', '1', 'heart', 'claw']
const ROLL = firstRoll(3, DICE)

test.use({ viewport: PHONE, actionTimeout: 10_000 })

/** The settings of somebody who has not played before. */
const NEW = { guided: false }
/** The lesson at this question. */
function lessonAt(asked: Asked): Partial<Fake> {
  const { info } = asking(asked)
  return { info: { ...info, lesson: true } }
}
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
    await tableAt(page, ROLL, NEW, lessonAt(ROLL))
    await loaded(page)
    await expect(hintOf(page)).toBeVisible()
    expect(await covered(page, '.mon, #prompt')).toEqual([])
    await expect(hintOf(page).getByRole('button', { name: 'Got it' })).toBeInViewport({ ratio: 1 })
  })

for (const viewport of SIZES) {
  const title = `nothing flies over a hint, ${viewport.width} by ${viewport.height}`
  test(title, isOneOf(viewport, 360, 1440), async ({ page }) => {
    await page.setViewportSize(viewport)
    const table = await filmAt(page, ROLL, NEW, lessonAt(ROLL))
    await expect(hintOf(page)).toBeVisible()
    // All numbers of all monsters change at once.
    const events = ROLL.view.monsters.flatMap((_, seat): Event[] => [
      { event: 'points_gained', seat, points: 2, now: 2, cause: 'entry' },
      { event: 'energy_gained', seat, energy: 2, now: 2, cause: { dice: 'energy' }, raised_by: [] },
      { event: 'hurt', seat, hearts: 2, now: 8, author: 1, cause: { dice: 'claw' }, rolled: 2, more: 0, raised_by: [] },
    ])
    let flown = 0
    for (const [i, event] of events.entries()) {
      // The question stays, and the hint with it.
      table.happen([byChance(58 + i, [event])], ROLL.question)
      await expect(page.locator('.game')).toHaveAttribute('data-beat', String(i + 1))
      // Seen on its way: the browser's own animations do not follow the page's clock.
      await page.evaluate(() => {
        for (const animation of document.getAnimations()) {
          animation.pause()
          animation.currentTime = 250
        }
      })
      flown += await page.locator('.float').count()
      expect(await covered(page, '.float')).toEqual([])
      await page.evaluate(() => {
        for (const animation of document.getAnimations())
          if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish()
      })
      await page.clock.runFor(2000)
    }
    expect(flown).toBeGreaterThan(5)
  })
}

/** A roll, as an event. */
const rolled = (dice: Face[], n: number, left: number): Event => ({
  event: 'rolled',
  seat: 0,
  rolled: n,
  dice,
  rolls_left: left,
})
const kept = (dice: Face[]): Event => ({ event: 'kept', seat: 0, dice, rolls_left: 2 })

test('hints go with their question, and nothing else must be pressed', async ({ page }) => {
  const table = await tableAt(page, throwOf(ROLL), NEW, lessonAt(ROLL))
  await loaded(page)
  await expect(hintOf(page)).toHaveAttribute('data-hint', 'welcome')
  table.happen([byChance(58, [rolled(DICE, 6, 2)])], { ...ROLL.question, seq: 58 })
  await expect(hintOf(page)).toHaveAttribute('data-hint', 'sets')
  const again: Face[] = ['3', '3', 'energy', '2', 'heart', 'claw']
  table.happen([bySeat(59, 0, 'keep 3 3', [kept(['3', '3'])]), byChance(60, [rolled(again, 4, 1)])], {
    ...ROLL.question,
    seq: 60,
    decision: { decision: 'keep', rolls_left: 1 },
  })
  await expect(hintOf(page)).toHaveAttribute('data-hint', 'energy')
  await expect(hintOf(page)).toContainText('Well done!')
})

for (const { wrong, dice, says } of [
  { wrong: 'the pair is let go', dice: ['heart'] as Face[], says: 'any three equal numbers score' },
  { wrong: 'the roll ends early', dice: DICE, says: 'You stopped with rolls left' },
])
  test(`a wrong turn is allowed and explained: ${wrong}`, async ({ page }) => {
    const table = await tableAt(page, ROLL, NEW, lessonAt(ROLL))
    await hintOf(page).getByRole('button', { name: 'Got it' }).click()
    await expect(hintOf(page)).toHaveAttribute('data-hint', 'sets')
    table.happen([bySeat(58, 0, 'keep', [kept(dice)])], { ...throwOf(ROLL).question, seq: 58 })
    await expect(hintOf(page)).toContainText(says)
    // It is said once.
    table.happen([byChance(59, [rolled(['1', '2', '2', 'claw', 'claw', 'claw'], 6, 2)])], { ...ROLL.question, seq: 59 })
    await expect(page.locator('.guide', { hasText: says })).toHaveCount(0)
  })

for (const { does, event, says } of [
  { does: 'stays', event: { event: 'stayed', seat: 0 } as Event, says: 'You stayed: brave!' },
  { does: 'leaves', event: { event: 'moved', seat: 0, from: 'city', to: 'outside' } as Event, says: 'You left' },
])
  test(`whoever ${does} in Tokyo is told what it means`, async ({ page }) => {
    const leave = recordedQuestion('leave')
    const asked = { ...leave, question: { ...leave.question, seat: 0 } }
    const table = await tableAt(page, asked, NEW, lessonAt(asked))
    await hintOf(page).getByRole('button', { name: 'Got it' }).click()
    await expect(hintOf(page)).toHaveAttribute('data-hint', 'leave')
    table.happen([bySeat(58, 0, does, [event])], { ...throwOf(ROLL).question, seq: 58 })
    await expect(hintOf(page)).toContainText(says)
  })

const bought: Event = { event: 'bought', seat: 0, card: 'corner-store', paid: 3, source: { market: 1 } }
for (const { does, events, says } of [
  { does: 'buys', events: [bought], says: 'It’s yours!' },
  { does: 'saves', events: [], says: 'You saved your' },
])
  test(`whoever ${does} is told what it means`, async ({ page }) => {
    const shop = shopWith(5)
    const asked = { ...shop, question: { ...shop.question, seat: 0 } }
    const table = await tableAt(page, asked, NEW, lessonAt(asked))
    await hintOf(page).getByRole('button', { name: 'Got it' }).click()
    await expect(hintOf(page)).toHaveAttribute('data-hint', 'shop')
    table.happen([bySeat(58, 0, does, events)], { ...throwOf(ROLL).question, seq: 58 })
    await expect(hintOf(page)).toContainText(says)
  })

test('while a hint stands, the decision looks as if it could be made', async ({ page }) => {
  const shots = async () => [await picture(/^Roll/), await picture(/^Stop/)]
  const picture = async (name: RegExp) =>
    (await page.locator('#prompt').getByRole('button', { name }).screenshot({ animations: 'disabled' })).toString('hex')
  await tableAt(page, ROLL, NEW, lessonAt(ROLL))
  await settle(page)
  for (const hint of ['welcome', 'sets']) {
    await expect(hintOf(page)).toHaveAttribute('data-hint', hint)
    await expect(page.locator('.dark.is-on')).toHaveCount(1)
    const before = await shots()
    // The dark goes with any key.
    await page.keyboard.press('Shift')
    await expect(page.locator('.dark.is-on')).toHaveCount(0)
    expect(await shots()).toEqual(before)
    await hintOf(page).getByRole('button', { name: 'Got it' }).click()
    await page.mouse.move(0, 0)
  }
})

const boxes = (page: Page, ...queries: string[]) =>
  page.evaluate(
    (all) => all.map((query) => document.querySelector(query)?.getBoundingClientRect().toJSON() as DOMRect | undefined),
    queries,
  )

test('a spotlight stands on what the hint speaks of, and lets every press through', async ({ page }) => {
  await tableAt(page, ROLL, NEW, lessonAt(ROLL))
  await settle(page)
  await page.getByRole('button', { name: 'Got it' }).click()
  await expect(hintOf(page)).toHaveAttribute('data-hint', 'sets')
  const [light, tray] = await boxes(page, '.spotlight', '.tray')
  expect(Math.abs((light?.x ?? 0) + 5 - (tray?.x ?? -99))).toBeLessThan(2)
  expect(Math.abs((light?.bottom ?? 0) - 5 - (tray?.bottom ?? -99))).toBeLessThan(2)
  await page.locator('.die').first().click()
  await expect(page.locator('.kept .die')).toHaveCount(1)
  await expect(page.locator('.spotlight.is-dark')).toHaveCount(0)
})

/** These are wholly in sight, with nothing over them. */
async function inSight(page: Page, selector: string): Promise<void> {
  const all = await page.locator(selector).all()
  expect(all.length).toBe(3)
  for (const one of all) {
    await expect(one).toBeInViewport({ ratio: 1 })
    const isOnTop = await one.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
    expect(isOnTop, await one.innerText()).toBe(true)
  }
}

for (const viewport of SIZES) {
  const title = `cards are spoken of where they can be read, ${viewport.width} by ${viewport.height}`
  test(title, isOneOf(viewport, 360, 844, 1440), async ({ page }) => {
    await page.setViewportSize(viewport)
    const shop = shopWith(5)
    await tableAt(page, shop, NEW, lessonAt(shop))
    await settle(page)
    await hintOf(page).getByRole('button', { name: 'Got it' }).click()
    await expect(hintOf(page)).toHaveAttribute('data-hint', 'shop')
    await expect(page.locator('.spotlight')).toBeInViewport()
    // On a phone the prompt has the cards.
    const isPhone = (await page.locator('.ware').count()) > 0
    const [light, cards] = await boxes(page, '.spotlight', isPhone ? '.wares' : '.market')
    expect(Math.abs((light?.x ?? 0) + 5 - (cards?.x ?? -99))).toBeLessThan(2)
    await inSight(page, isPhone ? '.ware-name b' : '.market .label')
    await expect(hintOf(page)).toBeInViewport({ ratio: 1 })
  })
}

const began: Event = { event: 'turn_began', seat: ROLL.question.seat, extra: false, dice_fewer: 0 }
const scrolled = (page: Page) =>
  page.evaluate(() => Math.round(scrollY + (document.querySelector('.table')?.scrollTop ?? 0)))

for (const [width, height] of [
  [360, 640],
  [390, 844],
  [720, 450],
  [844, 390],
  [1024, 600],
  [1024, 768],
  [1440, 900],
] as const)
  for (const how of ['read', 'left unread'] as const) {
    const title = `late, a hint brings cards into sight, and the board back when ${how}, ${width} by ${height}`
    test(title, isOneOf({ width }, ...(how === 'read' ? [360, 1440] : [844])), async ({ page }) => {
      await page.setViewportSize({ width, height })
      const table = await tableAt(page, ROLL, NEW, lessonAt(ROLL))
      await loaded(page)
      table.happen([byChance(58, Array<Event>(4).fill(began))], { ...ROLL.question, seq: 58 })
      await expect(hintOf(page)).toHaveAttribute('data-hint', 'sets')
      let before = 0
      while ((await hintOf(page).getAttribute('data-hint')) !== 'shop') {
        before = await scrolled(page)
        await hintOf(page).getByRole('button', { name: 'Got it' }).click()
      }
      await inSight(page, '.market .label')
      await expect(hintOf(page).getByRole('button', { name: 'Got it' })).toBeInViewport({ ratio: 1 })
      await expect(page.locator('#prompt h2')).toBeInViewport({ ratio: 1 })
      if (how === 'read') await hintOf(page).getByRole('button', { name: 'Got it' }).click()
      else table.happen([byChance(59, [rolled(['1', '2', '2', '3', '3', '1'], 6, 1)])], { ...ROLL.question, seq: 59 })
      await expect(hintOf(page)).toHaveAttribute('data-hint', 'done')
      await expect.poll(() => scrolled(page)).toBe(before)
    })
  }

for (const viewport of SIZES) {
  const title = `everything is told before it says goodbye, ${viewport.width} by ${viewport.height}`
  test(title, isOneOf(viewport, 360, 844), async ({ page }) => {
    await page.setViewportSize(viewport)
    const table = await tableAt(page, ROLL, NEW, lessonAt(ROLL))
    await loaded(page)
    // Four own turns have begun, and brought nothing up.
    table.happen([byChance(58, Array<Event>(4).fill(began))], { ...ROLL.question, seq: 58 })
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
}
