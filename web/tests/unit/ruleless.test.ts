// The client knows no card and no rule: the engine says what cards do. Facts about them are written from it into wire,
// and art is drawn for each. ESLint checks that energy, hearts and points are compared with nothing.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { POWERS } from '../../src/wire/powers'

const root = join(import.meta.dirname, '../../src')
/** Art, generated files, and the list of all text ids. */
const MAY = /^art\/|^wire\/|^text\/ids\.ts$/

const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(svelte|ts|css)$/.test(file) && !MAY.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))

test('no card or tile is named in the source', () => {
  const ids = new Set(Object.keys(POWERS).map((id) => id.replace(/#.*/, '')))
  const named = sources.flatMap(({ file, text }) => {
    const quoted = [...text.matchAll(/['"`](?:cards-)?([a-z][a-z0-9#-]*)['"`]/g)].map(([, word = '']) => word)
    // A name with a hyphen is searched without quotes, too, since it is no ordinary word.
    const bare = [...text.matchAll(/[a-z]+(?:-[a-z]+)+/g)].map(([word]) => word)
    return [...quoted, ...bare].flatMap((word) => (ids.has(word) ? [`${file}: ${word}`] : []))
  })
  expect(named).toEqual([])
  expect(ids.has('wings') && ids.has('tile-evil-lair')).toBe(true)
})
