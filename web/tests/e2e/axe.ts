// Accessibility, checked by axe.

import type { Page } from '@playwright/test'
import type { AxeResults, ElementContext, RunOptions } from 'axe-core'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

declare const axe: { run(context: ElementContext, options: RunOptions): Promise<AxeResults> }

/** Violations in a part of the page, one line for each rule. The page's clock runs from here on, since axe
    waits for it. */
export async function violations(page: Page, part = 'html'): Promise<string[]> {
  await page.clock.resume()
  await page.evaluate(source)
  return page.evaluate(async (selector) => {
    const results = await axe.run(selector, { resultTypes: ['violations'] })
    return results.violations.map(({ id, nodes }) => {
      const places = nodes.slice(0, 3).map((node) => node.target.join(' '))
      return `${id}: ${places.join(' | ')}`
    })
  }, part)
}
