// The table that the parts below a screen belong to.

import { getContext, setContext } from 'svelte'
import type { MonsterName } from '../wire'

export interface AtTable {
  /** The name of a seat's monster, in a case that its language has. */
  nameOf(seat: number, form?: string): string
  monsterOf(seat: number): MonsterName
}

const KEY = Symbol('table')

export const setTable = (table: AtTable): AtTable => setContext(KEY, table)
export const getTable = (): AtTable => getContext<AtTable>(KEY)
