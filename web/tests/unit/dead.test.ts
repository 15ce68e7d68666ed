// Every text is used.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { idsOf } from '../../scripts/ids.mjs'

const root = join(import.meta.dirname, '../..')
const under = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('ids.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
const source = [...under(join(root, 'src')), ...under(join(root, 'vite'))].join('\n')

/** Texts for names that come from the server. */
const FROM_SERVER = /^(bot|switch|code)-/
const words = new Set(
  [...source.matchAll(/['"`]([a-z][\w-]*)['"`]|\b([a-z_]+):/g)].map((found) => found[1] ?? found[2] ?? ''),
)
/** Ids that are composed, such as `monster-${name}` and `${id}-sub`. */
const joined = [
  ...new Set(
    [...source.matchAll(/`([a-z][\w-]*-)?\$\{[^}`]*(?:`[^`]*`[^}`]*)?\}(-[\w-]+)?`/g)].map(
      (found) => `${found[1] ?? ''}*${found[2] ?? ''}`,
    ),
  ),
]
  .filter((pattern) => pattern.length > 3)
  .map((pattern) => new RegExp(`^${pattern.replace('*', '([\\w-]+)')}$`))

/** An id that is also an ordinary word counts only where it is used as an id. */
const isAsked = (id: string) =>
  id.includes('-') ? words.has(id) : new RegExp(`\\b(?:t|need)\\([^()\\n]*'${id}'`).test(source)
const isMade = (id: string): boolean =>
  joined.some((pattern) => {
    const word = pattern.exec(id)?.[1]
    return word !== undefined && (words.has(word) || /^\d+$/.test(word) || isMade(word))
  })

/** Files with other readers: cards and tiles are compared with the engine's, the others with the program's. */
const ELSEWHERE = ['cards.ftl', 'tiles.ftl', 'cli.ftl', 'help.ftl']
const files = readdirSync(join(root, '../text/en')).filter((file) => !ELSEWHERE.includes(file))

test.each(files)('every text of %s is used', (file) => {
  const ids = idsOf(readFileSync(join(root, '../text/en', file), 'utf8'))
  expect(ids.length).toBeGreaterThan(25)
  expect(ids.filter((id) => !FROM_SERVER.test(id) && !isAsked(id) && !isMade(id))).toEqual([])
})
