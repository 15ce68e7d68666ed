// The tests of this folder. A `test` has a fake table (fake.ts); a `live` test has a server of its own. Both get
// their randomness from a seed made of their title, and fail when any page throws: a component that broke while it was
// drawn would look like one that does not answer.

import { expect, test as base, type BrowserContext, type Page, type WebError } from '@playwright/test'
import { chanceOfPage, seedOf } from './chance'
import { Server } from './server'
import { loaded } from './time'

export { expect }

/** True if the long sweeps are wanted (NIGHTLY.md). */
export const isNight = process.env['KAIJU_NIGHTLY'] !== undefined

/** Options of one case of a sweep: `isByDay` says whether the ordinary run has it, too. */
export const byDay = (isByDay: boolean): { tag: string[] } => ({ tag: isByDay ? [] : ['@nightly'] })

/** Presses keys only when everything is loaded: a component that is still loading would miss them. */
function pressWhenLoaded(page: Page): void {
  const press = page.keyboard.press.bind(page.keyboard)
  page.keyboard.press = async (...key) => {
    await loaded(page)
    await press(...key)
  }
}

/** A new size has reached every part of the page once the call returns: parts that measure themselves
    (`bind:clientWidth`) follow a frame later. Observers are told in the order in which they were made, so a new one is
    told last. */
function resizeWhole(page: Page): void {
  const resize = page.setViewportSize.bind(page)
  page.setViewportSize = async (size) => {
    await resize(size)
    await page.evaluate(
      (width) =>
        new Promise<void>((done) => {
          const observer = new ResizeObserver(() => {
            if (!window.matchMedia(`(width: ${width}px)`).matches) return
            observer.disconnect()
            done()
          })
          observer.observe(document.documentElement)
        }),
      size.width,
    )
  }
}

interface OfTest {
  /** All chance in the test comes from it: the server's, the pages' and the players'. KAIJU_SEED gives another one. */
  seed: number
  nothingThrown: void
}
interface OfWorker {
  /** Serves the pages of all faked tables. */
  pages: Server
}

export const test = base.extend<OfTest, OfWorker>({
  pages: [
    async ({}, use) => {
      const server = new Server(0)
      await server.start()
      await use(server)
      await server.end()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ pages }, use) => use(pages.url),
  seed: async ({}, use, info) => {
    const seed = Number(process.env['KAIJU_SEED'] ?? seedOf(info.titlePath.join(' › ')))
    info.annotations.push({ type: 'seed', description: String(seed) })
    await use(seed)
  },
  nothingThrown: [
    async ({ browser, seed }, use) => {
      const thrown: string[] = []
      let contexts = 0
      const hear = (context: BrowserContext) => {
        contexts += 1
        void context.addInitScript(chanceOfPage(seed + contexts))
        context.on('page', pressWhenLoaded)
        context.on('page', resizeWhole)
        context.on('weberror', (error: WebError) => thrown.push(String(error.error().stack)))
      }
      browser.on('context', hear)
      await use()
      browser.off('context', hear)
      // Pages that stay open would go on playing.
      for (const context of browser.contexts()) await context.close()
      expect(thrown).toEqual([])
    },
    { auto: true },
  ],
})

export const live = test.extend<{ server: Server }>({
  server: async ({ seed }, use, info) => {
    const server = new Server(seed)
    await server.start()
    await use(server)
    await server.end()
    if (info.status !== info.expectedStatus && server.log !== '') console.error(`The server says:\n${server.log}`)
  },
  baseURL: ({ server }, use) => use(server.url),
})
