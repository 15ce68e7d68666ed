// The game screen fits the window: nothing scrolls at a desk, columns end together, and in a window as small as a page
// zoomed to 400 % everything can be reached and nothing lies over anything else.

import type { Page } from '@playwright/test'
import { at, firstRoll, shopWith } from './asked'
import { expect, test } from './test'

/** Elements partly outside the window, or too narrow for their contents. */
const beside = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll((parts) =>
    parts
      .map((part) => ({ part, box: part.getBoundingClientRect() }))
      .filter(({ part, box }) => box.width > 0 && (box.left < 0 || box.right > innerWidth || part.clientWidth < 30))
      .map(({ part, box }) => `${part.className} ${Math.round(box.left)} to ${Math.round(box.right)}`),
  )

const DESKS = [
  [1366, 768],
  [1440, 900],
  [1920, 1080],
] as const

test('at a desk nothing scrolls', async ({ page }) => {
  for (const asked of [firstRoll(4), shopWith(5)]) {
    await at(page, asked)
    for (const [width, height] of DESKS) {
      await page.setViewportSize({ width, height })
      const whole = await page.evaluate(() => {
        const { scrollHeight, scrollWidth } = document.documentElement
        return [scrollWidth, scrollHeight]
      })
      expect(whole, `${width} by ${height}`).toEqual([width, height])
    }
  }
})

test('with four players all columns begin and end together', async ({ page }) => {
  await at(page, firstRoll(4))
  for (const [width, height] of DESKS) {
    await page.setViewportSize({ width, height })
    const ends = await page.evaluate(() =>
      ['.seats.left .mon', '.middle > .stage, .middle .dock', '.seats.right .mon', '.side > *'].map((column) => {
        const boxes = [...document.querySelectorAll(column)].map((part) => part.getBoundingClientRect())
        return [Math.min(...boxes.map(({ top }) => top)), Math.max(...boxes.map(({ bottom }) => bottom))].map(
          Math.round,
        )
      }),
    )
    const [first, ...others] = ends
    for (const column of others) expect(column, `${width} by ${height}`).toEqual(first)
  }
})

test.describe('320 by 256', () => {
  test.use({ viewport: { width: 320, height: 256 }, actionTimeout: 10_000 })

  for (const [name, asked] of Object.entries({ 'a roll': firstRoll(4), 'a shop': shopWith(5) })) {
    test(`${name} has no overlaps and can be answered`, async ({ page }) => {
      await at(page, asked)
      expect(await beside(page, '.mon, .tray .die, .ask, #prompt .choice, .market .card')).toEqual([])
      const overlaps = await page.evaluate(() => {
        const parts = ['.top', '.seats.left .mon', '.seats.right .mon', '.stage', '.deck', '.hand', '.market', '.log']
          .flatMap((selector) => [...document.querySelectorAll(selector)].map((part) => ({ selector, part })))
          .map(({ selector, part }) => ({ selector, box: part.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 0 && box.height > 0)
        return parts.flatMap((one, i) =>
          parts
            .slice(i + 1)
            .filter(
              ({ box }) =>
                one.box.left < box.right - 1 &&
                box.left < one.box.right - 1 &&
                one.box.top < box.bottom - 1 &&
                box.top < one.box.bottom - 1,
            )
            .map((other) => `${one.selector} and ${other.selector}`),
        )
      })
      expect(overlaps).toEqual([])
      for (const choice of await page.locator('#prompt .choice').all()) {
        await choice.scrollIntoViewIfNeeded()
        await choice.click({ trial: true })
      }
    })
  }

  test('home is as wide as the window', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('button', { name: /Play now/ })).toBeVisible()
    expect(await beside(page, '.lobby > *, .play b')).toEqual([])
  })
})
