// Functions for sentences with things in them. Languages with cases write { CASE($whom, "acc") } where English writes
// { $whom }, and { KIND($card) -> … } where a tile and a card are different words.

import type { FluentFunction, FluentValue } from '@fluent/bundle'
import { OPEN, SHUT } from '../model/marks'

const wordOf = (value: FluentValue | undefined): string => (typeof value === 'string' ? value : '')

/** The case travels with the thing, until its name is looked up. */
const CASE: FluentFunction = ([thing, form]) => wordOf(thing).replaceAll(SHUT, `:${wordOf(form)}${SHUT}`)

/** `tile` if all these cards are tiles, else `card`. */
const KIND: FluentFunction = ([things]) => {
  const cards = wordOf(things).match(new RegExp(`${OPEN}card:[a-z]+`, 'g')) ?? []
  return cards.length > 0 && cards.every((card) => card.endsWith(':tile')) ? 'tile' : 'card'
}

export const FUNCTIONS = { CASE, KIND }
