// Everything beside the film of a replay stays where it is while the film moves.

import { reduce } from '../../src/model/reduce'
import type { SentEntry } from '../../src/wire'
import { fake, infoOf, recorded } from './fake'
import { expect, test } from './test'

const game = recorded('dark')
const end = game.steps.flatMap((step) => step.events).reduce(reduce, game.start)
const entries: SentEntry[] = [
  { seq: 1, at: 0, entry: { type: 'started', seats: [], revision: 2 }, view: game.start },
  ...game.steps.map((step, i): SentEntry => ({
    seq: i + 2,
    at: i,
    entry: { type: 'acted', seat: 0, action: '', by: 'player' },
    events: step.events,
  })),
]

for (const [width, height, tag] of [
  [1366, 768, []],
  [1440, 900, ['@nightly']],
  [1920, 1080, ['@nightly']],
] as const)
  test(`the right column does not jump, ${width} by ${height}`, { tag: [...tag] }, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const info = infoOf(6, 'dark', 0, { phase: 'over', ending: { ending: 'played', outcome: end.outcome ?? 'drawn' } })
    await fake(page, { info, view: end, question: null, entries })
    await page.goto('/replay/k7m2p9xq')
    await expect(page.locator('.now-turn')).toBeVisible()
    const places = new Set<string>()
    const last = Number(await page.locator('#scrub').getAttribute('max'))
    expect(last).toBeGreaterThan(10)
    for (let turn = 1; turn <= last; turn++) {
      await page.locator('#scrub').fill(String(turn))
      await expect(page.locator('.now-turn b')).toHaveText(`Turn ${turn}`)
      const tops = await page
        .locator('.study > .box')
        .evaluateAll((boxes) => boxes.map((box) => Math.round(box.getBoundingClientRect().top + scrollY)))
      places.add(String(tops))
    }
    expect([...places]).toHaveLength(1)
  })
