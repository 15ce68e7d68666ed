// The rules and rulings of docs/, as data for the rules and cards screens: one source, no copy. Players read rule
// sets and switches by the names that a table gives them. English lies in docs/; a language xx of text/ lies in
// docs/xx, in files of the same names. Where a language has no rules or no rulings yet, they are English.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { markdown, type Inline } from './markdown.ts'
import { offered, TEXT, typeset } from './texts.ts'
import { wordsIn, type Words } from './words.ts'

const PREFIX = 'docs:'
const DOCS = join(import.meta.dirname, '../../docs')
const ENGLISH = 'en'

/** `question` and `decision` are HTML, and so is `sets`: the rule sets it is about, if not all. */
export interface Ruling {
  id: string
  topic: string
  powers: string[]
  question: string
  decision: string
  sets: string
}

/** The fields that players read, of a ledger of rulings. */
export function rulings(toml: string, inline: Inline): Ruling[] {
  return toml
    .split('[[ruling]]')
    .slice(1)
    .map((entry) => {
      const word = (field: string) =>
        JSON.parse(new RegExp(`^${field} = (".*")$`, 'm').exec(entry)?.[1] ?? '""') as string
      const list = (field: string) =>
        JSON.parse(new RegExp(`^${field} = (\\[.*\\])$`, 'm').exec(entry)?.[1] ?? '[]') as string[]
      return {
        id: word('id'),
        topic: word('topic'),
        powers: list('powers'),
        question: inline(word('question')),
        decision: inline(word('decision')),
        sets: list('sets')
          .filter((set) => set !== 'all')
          .map((set) => inline(`\`${set}\``))
          .join(', '),
      }
    })
}

/** The target of a link in the rulings: an open point on the same page, or a card. */
function placeOf(all: readonly Ruling[], target: string): string | null {
  const ruling = all.find(({ id }) => id === target)
  if (ruling && ruling.powers.length === 0) return `#${target}`
  const power = ruling?.powers[0] ?? all.flatMap(({ powers }) => powers).find((id) => id === target)
  return power === undefined ? null : `/cards/${power}`
}

/** A table of switches as a section for each switch, with its values by rule set. */
function switches(rows: readonly string[][], words: Words): string {
  const [head = [], ...body] = rows
  const presets = head.slice(2).map((cell) => cell.replace(/`/g, ''))
  return body
    .map(([cell = '', , ...values]) => {
      const name = cell.replace(/`/g, '')
      const lines = words.values(name).map((value) => {
        const sets = presets.filter((_, at) => values[at] === value).map((preset) => words.preset(preset))
        return `<li><b>${sets.length > 0 ? sets.join(', ') : words.house}:</b> ${words.says(name, value)}</li>`
      })
      return `<h4 id="switch-${name}">${words.name(name)}</h4><ul>${lines.join('')}</ul>`
    })
    .join('\n')
}

/** Points that the rulebooks leave open, by topic. */
function openPoints(all: readonly Ruling[], words: Words): string {
  const general = all.filter(({ powers }) => powers.length === 0)
  const topics = [...new Set(general.map(({ topic }) => topic))]
  const point = ({ id, question, decision, sets }: Ruling) =>
    `<li id="${id}"><b>${id}</b> <i>${question}</i> ${decision}${sets ? ` <small>(${sets})</small>` : ''}</li>`
  return [
    `<h2 id="rulings">${words.rulings}</h2>`,
    ...topics.map(
      (topic, i) =>
        `<h3 id="rulings-${i + 1}">${topic}</h3><ul>${general
          .filter((ruling) => ruling.topic === topic)
          .map(point)
          .join('')}</ul>`,
    ),
  ].join('\n')
}

/** The books of one language, from the folder of the documents and that of the texts. */
export function booksOf(docs: string, texts: string): { rules: string; rulings: Ruling[] } {
  const words = wordsIn(texts)
  const read = (file: string) => readFileSync(join(existsSync(join(docs, file)) ? docs : DOCS, file), 'utf8')
  const files = ['cards.toml', 'tiles.toml', 'general.toml'].map((file) => read(`rulings/${file}`))
  const all = files.flatMap((file) =>
    rulings(
      file,
      words.inline(() => null, '/rules'),
    ),
  )
  const inline = words.inline((target) => placeOf(all, target))
  // Parts that are only useful beside the code.
  const players = read('rules.md').replace(/<!-- repository -->[^]*?<!-- \/repository -->/g, '')
  const html = markdown(players, inline, (rows) => (words.isSwitch(rows[1]?.[0] ?? '') ? switches(rows, words) : null))
  return { rules: `${html}\n${openPoints(all, words)}`, rulings: all.filter(({ powers }) => powers.length > 0) }
}

/** The short rulebook of a language as HTML. */
export function rulebookOf(code: string): string {
  const words = wordsIn(join(TEXT, code))
  return markdown(
    readFileSync(join(DOCS, 'rulebook', `${code}.md`), 'utf8'),
    words.inline(() => null, '/rules'),
  )
}

const folderOf = (language: string) => (language === ENGLISH ? DOCS : join(DOCS, language))
/** The languages that have books. */
export const languages = (): string[] =>
  offered()
    .map(({ code }) => code)
    .filter((language) => existsSync(join(folderOf(language), 'rules.md')))

/** The languages that have a short rulebook. */
export const rulebooks = (): string[] =>
  offered()
    .map(({ code }) => code)
    .filter((code) => existsSync(join(DOCS, 'rulebook', `${code}.md`)))

const loaders = (kind: string, codes: readonly string[]): string =>
  `export default {${codes.map((code) => `${code}: () => import('${PREFIX}${kind}/${code}')`).join(', ')}}`

/** A book as a module, in the typography of its language. */
function module(book: string | readonly Ruling[], code: string): string {
  const set = (_: string, value: unknown) => (typeof value === 'string' ? typeset(value, code) : value)
  return `export default ${JSON.stringify(book, set)}`
}

export function docs(): Plugin {
  return {
    name: 'kaiju-docs',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      const [, kind, language] = /^\0docs:(rules|rulings|rulebook)(?:\/(\w+))?$/.exec(id) ?? []
      if (kind === 'rulebook' && language) return module(rulebookOf(language), language)
      if (kind === 'rulebook') return loaders(kind, rulebooks())
      if (kind !== 'rules' && kind !== 'rulings') return null
      if (language) return module(booksOf(folderOf(language), join(TEXT, language))[kind], language)
      return loaders(kind, languages())
    },
  }
}
