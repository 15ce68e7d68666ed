// The rulebook, all rules and the rulings, in the chosen language if they are translated, else in English. Loaded on
// demand.

import book from 'docs:rulebook'
import rules from 'docs:rules'
import rulings, { type Ruling } from 'docs:rulings'
import { aboutIn } from '../model/rulings'
import { language } from './text.svelte'

function bookIn<T>(books: Record<string, () => Promise<{ default: T }>>): {
  lang: string
  load: () => Promise<{ default: T }>
} {
  const lang = books[language()] ? language() : 'en'
  return { lang, load: books[lang] ?? (() => Promise.reject(new Error('there is no book'))) }
}

/** The short rulebook as HTML, and its language. */
export async function rulebook(): Promise<{ lang: string; html: string }> {
  const { lang, load } = bookIn(book)
  return { lang, html: (await load()).default }
}

/** All rules as HTML, and their language. */
export async function allRules(): Promise<{ lang: string; html: string }> {
  const { lang, load } = bookIn(rules)
  return { lang, html: (await load()).default }
}

/** Rulings about a card or tile, its own first; questions and decisions are HTML. `about` is the card that a ruling
    is about, if it is another one. */
export async function rulingsOf(power: string): Promise<{ lang: string; list: (Ruling & { about: string | null })[] }> {
  const { lang, load } = bookIn(rulings)
  return { lang, list: aboutIn((await load()).default, power) }
}
