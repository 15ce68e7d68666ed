// The tests of this folder, each of which fails when any page throws: a part that broke while it was drawn looks like one
// that does not answer.

import { expect, test as base, type BrowserContext, type WebError } from '@playwright/test'

export { expect }

export const test = base.extend<{ nothingThrown: void }>({
  nothingThrown: [
    async ({ browser }, use) => {
      const thrown: string[] = []
      const hear = (context: BrowserContext) => {
        context.on('weberror', (error: WebError) => thrown.push(String(error.error().stack)))
      }
      browser.on('context', hear)
      await use()
      browser.off('context', hear)
      expect(thrown).toEqual([])
    },
    { auto: true },
  ],
})
