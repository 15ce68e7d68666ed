// Time for tests: the clock of a page stands still until a test moves it, so that nothing depends on the speed of the
// machine. Animations of the browser itself (CSS, `element.animate`) do not follow this clock.

import type { Page } from '@playwright/test'

/** A fixed time, which fake servers share. */
export const NOW = Date.UTC(2026, 0, 1, 12)

const stopped = new WeakSet<Page>()

/** Stops the clock of a page before it is loaded. It stays stopped on other addresses, too. */
export async function stopClock(page: Page): Promise<void> {
  if (stopped.has(page)) return
  stopped.add(page)
  await page.clock.install({ time: NOW - 3_600_000 })
  await page.clock.pauseAt(NOW)
}

/** Waits until every part of the page is loaded; parts are loaded on demand. */
export const loaded = (page: Page): Promise<void> =>
  page.locator('html:not([data-loading])').waitFor({ state: 'attached' })

/** Waits until the server has answered every command. */
export const acknowledged = (page: Page): Promise<void> =>
  page.locator('html:not([data-sending])').waitFor({ state: 'attached' })

/** The time to read a question, before which the page accepts no answer. */
const READ_MS = 400

/** Lets enough time pass to read a question. */
export const read = (page: Page): Promise<void> => pass(page, READ_MS)

/** Waits until a question can be answered. */
export const settle = (page: Page): Promise<void> => pass(page, 1000)

/** Moves the clock, and waits for parts that are loaded meanwhile. */
async function pass(page: Page, ms: number): Promise<void> {
  await loaded(page)
  await page.clock.runFor(ms)
  await loaded(page)
}
