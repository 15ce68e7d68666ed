// Every visible string, by id, from the Fluent files of text/. Each language is one chunk, fetched beside the script.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import LANGUAGES from 'text:languages'
import { later } from '../session/later'
import { settings } from '../session/settings.svelte'
import { AND, OPEN, SHUT } from '../model/marks'
import { FUNCTIONS } from './grammar'
import type { TextId } from './ids'

export type Args = Record<string, FluentVariable>

/** The languages that are offered. */
export { LANGUAGES }

let current: { code: string; bundle: FluentBundle } = $state.raw({ code: 'en', bundle: new FluentBundle('en') })

let isShown = false

/** The language that is shown. */
export const language = (): string => current.code

/** The language with its country, where that makes a difference to lists, numbers and dates. */
export const locale = (): string => (current.code === 'en' ? 'en-GB' : current.code)

/** The rule set that its speakers are offered first. */
export const usualRules = (): string => LANGUAGES.find(({ code }) => code === current.code)?.rules ?? 'czech'

/** The chosen language, or else the first one of the browser's that is offered. */
function wanted(): string {
  const tags = [settings.language, ...navigator.languages.map((tag) => tag.slice(0, 2))]
  return tags.find((code) => LANGUAGES.some((known) => known.code === code)) ?? 'en'
}

/** Shows a language from now on. */
export function speak(code: string, source: string): void {
  const bundle = new FluentBundle(code, { useIsolating: false, functions: FUNCTIONS })
  bundle.addResource(new FluentResource(source), { allowOverrides: true })
  current = { code, bundle }
  isShown = true
}

/** Fetches the chosen language and shows it. If it cannot be fetched, the language on the screen stays; a page without
    one tries English. False if the page has no language at all. */
export async function load(): Promise<boolean> {
  for (const code of [wanted(), 'en']) {
    const found = LANGUAGES.find((known) => known.code === code)
    const source = await later(found?.fetch() ?? Promise.resolve(null)).catch(() => null)
    if (source !== null && (code === wanted() || !isShown)) {
      speak(code, source)
      showIn(code)
    }
    if (isShown) return true
  }
  return false
}

/** Tells the browser which language this is. */
function showIn(code: string): void {
  document.documentElement.lang = code
  const manifest = `/manifest${code === 'en' ? '' : `-${code}`}.webmanifest`
  document.querySelector?.('link[rel=manifest]')?.setAttribute('href', manifest)
}

/** The text with this id. A missing one shows its id, which is noticed and breaks nothing. */
export function t(id: TextId, args?: Args): string {
  return text(id, args) ?? id
}

/** The text whose id is made from data, such as a card's name or an event; null if there is none. */
export function text(id: string, args?: Args): string | null {
  const message = current.bundle.getMessage(id)
  return message?.value
    ? current.bundle
        .formatPattern(message.value, args ?? null, [])
        .replace(NAMED, (_, monster: string, form = '') => monsterName(monster, form))
        .replace(CHAIN, listOfCards)
    : null
}
const NAMED = new RegExp(`${OPEN}name:([a-z-]+):?([a-z]*)${SHUT}`, 'g')
const CARD = `${OPEN}card:[^${SHUT}]*${SHUT}`
const CHAIN = new RegExp(`${CARD}(${AND}${CARD})+`, 'g')

/** A list as the language writes it: “a, b and c”, or “a, b or c”. */
export const listOf = (words: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string =>
  new Intl.ListFormat(locale(), { type }).format(words)

/** The parts of a list; `at` is the place of a word, and null for what stands between two. */
export function partsOfList(words: readonly string[]): { at: number | null; words: string }[] {
  let at = 0
  return new Intl.ListFormat(locale()).formatToParts(words).map(({ type, value }) => ({
    at: type === 'element' ? at++ : null,
    words: value,
  }))
}

/** The word between the last two may depend on the name after it: “y” or “e” in Spanish. */
function listOfCards(chain: string): string {
  const cards = chain.split(AND)
  const names = cards.map((card) => text(card.slice(1, -1).replace(/^card:([^#]*).*/, 'card-$1')) ?? card)
  return partsOfList(names)
    .map(({ at, words }) => (at === null ? words : cards[at]))
    .join('')
}

/** The name of a monster, in a case that its language has. */
export const monsterName = (monster: string, form = ''): string =>
  (form && attribute(`monster-${monster}`, form)) || (text(`monster-${monster}`) ?? monster)

/** An attribute of a message, such as the text of a card. */
export function attribute(id: string, name: string): string | null {
  const pattern = current.bundle.getMessage(id)?.attributes[name]
  return pattern ? current.bundle.formatPattern(pattern, null, []) : null
}
