// The film of a recorded game, sampled every 150 ms of a clock that the test moves: dice are not given away before they
// land, and nothing that flies covers a number.

import type { Page } from '@playwright/test'
import type { SentEntry } from '../../src/wire'
import { byChance, fakeTable, infoOf, recorded } from './fake'
import { byDay, expect, test } from './test'
import { stopClock } from './time'

const STEP = 150
const SIZES = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
]
/** The narrowest and the widest; those between only at night. */
const ends = ({ width }: { width: number }) => byDay(width === 360 || width === 1440)

/** A page at the beginning of a recorded game, where these steps have just happened; it plays the first seat. */
async function filmOf(page: Page, name: string, steps: number, speed = 'normal') {
  await stopClock(page)
  await page.addInitScript(
    (chosen) => localStorage.setItem('kaiju', JSON.stringify({ speed: chosen, sound: false, guided: true })),
    speed,
  )
  const game = recorded(name)
  const table = await fakeTable(page, { info: infoOf(game.players, name, 0), view: game.start, question: null })
  await page.goto('/t/k7m2p9xq')
  await expect(page.locator('.market')).toBeVisible()
  let told = 0
  /** The game goes on up to this step. */
  const goOn = (to: number): SentEntry[] => {
    const next = game.steps.slice(told, to).map(({ events }, i) => byChance(58 + told + i, events))
    told = to
    table.happen(next, null)
    return next
  }
  return { told: goOn(steps), goOn }
}

/** Everything visible or audible on the page except the dice themselves. */
const seen = (page: Page) =>
  page.evaluate(() => ({
    isInAir: document.querySelector('.tray.is-rolling') !== null,
    beat: document.querySelector<HTMLElement>('.game')?.dataset['beat'],
    labels: [...document.querySelectorAll('.rolling .die')].map((die) => die.getAttribute('aria-label') ?? ''),
    words: [
      document.title,
      document.querySelector('#prompt')?.textContent,
      document.querySelector('.log')?.textContent,
      document.querySelector('.recap')?.textContent,
      document.querySelector('[aria-live]')?.textContent,
      ...[...document.querySelectorAll('.stat, .tok')].map((number) => number.textContent),
    ].join('\n'),
    height: document.querySelector('#prompt')?.getBoundingClientRect().height,
  }))

for (const viewport of SIZES) {
  const title = `nothing that dice decide is seen before they rest, ${viewport.width} wide`
  test(title, ends(viewport), async ({ page }) => {
    await page.setViewportSize(viewport)
    await filmOf(page, 'czech', 40)
    let before: Awaited<ReturnType<typeof seen>> | null = null
    let throws = 0
    for (let ms = 0; ms < 9_000; ms += STEP) {
      const now = await seen(page)
      if (now.isInAir && before?.isInAir && now.beat === before.beat) {
        expect(now.words).toBe(before.words)
        expect(now.height).toBe(before.height)
        for (const label of now.labels) expect(label).toMatch(/rolling/)
      } else if (now.isInAir) throws += 1
      before = now
      await page.clock.runFor(STEP)
    }
    expect(throws).toBeGreaterThan(4)
  })
}

/** Milliseconds for which a float lasts. */
const FLOAT = 900

/** Floats that cover a number or another float, and the number of floats. They are measured at their full size. The
    browser's own animations do not follow the page's clock, so floats that should be gone go here. */
const flying = (page: Page, now: number) =>
  page.evaluate(
    ([lasts, ms]) => {
      const boxOf = (element: HTMLElement) => {
        const { left, top } = element.getBoundingClientRect()
        const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = element
        const isFloat = element.matches('.float')
        return {
          element,
          left: isFloat ? offsetLeft : left,
          top: isFloat ? offsetTop : top,
          width: isFloat ? offsetWidth : element.getBoundingClientRect().width,
          height: isFloat ? offsetHeight : element.getBoundingClientRect().height,
        }
      }
      const all = (query: string) =>
        [...document.querySelectorAll<HTMLElement>(query)].map(boxOf).filter(({ width }) => width > 0)
      const floats = all('.float').filter(({ element }) => {
        element.dataset['born'] ??= String(ms)
        const isGone = ms - Number(element.dataset['born']) > lasts
        if (isGone) for (const animation of element.getAnimations()) animation.finish()
        return !isGone
      })
      const numbers = [...all('.stat b, .tok b, .price, .loss, .blow'), ...floats]
      const covered = floats.flatMap((a) =>
        numbers
          .filter(
            (b) =>
              a.element !== b.element &&
              a.left < b.left + b.width &&
              b.left < a.left + a.width &&
              a.top < b.top + b.height &&
              b.top < a.top + a.height,
          )
          .map((b) => `${a.element.textContent} over ${b.element.textContent}`),
      )
      return { covered, floats: floats.length }
    },
    [FLOAT, now] as const,
  )

for (const viewport of SIZES) {
  const title = `floats cover no number, ${viewport.width} by ${viewport.height}`
  test(title, ends(viewport), async ({ page }) => {
    await page.setViewportSize(viewport)
    await filmOf(page, 'dark', 60)
    let floats = 0
    for (let ms = 0; ms < 9_000; ms += STEP) {
      const found = await flying(page, ms)
      expect(found.covered).toEqual([])
      floats += found.floats
      await page.clock.runFor(STEP)
    }
    expect(floats).toBeGreaterThan(5)
  })
}

for (const how of ['a key', 'a long press'] as const) {
  test(`${how} shows the end at once`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const { told } = await filmOf(page, 'czech', 30)
    const turns = told.flatMap(({ events = [] }) => events).filter(({ event }) => event === 'turn_began').length
    await expect(page.locator('#prompt .caption')).toBeVisible()
    await expect(page.locator('.where')).not.toContainText(`Turn ${turns}`)
    if (how === 'a key') await page.keyboard.press('Enter')
    else {
      await page.mouse.move(200, 300)
      await page.mouse.down()
      await page.clock.runFor(500)
      await page.mouse.up()
    }
    await expect(page.locator('.where')).toContainText(`Turn ${turns}`)
  })
}

test('since your turn: a line for each other monster, which opens the whole log', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 844 })
  // The second turn of the first seat begins with step 29.
  await filmOf(page, 'czech', 31)
  const lines = page.locator('.recap .told')
  await expect(lines).toHaveCount(3)
  await expect(lines.nth(2)).toContainText('hits you for 2')
  await page.locator('.recap').click()
  await expect(page.getByRole('dialog')).toContainText('Turn 4')
  await expect(page.getByRole('dialog').locator('details[open]')).toHaveCount(3)
})

for (const viewport of SIZES.slice(0, 2))
  for (const [rules, lines] of [
    ['czech', 3],
    ['dark', 5],
  ] as const) {
    const title = `since your turn: all is seen of ${lines} others, ${viewport.width} by ${viewport.height}`
    test(title, byDay((viewport.width === 360) === (rules === 'dark')), async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize(viewport)
      const { steps } = recorded(rules)
      const begins = steps.flatMap(({ events }, at) =>
        events.some((event) => event.event === 'turn_began' && event.seat === 0) ? [at] : [],
      )
      const table = await filmOf(page, rules, 1)
      for (const at of begins.slice(1)) {
        table.goOn(at + 1)
        await page.clock.runFor(1000)
        const hidden = await page.locator('.recap').evaluate((recap) => {
          const frame = recap.getBoundingClientRect()
          const parts = [...recap.querySelectorAll('.told-what > *, .told > .who')]
          return parts
            .filter((part) => {
              const box = part.getBoundingClientRect()
              const isOutside =
                box.right > frame.right || box.left < frame.left || box.bottom > frame.bottom || box.top < frame.top
              return isOutside || part.scrollWidth > part.clientWidth + 1
            })
            .map((part) => part.textContent || part.className)
        })
        expect(hidden, `step ${at}`).toEqual([])
        const height = (await page.locator('.recap').boundingBox())?.height ?? 0
        expect(height, `step ${at}`).toBeLessThan(viewport.height / 4)
      }
      expect(begins.length).toBeGreaterThan(3)
    })
  }
