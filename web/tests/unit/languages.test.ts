// Every language says the same as English: the same texts, with the same things in them, in the language's own grammar.

import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { filesOf, languages, TEXT } from '../../vite/texts'
import { messagesOf, type Selector } from './fluent'

const raw = (code: string) => filesOf(code).map((file) => readFileSync(file, 'utf8'))
const all = (code: string) => messagesOf(raw(code).join('\n'))
const english = all('en')

/** Names may have forms that English has not: cases, a gender, another name in another printing. */
const isForm = (id: string) => /\.((modern|dark)(-(gen|dat|acc|loc|ins))?|gen|dat|acc|loc|ins|gender)$/.test(id)

/** Variables that English does not need but others may: `# Also: $n` before the message. */
const also = new Map(
  raw('en')
    .flatMap((file) => [...file.matchAll(/^# Also: (.*)\n(?:#.*\n)*([a-z][\w-]*) =/gm)])
    .map(([, names = '', id = '']) => [id, [...names.matchAll(/\$(\w+)/g)].map((found) => found[1])] as const),
)

const PLURALS = ['zero', 'one', 'two', 'few', 'many']
/** The plural categories that whole numbers have in a language. */
const categories = (code: string): string[] => {
  const rules = new Intl.PluralRules(code)
  return [...new Set(Array.from({ length: 200 }, (_, n) => rules.select(n)))]
}
const isPlural = ({ keys }: Selector) => keys.some((key) => PLURALS.includes(key))

/** A plural that has no form for some numbers. The usual form may stand for one category that is not named. */
function lacksForm({ keys, usual }: Selector, needed: readonly string[]): boolean {
  const missing = needed.filter((category) => !keys.includes(category))
  return missing.length > (needed.includes(usual) || /^\d/.test(usual) ? 0 : 1)
}

test('a variable that only other languages use is one that is not used in English', () => {
  for (const [id, names] of also)
    expect(
      names.filter((name) => english.get(id)?.used.has(name ?? '')),
      id,
    ).toEqual([])
})

test('English has a form for every number', () => {
  const needed = categories('en')
  for (const [id, { selectors }] of english)
    for (const selector of selectors.filter(isPlural)) expect(lacksForm(selector, needed), id).toBe(false)
})

describe.each(languages().filter(({ code }) => code !== 'en'))('$name', ({ code, complete }) => {
  const own = all(code)
  const shared = [...own].flatMap(([id, parts]) => {
    const model = english.get(id)
    return model ? [{ id, parts, model }] : []
  })

  test('has the texts of English, each in the file of the same name', () => {
    expect([...own.keys()].filter((id) => !english.has(id) && !isForm(id))).toEqual([])
    if (complete) expect([...english.keys()].filter((id) => !own.has(id) && !isForm(id))).toEqual([])
    for (const file of filesOf(code)) {
      const model = messagesOf(readFileSync(join(TEXT, 'en', basename(file)), 'utf8'))
      const found = [...messagesOf(readFileSync(file, 'utf8')).keys()]
      expect(
        found.filter((id) => !model.has(id) && !isForm(id)),
        basename(file),
      ).toEqual([])
    }
  })

  test('says no text twice, and Fluent can read every line', () => {
    const ids = raw(code).flatMap((file) => [...file.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] ?? ''))
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
    expect(ids.filter((id) => !own.has(id))).toEqual([])
    const attributes = raw(code).flatMap((file) => [...file.matchAll(/^ +\.([\w-]+) =/gm)])
    expect([...own.keys()].filter((id) => id.includes('.')).length).toBe(attributes.length)
  })

  test('shows what English shows, and uses no other variable', () => {
    for (const { id, parts, model } of shared) {
      expect(
        [...model.shown].filter((name) => !parts.used.has(name)),
        `${id} does not show`,
      ).toEqual([])
      expect(
        [...parts.used].filter((name) => !model.used.has(name) && !also.get(id)?.includes(name)),
        `${id} does not get`,
      ).toEqual([])
    }
  })

  test('selects by the words that English selects by', () => {
    for (const { id, parts, model } of shared)
      for (const { by, keys } of parts.selectors.filter((selector) => !isPlural(selector))) {
        const known = model.selectors.filter((selector) => selector.by === by).flatMap((selector) => selector.keys)
        if (known.length === 0) continue
        expect(
          keys.filter((key) => !known.includes(key) && !/^\d+$/.test(key) && key !== 'other'),
          `${id}: ${by}`,
        ).toEqual([])
      }
  })

  test('has a form for every number', () => {
    const needed = categories(code)
    for (const [id, { selectors }] of own)
      for (const selector of selectors.filter(isPlural))
        expect(lacksForm(selector, needed), `${id}: ${selector.by} needs ${needed.join(', ')}`).toBe(false)
  })

  test('has its icons, and the quotes and dashes of print', () => {
    for (const { id, parts, model } of shared) {
      const icons = (words: string) => [...new Set(words.match(/\[[a-z]+\]/g))].sort()
      expect(
        icons(parts.words).filter((icon) => !icons(model.words).includes(icon)),
        id,
      ).toEqual([])
      expect(parts.words, id).not.toMatch(/["']|\.\.\.| - /)
    }
  })
})
