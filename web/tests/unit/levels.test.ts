// The opponents on the home page are those that docs/levels.md has measured.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { OPPONENTS } from '../../src/session/tables'

const page = readFileSync(new URL('../../../docs/levels.md', import.meta.url), 'utf8')

test.each([
  ['Gentle', OPPONENTS.easy],
  ['Even', OPPONENTS.usual],
  ['Strong', OPPONENTS.strong],
  ['Fierce', OPPONENTS.hard],
])('a beginner was measured at the table %s', (table, bots) => {
  expect(page).toContain(`| ${table} | ${bots.join(', ')} |`)
})
