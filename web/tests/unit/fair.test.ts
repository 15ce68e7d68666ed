// The check of the dice against docs/fairness.md, and over the records of the repository.

import { bytesToHex } from '@noble/hashes/utils.js'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { check } from '../../src/fair/check'
import { readRecord } from '../../src/fair/record'
import { block, CARDS, commitmentOf, drawn, firstOf, keyOf, rolled, sidesUp } from '../../src/fair/stream'
import { POWERS } from '../../src/wire/powers'
import { PAIRS } from '../../src/model/tiles'

const ROOT = join(import.meta.dirname, '../../..')
const page = readFileSync(join(ROOT, 'docs/fairness.md'), 'utf8')
/** The code block that follows a heading of the page. */
const listed = (heading: string) =>
  page.slice(page.indexOf(heading)).split('```text\n')[1]?.split('\n```')[0]?.split('\n') ?? []

const folder = join(ROOT, 'tests/records')
const records = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.kot'))
const read = (name: string) => readFileSync(join(folder, name), 'utf8')
const promiseOf = (text: string) => readRecord(text).commitment

describe('the page about fairness', () => {
  test('numbers the same cards in the same decks', () => {
    const decks = (id: string) => {
      const { czech, dark } = POWERS[id]?.cost ?? {}
      return czech !== undefined && dark !== undefined ? 'both' : dark !== undefined ? 'dark' : 'classic'
    }
    expect(CARDS.map((id, i) => `${i} ${id} ${decks(id)}`)).toEqual(listed('### The cards'))
  })

  test('has the same pairs of tiles', () => {
    expect(PAIRS.map((pair) => pair.join(' '))).toEqual(listed('### The pairs of tiles'))
  })

  test('gives the same results in every test vector', () => {
    const vectors = listed('## Test vectors')
    const value = (name: string) => vectors.find((line) => line.startsWith(`${name} `))?.slice(name.length + 1) ?? ''
    const secret = value('secret')
    const key = keyOf(secret, [value('contribution 1'), null, value('contribution 3')])
    expect(commitmentOf(secret)).toBe(value('commitment'))
    expect(bytesToHex(key)).toBe(value('key'))
    expect(bytesToHex(keyOf(secret, [null, null, null]))).toBe(value('key-without-contributions'))
    const deck = (words: string) => {
      const classic = CARDS.filter((id) => POWERS[id]?.cost.czech !== undefined)
      const dark = CARDS.filter((id) => POWERS[id]?.cost.dark !== undefined)
      return new Set(words === 'classic' ? classic : words === 'dark' ? dark : words.split(' '))
    }
    let checked = 0
    for (const line of vectors) {
      const [kind = '', s = '', n = ''] = line.replace(':', '').split(' ')
      const sequence = Number(s)
      const [asked = '', answer = ''] = line.split(': ')
      switch (kind) {
        case 'block':
          expect(bytesToHex(block(key, sequence, Number(n)))).toBe(line.split(' ')[3])
          break
        case 'dice':
          expect(rolled(key, sequence, Number(n)).join(' ')).toBe(answer)
          break
        case 'draw':
          expect(drawn(key, sequence, deck(asked.split(' of ')[1] ?? ''))).toBe(answer)
          break
        case 'first':
          expect(firstOf(key, sequence, Number(asked.split(' of ')[1])) + 1).toBe(Number(answer))
          break
        case 'sides':
          expect(sidesUp(key, sequence).sort()).toEqual(answer.split(' ').sort())
          break
        default:
          continue
      }
      checked += 1
    }
    expect(checked).toBe(24)
  })
})

describe('records', () => {
  test('are fair at every table', () => {
    expect(records.length).toBeGreaterThan(50)
    for (const name of records) {
      const text = read(name)
      const verdict = check(text, promiseOf(text))
      expect(verdict, name).toMatchObject({ is: 'fair' })
    }
  })

  test('have as many dice and draws as kaiju verify counts', () => {
    const text = read('revision-1/czech-2-1.kot')
    expect(check(text, promiseOf(text))).toEqual({ is: 'fair', dice: 288, draws: 34 })
  })
})

describe('the choices of a table', () => {
  const promised = (name: string) => ({ text: read(name), promise: promiseOf(read(name)) })

  test('chance does not answer again', () => {
    const { text, promise } = promised('revision-2/czech-wickedness-mixed-4-sides.kot')
    expect(readRecord(text)).toMatchObject({ chosen: ['first', 'sides'], position: [] })
    const begin = text.split('\n').findIndex((line) => line.startsWith('begin '))
    for (const again of ['first Alice', `sides ${PAIRS.map(([red]) => red).join(' ')}`]) {
      const lines = text.split('\n').toSpliced(begin + 1, 0, `${again} [00000000]`)
      expect(check(lines.join('\n'), promise)).toEqual({ is: 'unreadable', line: begin + 2 })
    }
  })

  test('a position leaves to be drawn what lies nowhere, or what its deck names', () => {
    for (const name of ['czech-3-position', 'dark-wickedness-red-2-position']) {
      const { text, promise } = promised(`revision-2/${name}.kot`)
      expect(readRecord(text).position.length).toBeGreaterThan(4)
      expect(check(text, promise)).toMatchObject({ is: 'fair' })
      // Other cards would have come if the table had cards that the header does not name.
      const without = text.replace(/^position (market|deck) .*\n/gm, '')
      expect(check(without, promise)).toMatchObject({ is: 'unfair' })
    }
  })
})

describe('a record that was changed', () => {
  const text = read('revision-1/czech-2-1.kot')
  const promised = promiseOf(text)
  const lines = text.split('\n')
  const changed = (at: number, line: string) => [...lines.slice(0, at), line, ...lines.slice(at + 1)].join('\n')

  test('in one die fails, and says where', () => {
    const at = lines.findIndex((line) => /^dice .*\b1 /.test(line))
    const line = lines[at] ?? ''
    const verdict = check(changed(at, line.replace(/\b1 /, 'claw ')), promised)
    expect(verdict).toMatchObject({ is: 'unfair', line: at + 1 })
  })

  test('in any one line of chance fails there', () => {
    const other: Record<string, string> = { dice: 'dice 1 1 1 1 1 1', draw: 'draw wings', first: 'first Alice' }
    const { chances } = readRecord(text)
    expect(chances.length).toBeGreaterThan(100)
    for (const { line, kind } of chances) {
      const swapped = changed(line - 1, `${other[kind] ?? ''} [00000000]`)
      if (swapped.split('\n')[line - 1]?.split(' [')[0] === lines[line - 1]?.split(' [')[0]) continue
      expect(check(swapped, promised)).toMatchObject({ is: 'unfair', line })
    }
  })

  test('in its secret or its promise fails', () => {
    const secret = lines.findIndex((line) => line.startsWith('secret '))
    expect(check(changed(secret, `secret ${'0'.repeat(64)}`), promised)).toEqual({ is: 'broken-promise' })
    expect(check(text, '0'.repeat(64))).toEqual({ is: 'foreign' })
    expect(check(changed(secret, 'note nothing'), promised)).toEqual({ is: 'secret' })
  })

  test('so that it has a line twice is refused', () => {
    const secret = lines.findIndex((line) => line.startsWith('secret '))
    expect(check([...lines.slice(0, secret), lines[secret], ...lines.slice(secret)].join('\n'), promised)).toEqual({
      is: 'unreadable',
      line: secret + 2,
    })
    expect(check('nothing', promised)).toEqual({ is: 'unreadable', line: 1 })
  })
})
