// The texts of text/, for the page: every language is a chunk of its own, and only complete ones are offered. With
// KAIJU_TEXT=all the others are offered too, in English where they say nothing yet; with KAIJU_TEXT=pseudo there is one
// more, English with longer words.
//
//   import languages from 'text:languages'   the languages that are offered, each with a function that fetches it
//   import czech from 'text:cs'              all Fluent files of text/cs as one

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'
import { PSEUDO, pseudo } from './pseudo.ts'
import { bind } from './typography.ts'

const PREFIX = 'text:'
export const TEXT = join(import.meta.dirname, '../../text')

export interface Language {
  code: string
  /** The name that the language has for itself. */
  name: string
  /** The rule set that it is offered first. */
  rules: string
  complete: boolean
  /** One-letter words after which no line may end. */
  bound?: string
}

/** All languages with a folder, as text/languages.json lists them. */
export const languages = (): Language[] =>
  (JSON.parse(readFileSync(join(TEXT, 'languages.json'), 'utf8')) as Language[]).filter(({ code }) =>
    existsSync(join(TEXT, code)),
  )

/** The languages that players can choose. */
export function offered(): Language[] {
  const wish = process.env['KAIJU_TEXT']
  const found = languages().filter(({ complete }) => complete || wish === 'all')
  return wish === 'pseudo' ? [...found, LONGER] : found
}

const LONGER: Language = { code: PSEUDO, name: 'Longer', rules: 'czech', complete: true }

export const filesOf = (code: string): string[] =>
  readdirSync(join(TEXT, code))
    .filter((name) => name.endsWith('.ftl'))
    .sort()
    .map((name) => join(TEXT, code, name))

/** Files that only the `kaiju` program reads. */
const OF_PROGRAM = ['cli.ftl', 'help.ftl']

/** A text in the typography of a language. */
export const typeset = (text: string, code: string): string =>
  bind(text, languages().find((language) => language.code === code)?.bound)

/** The texts of the page in one language, without comments: those are for translators. */
export const sourceOf = (code: string): string => (code === PSEUDO ? pseudo(sourceOf('en')) : ownSourceOf(code))

const ownSourceOf = (code: string): string =>
  typeset(
    filesOf(code)
      .filter((file) => !OF_PROGRAM.includes(basename(file)))
      .map((file) => readFileSync(file, 'utf8').replace(/^#.*\n+/gm, ''))
      .join('\n')
      .replace(/\n{2,}/g, '\n'),
    code,
  )

export const texts = (): Plugin => ({
  name: 'kaiju-texts',
  resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith(`\0${PREFIX}`)) return null
    const name = id.slice(PREFIX.length + 1)
    const known = languages()
    for (const { code } of known) for (const file of filesOf(code)) this.addWatchFile(file)
    if (name !== 'languages') {
      // Later files win, so that a language that is being written shows English elsewhere.
      const isWhole = offered().find(({ code }) => code === name)?.complete
      return `export default ${JSON.stringify((isWhole ? '' : sourceOf('en') + '\n') + sourceOf(name))}`
    }
    this.addWatchFile(join(TEXT, 'languages.json'))
    const entries = offered().map(({ code, name, rules }) => {
      const facts = JSON.stringify({ code, name, rules })
      return `${facts.slice(0, -1)}, fetch: () => import('${PREFIX}${code}').then((found) => found.default) }`
    })
    return `export default [${entries.join(', ')}]`
  },
})
