// The packed size of everything the game screen loads: script, style, art and texts. Fails above the limit. `npm run
// size` builds it first.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const LIMIT = 120_000
const folder = join(import.meta.dirname, '..', process.argv[2] ?? 'dist', 'assets')
const files = readdirSync(folder).filter((name) => name.endsWith('.js'))
const read = (name) => readFileSync(join(folder, name), 'utf8')

/** The files that a script imports statically. */
const staticImports = (name) =>
  [...read(name).matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)].map((found) => found[1])

const needed = new Set()
const add = (name) => {
  if (!name || needed.has(name)) return
  needed.add(name)
  staticImports(name).forEach(add)
}
for (const start of [/^index-/, /^TableScreen-/, /^_art_cards-/, /^cards-/])
  files.filter((name) => start.test(name)).forEach(add)

let sum = 0
for (const name of [...needed].sort()) {
  const size = gzipSync(read(name), { level: 9, memLevel: 9 }).length
  sum += size
  console.log(`${String(size).padStart(7)}  ${name}`)
}
console.log(
  `${String(sum).padStart(7)}  script of the game screen, packed, art and English texts included (limit ${LIMIT})`,
)
if (sum > LIMIT) process.exit(1)
