// Marked words: a monster, a card or dice pass through Fluent as one word, the same in every language. text/rich.ts
// turns them back.

import type { Face } from './table'

export const OPEN = '\u0002'
export const SHUT = '\u0003'
const mark = (kind: string, value: string) => `${OPEN}${kind}:${value}${SHUT}`

export const monsterWord = (seat: number): string => mark('monster', String(seat))
export const cardWord = (id: string): string => mark('card', id)
export const diceWord = (faces: readonly Face[]): string => mark('dice', faces.join(' '))
