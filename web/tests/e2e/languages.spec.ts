// Every screen in other languages on the narrowest phone: every word of it fits. By day English with longer words
// stands for all of them.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { PSEUDO } from '../../vite/pseudo'
import { fake } from './fake'
import { SCREENS } from './screens'
import { expect, test } from './test'
import { loaded, stopClock } from './time'
import { foreignWords, misfits, speak } from './tongues'

const NARROWEST = { width: 360, height: 640 }
/** Screens with rules or rulings, which are English until they are translated. */
const OF_BOOKS = ['rules', 'a card']
const hasBooks = (code: string) => existsSync(join(import.meta.dirname, '../../../docs', code))

for (const [code, tag] of [
  [PSEUDO, []],
  ['cs', ['@nightly']],
  ['pl', ['@nightly']],
  ['es', ['@nightly']],
  ['de', ['@nightly']],
] as const) {
  test(`every screen at 360 pixels, in ${code}`, { tag: [...tag] }, async ({ browser }) => {
    for (const [name, screen] of Object.entries(SCREENS)) {
      const context = await browser.newContext({ viewport: NARROWEST, reducedMotion: 'reduce' })
      const page = await context.newPage()
      await speak(page, code)
      await stopClock(page)
      await fake(page, screen.table)
      await page.goto(screen.path)
      await expect(page.locator(screen.seen)).toBeVisible()
      await screen.ready?.(page)
      await loaded(page)
      expect.soft(await misfits(page), name).toEqual([])
      if (hasBooks(code) || !OF_BOOKS.includes(name)) expect.soft(await foreignWords(page), name).toEqual([])
      await context.close()
    }
  })
}
