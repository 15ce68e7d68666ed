// The names of rule sets and switches in one language, for texts that are made at build time.

import { FluentBundle, FluentResource } from '@fluent/bundle'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { escape, plainInline, type Inline } from './markdown.ts'

const ENGLISH = join(import.meta.dirname, '../../text/en')

export interface Words {
  preset(name: string): string
  /** A switch as the set-up of a table names it. */
  name(name: string): string
  /** The meaning of one of its values for the game. */
  says(name: string, value: string): string
  values(name: string): string[]
  /** The heading of values that no rulebook has. */
  house: string
  rulings: string
  /** True if a cell names a switch: then its table is that of the switches. */
  isSwitch(cell: string): boolean
  /** Text with rule sets and switches by name. `place` tells where a link to a ruling leads; `page` stands before the
      anchors of rules. */
  inline(place: (target: string) => string | null, page?: string): Inline
}

export function wordsIn(folder: string): Words {
  const bundle = new FluentBundle('en', { useIsolating: false })
  // A language that is being written is shown in English elsewhere.
  for (const from of [ENGLISH, folder])
    for (const file of readdirSync(from))
      bundle.addResource(new FluentResource(readFileSync(join(from, file), 'utf8')), { allowOverrides: true })
  const say = (id: string, attribute?: string): string | null => {
    const message = bundle.getMessage(id)
    const pattern = attribute ? message?.attributes[attribute] : message?.value
    return pattern ? escape(bundle.formatPattern(pattern, null, [])) : null
  }
  const need = (id: string, attribute?: string): string => {
    const said = say(id, attribute)
    if (said === null)
      throw new Error(`the documents need a text ${id}${attribute ? `.${attribute}` : ''} in ${folder}`)
    return said
  }
  const name = (id: string) => need(`switch-${id}`)
  /** The words between backticks: a rule set, a switch, or a switch with a value. */
  const code = (text: string, page: string): string => {
    const set = say(`rules-${text}`)
    if (set !== null) return set
    const [id = '', value] = text.split('=')
    if (say(`switch-${id}`) === null) throw new Error(`the documents name \`${text}\`, and no text says what it is`)
    const is = value === undefined ? '' : `: ${need(`switch-${id}`, `is-${value}`)}`
    return `<a href="${page}#switch-${id}">${name(id)}${is}</a>`
  }
  return {
    preset: (id) => need(`rules-${id}`),
    name,
    says: (id, value) => need(`switch-${id}`, `says-${value}`),
    values: (id) =>
      Object.keys(bundle.getMessage(`switch-${id}`)?.attributes ?? {})
        .filter((key) => key.startsWith('says-'))
        .map((key) => key.slice('says-'.length)),
    house: need('rules-house'),
    rulings: need('rulings'),
    isSwitch: (cell) => say(`switch-${cell.replace(/`/g, '')}`) !== null,
    inline:
      (place, page = '') =>
      (text) =>
        plainInline(
          text,
          (words) => code(words, page),
          (words, to) => {
            const target = to.startsWith('#')
              ? page + to
              : to.startsWith('rulings.md#')
                ? place(to.slice('rulings.md#'.length))
                : null
            return target === null ? words : `<a href="${target}">${words}</a>`
          },
        ),
  }
}
