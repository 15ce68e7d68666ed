// The size of the script that a phone loads before the first roll.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, live as test } from './test'

const limits = JSON.parse(readFileSync(join(import.meta.dirname, '../../scripts/limits.json'), 'utf8')) as {
  script: number
  text: number
}

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
  type Size = 'encodedBodySize' | 'decodedBodySize'
  const sum = (list: typeof scripts, of: Size) => list.reduce((all, script) => all + script[of], 0)
  // Only compressed sizes matter.
  expect(sum(scripts, 'encodedBodySize')).toBeLessThan(sum(scripts, 'decodedBodySize') / 2)
  // One language is fetched, apart from the script.
  const texts = scripts.filter(({ name }) => name.includes('/_text_'))
  expect(texts.map(({ name }) => name.replace(/.*_text_([a-z]+)-.*/, '$1'))).toEqual(['en'])
  expect(sum(texts, 'encodedBodySize')).toBeLessThanOrEqual(limits.text)
  expect(sum(scripts, 'encodedBodySize') - sum(texts, 'encodedBodySize')).toBeLessThanOrEqual(limits.script)
})
