// Things in a text: a monster, a card or dice travel through Fluent as a marked word, in every language the same.
// text/rich.ts takes them out again.

import type { Face } from './table'

export const OPEN = '\u0002'
export const SHUT = '\u0003'
const mark = (kind: string, value: string) => `${OPEN}${kind}:${value}${SHUT}`

export const monsterWord = (seat: number): string => mark('monster', String(seat))
export const cardWord = (id: string): string => mark('card', id)
export const diceWord = (faces: readonly Face[]): string => mark('dice', faces.join(' '))
