// The dice on the shelf while a question is open, kept for a reload of the page.

import type { Die } from '../../model/dice'

const KEY = 'kaiju-shelf'
const nameOf = (table: string, seq: number) => `${table} ${seq}:`

export function keep(table: string, seq: number, dice: readonly Die[]): void {
  try {
    sessionStorage.setItem(KEY, nameOf(table, seq) + dice.map(({ face }) => face).join(' '))
  } catch {
    /* A private window forgets. */
  }
}

/** The dice that were kept at this question, found by their faces, since their places may differ. */
export function found(table: string, seq: number, dice: readonly Die[]): Set<number> | null {
  let said: string | null = null
  try {
    said = sessionStorage.getItem(KEY)
  } catch {
    /* Nothing was kept. */
  }
  if (!said?.startsWith(nameOf(table, seq))) return null
  const faces = said.slice(nameOf(table, seq).length).split(' ')
  return new Set(
    dice.filter(({ face }) => faces.includes(face) && faces.splice(faces.indexOf(face), 1)).map(({ id }) => id),
  )
}
