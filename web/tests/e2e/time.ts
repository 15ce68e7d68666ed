// Time for tests: the clock of a page stands still until a test lets it go on, so that nothing depends on how fast
// the machine is. Movements that the browser itself draws (CSS, `element.animate`) do not follow this clock.

import type { Page } from '@playwright/test'

/** Any moment; servers that are faked live in it too. */
export const NOW = Date.UTC(2026, 0, 1, 12)

const stopped = new WeakSet<Page>()

/** Stops the clock of a page before it is loaded. It stays stopped on other addresses, too. */
export async function stopClock(page: Page): Promise<void> {
  if (stopped.has(page)) return
  stopped.add(page)
  await page.clock.install({ time: NOW - 3_600_000 })
  await page.clock.pauseAt(NOW)
}

/** Every part that the page shows is there. Parts are loaded when they are first needed. */
export const loaded = (page: Page): Promise<void> =>
  page.locator('html:not([data-loading])').waitFor({ state: 'attached' })

/** The server has answered every command. */
export const acknowledged = (page: Page): Promise<void> =>
  page.locator('html:not([data-sending])').waitFor({ state: 'attached' })

/** Time enough to read a question that has just come: the page takes no answer before. */
const READ_MS = 400

/** Time goes on until what has just come is read. */
export const read = (page: Page): Promise<void> => pass(page, READ_MS)

/** The question has been on the screen for long enough to be answered on purpose. */
export const settle = (page: Page): Promise<void> => pass(page, 1000)

/** Time goes on, for parts too that are still being loaded. */
async function pass(page: Page, ms: number): Promise<void> {
  await loaded(page)
  await page.clock.runFor(ms)
  await loaded(page)
}
