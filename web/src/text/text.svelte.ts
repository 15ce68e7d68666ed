// Every visible string, by id, from the Fluent files in web/text. One chunk per language, loaded when it is chosen.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { settings } from '../session/settings.svelte'
import type { TextId } from './ids'

export type Args = Record<string, FluentVariable>

const files = import.meta.glob<string>(
  ['../../text/*/*.ftl', '!../../text/en/{ui,log,around,sheets,switches,refusals}.ftl'],
  {
    query: '?raw',
    import: 'default',
  },
)
// English is there from the first paint: it is also what is shown while another language is on its way.
const first = import.meta.glob<string>('../../text/en/{ui,log}.ftl', { query: '?raw', import: 'default', eager: true })
let english: readonly string[] = Object.values(first)

/** The languages whose files are there, in the order in which they are offered. */
export const LANGUAGES: { code: string; name: string }[] = [
  { code: 'cs', name: 'Čeština' },
  { code: 'en', name: 'English' },
  { code: 'pl', name: 'Polski' },
  { code: 'es', name: 'Español' },
].filter(({ code }) => Object.keys(files).some((path) => path.includes(`/${code}/`)))

function bundle(code: string, sources: readonly string[]): FluentBundle {
  const made = new FluentBundle(code, { useIsolating: false })
  for (const source of sources) made.addResource(new FluentResource(source))
  return made
}

let current: { code: string; bundle: FluentBundle } = $state.raw({ code: 'en', bundle: bundle('en', english) })

/** The language that is shown. */
export const language = (): string => current.code

function wanted(): string {
  if (settings.language) return settings.language
  const known = LANGUAGES.map(({ code }) => code)
  return navigator.languages.map((tag) => tag.slice(0, 2)).find((code) => known.includes(code)) ?? 'en'
}

/** Loads the chosen language, with its card texts, and shows it. */
export async function load(): Promise<void> {
  const code = LANGUAGES.some((l) => l.code === wanted()) ? wanted() : 'en'
  const loading = Object.entries(files)
    .filter(([path]) => path.includes(`/${code}/`))
    .map(([, get]) => get())
  const others = await Promise.all(loading)
  current = { code, bundle: bundle(code, [...(code === 'en' ? english : []), ...others]) }
  document.documentElement.lang = code
}

/** More English, which comes with the screens that say it: the game does not wait for their words. */
export function also(source: string): void {
  english = [...english, source]
  if (current.code === 'en') current.bundle.addResource(new FluentResource(source))
}

/** More English for what is shown already. */
export function amend(source: string): void {
  also(source)
  current = { ...current }
}

/** The text with this id. An id that is missing shows itself: it is seen at once, and breaks nothing. */
export function t(id: TextId, args?: Args): string {
  return text(id, args) ?? id
}

/** The text whose id is made from data: a card's name, an event. Nothing if there is none. */
export function text(id: string, args?: Args): string | null {
  const message = current.bundle.getMessage(id)
  return message?.value ? current.bundle.formatPattern(message.value, args ?? null, []) : null
}

/** An attribute of a message, such as the text of a card. */
export function attribute(id: string, name: string): string | null {
  const pattern = current.bundle.getMessage(id)?.attributes[name]
  return pattern ? current.bundle.formatPattern(pattern, null, []) : null
}
