// The fonts of the page, cut down to the letters that its texts have: a display face and two weights of a text face.
// The letters of names that are typed are those of Western Europe; others come from the device.

import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subset from 'subset-font'
import type { Plugin } from 'vite'
import { filesOf, languages } from './texts.ts'

/** The faces that src/style/fonts.css names, from packages under the SIL Open Font License. */
const FACES = {
  display: '@expo-google-fonts/barlow-condensed/800ExtraBold/BarlowCondensed_800ExtraBold.ttf',
  text: '@expo-google-fonts/barlow/400Regular/Barlow_400Regular.ttf',
  'text-bold': '@expo-google-fonts/barlow/700Bold/Barlow_700Bold.ttf',
}
const LICENCE = '@expo-google-fonts/barlow/LICENSE_FONT'

const ROOT = join(import.meta.dirname, '..')
/** The cut faces, where the style sheet finds them. */
const FOLDER = join(ROOT, 'node_modules/.fonts')
const { resolve } = createRequire(import.meta.url)

const between = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i))

/** ASCII, the letters of Western Europe, and all that the texts and the documents of any language have. */
export function letters(): string {
  const docs = readdirSync(join(ROOT, '../docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /^(\w\w\/)?(rules\.md|rulings\/.*\.toml)$|^rulebook\/\w+\.md$/.test(name))
    .map((name) => join(ROOT, '../docs', name))
  const texts = [...languages().flatMap(({ code }) => filesOf(code)), ...docs]
  const found = texts.flatMap((file) => [...new Set(readFileSync(file, 'utf8'))])
  return [...new Set([...between(0x20, 0x7e), ...between(0xa0, 0xff), ...found])]
    .filter((letter) => letter >= ' ')
    .sort()
    .join('')
}

/** A face with these letters alone, kerned, with figures of one width. */
export const cut = (face: keyof typeof FACES, wanted: string): Promise<Buffer> =>
  subset(readFileSync(resolve(FACES[face])), wanted, {
    targetFormat: 'woff2',
    keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum'],
    noHinting: true,
  })

export function fonts(): Plugin {
  return {
    name: 'kaiju-fonts',
    async configResolved() {
      if (process.env['VITEST']) return
      const wanted = letters()
      const sources = Object.values(FACES).map((file) => readFileSync(resolve(file)))
      const version = sources
        .reduce((hash, bytes) => hash.update(bytes), createHash('sha256').update(wanted))
        .digest('hex')
      const note = join(FOLDER, 'version')
      if (existsSync(note) && readFileSync(note, 'utf8') === version) return
      mkdirSync(FOLDER, { recursive: true })
      for (const face of Object.keys(FACES) as (keyof typeof FACES)[])
        writeFileSync(join(FOLDER, `${face}.woff2`), await cut(face, wanted))
      writeFileSync(note, version)
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'fonts-licence.txt', source: readFileSync(resolve(LICENCE), 'utf8') })
    },
  }
}
