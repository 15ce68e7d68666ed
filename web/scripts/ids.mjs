// Writes src/text/ids.ts: the union of all text ids, so that a wrong one does not compile. `--check` only compares.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const file = join(root, 'src/text/ids.ts')

export function idsOf(source) {
  return [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1])
}

export function wanted() {
  const folder = join(root, '../text/en')
  const ids = readdirSync(folder)
    .filter((name) => !['cards.ftl', 'tiles.ftl', 'cli.ftl', 'help.ftl'].includes(name))
    .sort()
    .flatMap((name) => idsOf(readFileSync(join(folder, name), 'utf8')))
  const union = ids.map((id) => `  | '${id}'`).join('\n')
  return `// Written by scripts/ids.mjs from text/en. Do not edit.\n\nexport type TextId =\n${union}\n`
}

export const current = () => readFileSync(file, 'utf8')

if (process.argv[1] === import.meta.filename) {
  if (process.argv.includes('--check')) {
    if (current() !== wanted()) throw new Error('src/text/ids.ts is stale: run npm run ids')
  } else writeFileSync(file, wanted())
}
