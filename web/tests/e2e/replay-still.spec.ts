// Everything beside the film of a replay stays where it is while the film moves.

import { fake } from './fake'
import { finished } from './finished'
import { expect, test } from './test'

for (const [width, height, tag] of [
  [1366, 768, []],
  [1440, 900, ['@nightly']],
  [1920, 1080, ['@nightly']],
] as const)
  test(`the right column does not jump, ${width} by ${height}`, { tag: [...tag] }, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await fake(page, finished('dark'))
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
