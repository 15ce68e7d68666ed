// Every text of the page is said somewhere: by its id, or by an id that is put together from parts that occur.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { idsOf } from '../../scripts/ids.mjs'
import { TEXT } from '../../vite/texts'

const src = join(import.meta.dirname, '../../src')
const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(ts|svelte|js)$/.test(name) && !name.endsWith('text/ids.ts'))
  .map((name) => readFileSync(join(src, name), 'utf8'))
  // The documents and the manifest are made at build time, and the server lists the bots.
  .concat(
    ['../vite/words.ts', '../vite/shell.ts', '../../crates/bots/src/levels.rs', '../../crates/bots/src/ladder.rs'].map(
      (name) => readFileSync(join(src, name), 'utf8'),
    ),
  )
const code = sources.join('\n')

const words = new Set([...code.matchAll(/(["'`])([\w#-]+)\1/g)].map((found) => found[2] ?? ''))
for (const [, key = ''] of code.matchAll(/^\s*'?([\w-]+)'?\??: /gm)) words.add(key)

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** Templates such as `pass-${kind}-sub`, with the parts that they leave open. */
const templates = [
  ...new Set([...code.matchAll(/`([a-z][\w-]*-(?:\$\{[^`]*?\}[\w-]*)+)`/g)].map((found) => found[1] ?? '')),
].map(
  (template) =>
    new RegExp(
      `^${template
        .split(/\$\{[^}]*\}/)
        .map(escape)
        .join('(.+)')}$`,
    ),
)

/** The line below a text has the same id with `-sub`. */
const isSaid = (id: string): boolean =>
  words.has(id) ||
  (id.endsWith('-sub') && isSaid(id.slice(0, -'-sub'.length))) ||
  templates.some((template) =>
    template
      .exec(id)
      ?.slice(1)
      .every((part) => words.has(part) || /^\d+$/.test(part)),
  )

test('every text of the page is used', () => {
  // Cards, tiles and switches are compared with the engine.
  const files = readdirSync(join(TEXT, 'en')).filter(
    (name) => !['cards.ftl', 'tiles.ftl', 'switches.ftl', 'cli.ftl', 'help.ftl'].includes(name),
  )
  const ids = files.flatMap((name) => idsOf(readFileSync(join(TEXT, 'en', name), 'utf8')))
  expect(ids.length).toBeGreaterThan(700)
  expect(ids.filter((id) => !isSaid(id))).toEqual([])
})
