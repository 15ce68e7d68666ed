// Marked words: a monster, a card or dice pass through Fluent as one word, the same in every language. text/rich.ts
// turns them back.

import type { Face } from './table'

export const OPEN = '\u0002'
export const SHUT = '\u0003'
/** Stands between the cards of a list, for which each language has a comma and a word. */
export const AND = '\u0004'
const mark = (kind: string, value: string) => `${OPEN}${kind}:${value}${SHUT}`

export const monsterWord = (seat: number): string => mark('monster', String(seat))
export const cardWord = (id: string): string => mark('card', id)
/** The name of a monster, for a sentence that is words alone; text/text.svelte.ts puts the name there. */
export const nameWord = (monster: string): string => mark('name', monster)
/** A list of cards, and their number: other languages have a word before them. */
export const cardsOf = (ids: readonly string[]): { cards: string; count: number } => ({
  cards: ids.map(cardWord).join(AND),
  count: ids.length,
})
export const diceWord = (faces: readonly Face[]): string => mark('dice', faces.join(' '))
