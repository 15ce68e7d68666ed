// The player's dice have room on every screen: one row, or equal rows if cards give more of them, without overlaps, and
// with their buttons readable and within reach.

import type { Page } from '@playwright/test'
import type { Face } from '../../src/wire'
import { at, firstRoll, recordedQuestion } from './asked'
import { expectKeysBesideWords } from './layouts'
import { byDay, expect, isNight, test } from './test'

const ALL_SIZES = [
  [960, 600],
  [1000, 700],
  [1024, 600],
  [1024, 768],
  [1080, 810],
  [1112, 834],
  [1133, 744],
  [1180, 820],
  [1200, 900],
  [1280, 800],
  [1366, 1024],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
  [768, 1024],
  [800, 1280],
  [932, 430],
  [844, 390],
  [390, 844],
  [360, 640],
] as const
/** By day two of five: desks, tablets and phones, and the narrowest of each. */
const DAILY = ['960x600', '1180x820', '1366x768', '1440x900', '768x1024', '844x390', '390x844', '360x640']
const SIZES = ALL_SIZES.filter(([width, height]) => isNight || DAILY.includes(`${width}x${height}`))
const EIGHT: Face[] = ['1', '2', '3', 'energy', 'heart', 'claw', 'claw', '3']

/** Overlaps, and elements with too little room. */
const faultsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    interface Area {
      name: string
      left: number
      top: number
      right: number
      bottom: number
    }
    const found: string[] = []
    const areaOf = (name: string, parts: DOMRect[]): Area => ({
      name,
      left: Math.min(...parts.map(({ left }) => left)),
      top: Math.min(...parts.map(({ top }) => top)),
      right: Math.max(...parts.map(({ right }) => right)),
      bottom: Math.max(...parts.map(({ bottom }) => bottom)),
    })
    const isOver = (one: Area, other: Area) =>
      one.left < other.right - 1 &&
      other.left < one.right - 1 &&
      one.top < other.bottom - 1 &&
      other.top < one.bottom - 1
    const seen = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => element.getClientRects().length > 0)
    const dice = seen('.rolling .die').map((die, i) =>
      areaOf(
        `die ${i + 1}`,
        [...die.querySelectorAll('.face')].map((face) => face.getBoundingClientRect()),
      ),
    )
    const keys = seen('.die kbd').map((key) => areaOf(`key ${key.textContent}`, [key.getBoundingClientRect()]))
    const areas = [
      ...dice,
      ...keys,
      areaOf('the shelf', [document.querySelector('.kept')?.getBoundingClientRect() ?? new DOMRect()]),
    ]
    areas.forEach((one, i) =>
      areas.slice(i + 1).forEach((other) => {
        if (isOver(one, other)) found.push(`${one.name} and ${other.name}`)
      }),
    )
    const dock = document.querySelector('.dock')?.getBoundingClientRect() ?? new DOMRect()
    for (const die of dice)
      if (die.left < dock.left || die.right > dock.right) found.push(`${die.name} beside the floor`)
    const words = (element: Element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return [...range.getClientRects()]
    }
    for (const choice of seen('.of-roll .choice')) {
      const title = choice.querySelector('b')
      if (!title) continue
      const lines = new Set(words(title).map(({ top }) => top)).size
      if (lines > 2) found.push(`${title.textContent} takes ${lines} lines`)
      if (choice.scrollWidth > choice.clientWidth + 1) found.push(`${title.textContent} is wider than its button`)
    }
    return found
  })

const rows = (page: Page, dice = '.rolling .spot'): Promise<number[]> =>
  page.locator(dice).evaluateAll((spots) => {
    const tops = spots.map((spot) => Math.round(spot.getBoundingClientRect().top))
    return [...new Set(tops)].map((top) => tops.filter((one) => one === top).length)
  })

for (const pointer of ['finger', 'mouse'] as const) {
  test.describe(pointer, () => {
    test.use({ hasTouch: pointer === 'finger', isMobile: pointer === 'finger' })
    for (const players of [4, 6]) {
      // Touch and mouse, small and large tables, each once in the day theme.
      test(
        `six dice lie in one row at a table of ${players}`,
        byDay((pointer === 'finger') === (players === 6)),
        async ({ page }) => {
          await at(page, firstRoll(players))
          for (const [width, height] of SIZES) {
            await page.setViewportSize({ width, height })
            await expect.poll(() => rows(page), `${width} by ${height}`).toEqual([6])
            expect(await faultsOf(page), `${width} by ${height}`).toEqual([])
            await expectKeysBesideWords(page)
            const roll = await page.locator('.of-roll .choice.main').boundingBox()
            expect(roll?.width ?? 0, `${width} by ${height}`).toBeGreaterThanOrEqual(120)
          }
        },
      )
    }
    test('eight dice lie in one row or in two of four', async ({ page }) => {
      await at(page, firstRoll(4, EIGHT))
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height })
        await expect
          .poll(async () => [[8], [4, 4]].map(String).includes(String(await rows(page))), `${width} by ${height}`)
          .toBe(true)
        expect(await faultsOf(page), `${width} by ${height}`).toEqual([])
      }
    })
  })
}

test('six dice that are rolled stand in one row', async ({ page }) => {
  await at(page, recordedQuestion('resolve'))
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    await expect.poll(() => rows(page, '.kept .spot'), `${width} by ${height}`).toEqual([6])
  }
})
