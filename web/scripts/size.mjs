// The packed size of everything the game screen loads: script and art, and apart from them the texts of each language.
// Fails above the limits. `npm run size` builds it first.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** In bytes: everything that the game screen loads, and the texts of a language. */
const limits = JSON.parse(readFileSync(join(import.meta.dirname, 'limits.json'), 'utf8'))
const folder = join(import.meta.dirname, '..', process.argv[2] ?? 'dist', 'assets')
const files = readdirSync(folder).filter((name) => name.endsWith('.js'))
const read = (name) => readFileSync(join(folder, name), 'utf8')

/** The files that a script imports statically. */
const staticImports = (name) =>
  [...read(name).matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)].map((found) => found[1])

const isText = (name) => /^_text_[a-z]{2}-/.test(name)
const sizeOf = (name) => gzipSync(read(name), { level: 9, memLevel: 9 }).length

const needed = new Set()
const add = (name) => {
  if (!name || needed.has(name) || isText(name)) return
  needed.add(name)
  staticImports(name).forEach(add)
}
for (const start of [/^index-/, /^TableScreen-/, /^_art_cards-/]) files.filter((name) => start.test(name)).forEach(add)

let sum = 0
for (const name of [...needed].sort()) {
  const size = sizeOf(name)
  sum += size
  console.log(`${String(size).padStart(7)}  ${name}`)
}
console.log(`${String(sum).padStart(7)}  script of the game screen, packed, art included (limit ${limits.script})`)
const texts = files.filter(isText)
if (texts.length === 0) throw new Error('no file has the texts of a language')
for (const name of texts) console.log(`${String(sizeOf(name)).padStart(7)}  ${name} (limit ${limits.text})`)
if (sum > limits.script || texts.some((name) => sizeOf(name) > limits.text)) process.exit(1)
