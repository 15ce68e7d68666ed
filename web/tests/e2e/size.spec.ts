// The size of the script that a phone loads before the first roll.

import { expect, live as test } from './test'

/** As in scripts/size.mjs. */
const LIMIT = 120_000

test('Play now fetches no more script than the game needs', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: /Play now/ }).click()
  await expect(page.locator('#prompt:not(.is-waiting) .choice').first()).toBeVisible()
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((entry) => entry as PerformanceResourceTiming)
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .map(({ name, encodedBodySize, decodedBodySize }) => ({ name, encodedBodySize, decodedBodySize })),
  )
  expect(scripts.map(({ name }) => name).join(' ')).not.toMatch(/Setup|Result|Replay/)
  const sum = (of: 'encodedBodySize' | 'decodedBodySize') => scripts.reduce((all, script) => all + script[of], 0)
  // Only compressed sizes matter.
  expect(sum('encodedBodySize')).toBeLessThan(sum('decodedBodySize') / 2)
  expect(sum('encodedBodySize')).toBeLessThanOrEqual(LIMIT)
})
