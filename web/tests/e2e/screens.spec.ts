// Every screen in both themes: no violation of the rules of accessibility, nothing sideways on a phone, no error.

import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { reduce } from '../../src/model/reduce'
import type { Told } from '../../src/wire'
import { fake, fakeTable, infoOf, questions, recorded, type Fake } from './fake'
import { watch } from './player'
import { expect, test } from './test'

const game = recorded('dark')
const end = game.steps.flatMap((step) => step.events).reduce(reduce, game.start)
const entries: Told[] = [
  { seq: 1, at: 0, entry: { type: 'started', seats: [] }, view: game.start },
  ...game.steps.map((step, i): Told => ({
    seq: i + 2,
    at: i,
    entry: { type: 'chance', luck: '' },
    events: step.events,
  })),
]
const over = infoOf(6, 'dark', 0, { phase: 'over', ending: { ending: 'played', outcome: end.outcome ?? 'drawn' } })
const asking = (kind: string): Fake => {
  const found = questions().find(({ question }) => question.decision.decision === kind)
  if (!found) throw new Error(`no question of the kind ${kind} is recorded`)
  return {
    info: infoOf(found.view.monsters.length, found.rules, found.question.seat),
    view: found.view,
    question: found.question,
  }
}

const SCREENS: [string, string, () => Fake, ((page: Page) => Promise<void>)?][] = [
  ['home', '/', () => ({ info: over, view: null, question: null })],
  ['set-up', '/t/k7m2p9xq', () => ({ info: infoOf(6, 'dark', 0, { phase: 'waiting' }), view: null, question: null })],
  ['roll', '/t/k7m2p9xq', () => asking('keep')],
  ['guided game', '/t/k7m2p9xq?guide', () => asking('keep'), (page) => expect(page.locator('.guide')).toBeVisible()],
  ['interrupt', '/t/k7m2p9xq', () => asking('threat')],
  ['market', '/t/k7m2p9xq', () => asking('shop')],
  ['tile', '/t/k7m2p9xq', () => asking('tile')],
  ['result', '/t/k7m2p9xq', () => ({ info: over, view: end, question: null, entries })],
  ['replay', '/replay/k7m2p9xq', () => ({ info: over, view: end, question: null, entries })],
  [
    'watching',
    '/t/k7m2p9xq',
    () => ({ ...asking('shop'), you: 'stranger', spectators: 2 }),
    (page) => page.getByRole('group', { name: 'Whose eyes' }).getByRole('radio').nth(1).check(),
  ],
  [
    'reactions',
    '/t/k7m2p9xq',
    () => asking('keep'),
    async (page) => {
      await page.keyboard.press('t')
      await page.keyboard.press('1')
      await page.keyboard.press('t')
      await expect(page.locator('.calls')).toBeVisible()
    },
  ],
  ['a card', '/cards/fire-breathing', () => ({ info: over, view: null, question: null })],
  ['cards', '/cards', () => ({ info: over, view: null, question: null })],
  ['rules', '/rules', () => ({ info: over, view: null, question: null })],
  ['settings', '/settings', () => ({ info: over, view: null, question: null })],
]

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the replay through the eyes of each, those who are out too, ${colorScheme}`, async ({ browser }) => {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      colorScheme,
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    await fake(page, { info: over, view: end, question: null, entries })
    await page.goto('/replay/k7m2p9xq/turn/60')
    await expect(page.locator('.mini.gone').first()).toBeVisible()
    for (let seat = 0; seat < 6; seat++) {
      await page.keyboard.press(String(seat + 1))
      await expect(page.locator('.mini').nth(seat)).toHaveClass(/is-eyes/)
      const { violations } = await new AxeBuilder({ page }).include('.board').analyze()
      expect
        .soft(
          violations.map(
            ({ id, nodes }) =>
              `${id}: ${nodes
                .slice(0, 3)
                .map((node) => node.target.join(' '))
                .join(' | ')}`,
          ),
          `seat ${seat}`,
        )
        .toEqual([])
    }
    await context.close()
  })
}

test('titles are not cut on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  for (const [name, path, table] of SCREENS) {
    await page.unrouteAll()
    await fake(page, table())
    await page.goto(path)
    await expect(page.locator('main').first()).toBeVisible()
    const titles = await page
      .locator('.top .where > b')
      .evaluateAll((all) =>
        all.map((title) => [title.scrollWidth - title.clientWidth, title.scrollHeight - title.clientHeight]),
      )
    for (const over of titles.flat()) expect(over, name).toBeLessThanOrEqual(1)
  }
})

for (const [width, height] of [
  [1440, 900],
  [1920, 1080],
  [1366, 768],
  [768, 1024],
  [390, 844],
  [360, 640],
  [844, 390],
] as const) {
  test(`all monsters stand whole in Tokyo at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
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
    await page.goto('/t/k7m2p9xq')
    for (let seat = 0; seat < 6; seat++) {
      show(standing(seat))
      for (const [place, who] of [
        ['city', seat],
        ['bay', (seat + 1) % 6],
      ] as const) {
        await expect(page.locator(`.plot.${place}`)).toHaveAttribute(
          'style',
          new RegExp(over.seats[who]?.monster ?? ''),
        )
        const plot = await page.locator(`.plot.${place}`).boundingBox()
        const giant = await page.locator(`.plot.${place} .giant`).boundingBox()
        expect(giant?.height ?? 0).toBeGreaterThan(60)
        expect(giant?.x ?? 0).toBeGreaterThanOrEqual(plot?.x ?? 0)
        expect((giant?.x ?? 0) + (giant?.width ?? 0)).toBeLessThanOrEqual((plot?.x ?? 0) + (plot?.width ?? 0))
        expect(giant?.y ?? 0).toBeGreaterThanOrEqual(plot?.y ?? 0)
      }
    }
  })
}

for (const [name, path, table, ready] of SCREENS) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${name}, ${colorScheme}`, async ({ browser }) => {
      test.setTimeout(300_000)
      for (const viewport of [
        { width: 1440, height: 900 },
        { width: 360, height: 640 },
      ]) {
        const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' })
        const page = await context.newPage()
        const errors = watch(page)
        await fake(page, table())
        await page.goto(path)
        await expect(page.locator('main').first()).toBeVisible()
        await page.waitForTimeout(250)
        await ready?.(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width)
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect
          .soft(
            violations.map(
              ({ id, nodes }) =>
                `${id}: ${nodes
                  .slice(0, 3)
                  .map((node) => node.target.join(' '))
                  .join(' | ')}`,
            ),
          )
          .toEqual([])
        expect(errors).toEqual([])
        await context.close()
      }
    })
  }
}
