// Home lists tables by what can be done with them: a table that waits for players is joined, not watched.

import type { TableSummary } from '../../src/wire'
import { fake, infoOf } from './fake'
import { expect, test } from './test'

const summary = (table: string, phase: TableSummary['phase'], free: number): TableSummary => ({
  table,
  options: infoOf(4, 'czech', 0).options,
  phase,
  seats: Array.from({ length: 4 }, (_, at) =>
    at < 4 - free ? [`Guest ${at}`, 'kraken', { kind: 'guest', guest: `g${at}` }] : ['', null, { kind: 'free' }],
  ),
  at: 0,
})

for (const [size, viewport] of Object.entries({
  phone: { width: 390, height: 844 },
  desk: { width: 1440, height: 900 },
}))
  test(`a table with free seats is offered to be joined, ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await fake(page, {
      info: infoOf(4, 'czech', 0),
      view: null,
      question: null,
      lobby: [
        summary('open2222', { phase: 'waiting' }, 2),
        summary('full2222', { phase: 'waiting' }, 0),
        summary('runs2222', { phase: 'playing' }, 0),
      ],
    })
    await page.goto('/')
    const open = page.locator('.open .listed')
    await expect(open).toHaveCount(1)
    await expect(open).toContainText('2 free seats')
    await expect(open).toContainText('Join')
    await expect(open).toHaveAttribute('href', '/t/open2222')
    const watch = page.locator('.watch .listed')
    await expect(watch).toHaveCount(2)
    await expect(watch.first()).toContainText('waiting to start')
    await expect(watch.last()).toContainText('in progress')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width)
  })
