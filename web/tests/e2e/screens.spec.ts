// Every screen in both themes, at a desk and on a phone: accessible, without scrolling sideways, without a title cut
// off, without an error.

import { violations } from './axe'
import { fake, fakeTable, infoOf, questions, type Fake } from './fake'
import { watch } from './player'
import { ended, SCREENS, table } from './screens'
import { byDay, expect, isNight, test } from './test'
import { stopClock } from './time'

const DESK = { width: 1440, height: 900 }
const PHONE = { width: 360, height: 640 }

type Theme = 'light' | 'dark'
type Look = readonly [Theme, typeof DESK]
const LOOKS: readonly Look[] = [
  ['light', DESK],
  ['dark', PHONE],
  ['dark', DESK],
  ['light', PHONE],
]

for (const [i, [name, screen]] of Object.entries(SCREENS).entries()) {
  // Ordinarily screens alternate between day at a desk and night on a phone.
  const isOrdinary = (look: Look) => LOOKS.indexOf(look) === i % 2
  for (const look of LOOKS) {
    const [theme, viewport] = look
    const [time, place] = [theme === 'light' ? 'by day' : 'by night', viewport === DESK ? 'at a desk' : 'on a phone']
    const title = `${name}, ${time}, ${place}`
    test(title, byDay(isOrdinary(look)), async ({ browser }) => {
      const context = await browser.newContext({ viewport, colorScheme: theme, reducedMotion: 'reduce' })
      const page = await context.newPage()
      const errors = watch(page)
      await stopClock(page)
      await fake(page, screen.table)
      await page.goto(screen.path)
      await expect(page.locator(screen.seen)).toBeVisible()
      await screen.ready?.(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width)
      const cut = await page
        .locator('.top .where > b')
        .evaluateAll(
          (titles) =>
            titles.filter(
              (title) => title.scrollWidth > title.clientWidth + 1 || title.scrollHeight > title.clientHeight + 1,
            ).length,
        )
      expect(cut, 'titles that are cut').toBe(0)
      expect.soft(await violations(page), `${theme}, ${viewport.width}`).toEqual([])
      expect(errors).toEqual([])
    })
  }
}

for (const [colorScheme, tag] of [
  ['dark', []],
  ['light', ['@nightly']],
] as const) {
  test(
    `the replay from every seat, those that are out included, ${colorScheme}`,
    { tag: [...tag] },
    async ({ browser }) => {
      const context = await browser.newContext({ viewport: DESK, colorScheme, reducedMotion: 'reduce' })
      const page = await context.newPage()
      await fake(page, ended)
      await page.goto('/replay/k7m2p9xq/turn/60')
      await expect(page.locator('.mini.gone').first()).toBeVisible()
      for (let seat = 0; seat < 6; seat++) {
        await page.keyboard.press(String(seat + 1))
        await expect(page.locator('.mini').nth(seat)).toHaveClass(/is-eyes/)
        expect.soft(await violations(page, '.board'), `seat ${seat}`).toEqual([])
      }
    },
  )
}

test('all monsters stand whole in Tokyo, at every size', async ({ page }) => {
  const asked = questions().find(({ view }) => view.monsters.length === 6)
  if (!asked) throw new Error('no table of six is recorded')
  const standing = (seat: number): Fake => ({
    info: infoOf(6, asked.rules, asked.question.seat),
    question: asked.question,
    view: {
      ...asked.view,
      bay_open: true,
      monsters: asked.view.monsters.map((monster, i) => ({
        ...monster,
        alive: true,
        place: i === seat ? 'city' : i === (seat + 1) % 6 ? 'bay' : 'outside',
      })),
    },
  })
  const { show } = await fakeTable(page, standing(0))
  await page.goto(table)
  // By day two pairs of monsters, by night all.
  for (let seat = 0; seat < 6; seat += isNight ? 1 : 3) {
    show(standing(seat))
    for (const [place, who] of [
      ['city', seat],
      ['bay', (seat + 1) % 6],
    ] as const)
      await expect(page.locator(`.plot.${place}`)).toHaveAttribute(
        'style',
        new RegExp(ended.info.seats[who]?.monster ?? ''),
      )
    for (const [width, height] of [
      [1440, 900],
      [1920, 1080],
      [1366, 768],
      [768, 1024],
      [390, 844],
      [360, 640],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height })
      const faults = await page.locator('.plot').evaluateAll((plots) =>
        plots.flatMap((plot) => {
          const giant = plot.querySelector('.giant')?.getBoundingClientRect() ?? new DOMRect()
          const room = plot.getBoundingClientRect()
          const isWhole = giant.left >= room.left && giant.right <= room.right && giant.top >= room.top
          return isWhole && giant.height > 60 ? [] : [plot.className]
        }),
      )
      expect(faults, `seat ${seat} at ${width} by ${height}`).toEqual([])
    }
  }
})
