// Every letter of every language is in the fonts of the page, which stay small.

import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { cut, letters } from '../../vite/fonts'
import { languages, sourceOf } from '../../vite/texts'

/** Letters that fonts of the device draw: arrows, marks and emoji in documents. */
const OF_DEVICE = /[^\p{L}\p{N}\p{P}\p{Zs}+−×<=>|~^`$±°]/u

/** The letters that a WOFF2 file draws: its table of letters is packed, but not changed. */
function drawn(font: Buffer): Set<number> {
  const tables: { tag: string; length: number }[] = []
  const known = ['cmap', 'head', 'hhea', 'hmtx', 'maxp', 'name', 'OS/2', 'post', 'cvt ', 'fpgm', 'glyf', 'loca']
  let at = 48
  const number = (): number => {
    let value = 0
    for (;;) {
      const byte = font.readUInt8(at++)
      value = (value << 7) | (byte & 0x7f)
      if (byte < 0x80) return value
    }
  }
  for (let left = font.readUInt16BE(12); left > 0; left--) {
    const flags = font.readUInt8(at++)
    const tag = (flags & 0x3f) === 0x3f ? font.toString('latin1', at, (at += 4)) : (known[flags & 0x3f] ?? '?')
    const plain = number()
    const isChanged = tag === 'glyf' || tag === 'loca' ? flags >> 6 !== 3 : flags >> 6 !== 0
    tables.push({ tag, length: isChanged ? number() : plain })
  }
  const data = brotliDecompressSync(font.subarray(at, at + font.readUInt32BE(20)))
  let start = 0
  for (const { tag, length } of tables) {
    if (tag === 'cmap') return lettersOf(data.subarray(start, start + length))
    start += length
  }
  throw new Error('a font without letters')
}

/** The letters of a `cmap` table, from its part for the first 65,536 letters. */
function lettersOf(cmap: Buffer): Set<number> {
  const found = new Set<number>()
  for (let i = 0; i < cmap.readUInt16BE(2); i++) {
    const part = cmap.subarray(cmap.readUInt32BE(4 + i * 8 + 4))
    if (part.readUInt16BE(0) !== 4) continue
    const count = part.readUInt16BE(6) / 2
    for (let k = 0; k < count; k++) {
      const [last, first] = [part.readUInt16BE(14 + k * 2), part.readUInt16BE(16 + (count + k) * 2)]
      for (let letter = first; letter <= last && letter < 0xffff; letter++) found.add(letter)
    }
  }
  return found
}

test.each(['display', 'text', 'text-bold'] as const)('the face %s', async (face) => {
  const font = await cut(face, letters())
  expect(font.length).toBeLessThan(16_000)
  const has = drawn(font)
  for (const { code } of languages()) {
    const missing = [...new Set(sourceOf(code))].filter(
      (letter) => letter > ' ' && !OF_DEVICE.test(letter) && !has.has(letter.codePointAt(0) ?? 0),
    )
    expect(missing, code).toEqual([])
  }
})
