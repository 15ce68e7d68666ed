// The client knows no card: what cards do, the engine says. Facts about them are written from it, and art is drawn
// for each.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { POWERS } from '../../src/model/powers'

const root = join(import.meta.dirname, '../../src')
/** Art, the facts, and the list of all ids of texts. */
const MAY = /^art\/|^model\/powers\.ts$|^text\/ids\.ts$/

test('no card or tile is named in the source', () => {
  const named = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(svelte|ts)$/.test(file) && !MAY.test(file))
    .flatMap((file) => {
      const words = [...readFileSync(join(root, file), 'utf8').matchAll(/['"`]([a-z][a-z0-9#-]*)['"`]/g)]
      return words.flatMap(([, word = '']) => (POWERS[word] ? [`${file}: ${word}`] : []))
    })
  expect(named).toEqual([])
  expect(POWERS['wings']).toBeDefined()
})
