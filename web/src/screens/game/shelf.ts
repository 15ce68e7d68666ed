// The dice that were put on the shelf while a question is open: whoever loads the page again finds them there.

import type { Die } from '../../model/dice'

const KEY = 'kaiju-shelf'
const nameOf = (table: string, seq: number) => `${table} ${seq}:`

export function keep(table: string, seq: number, dice: readonly Die[]): void {
  try {
    sessionStorage.setItem(KEY, nameOf(table, seq) + dice.map(({ face }) => face).join(' '))
  } catch {
    /* a private window forgets */
  }
}

/** The dice that were kept at this question, by their faces: their places may be others. */
export function found(table: string, seq: number, dice: readonly Die[]): Set<number> | null {
  let said: string | null = null
  try {
    said = sessionStorage.getItem(KEY)
  } catch {
    /* nothing was kept */
  }
  if (!said?.startsWith(nameOf(table, seq))) return null
  const faces = said.slice(nameOf(table, seq).length).split(' ')
  return new Set(
    dice.filter(({ face }) => faces.includes(face) && faces.splice(faces.indexOf(face), 1)).map(({ id }) => id),
  )
}
