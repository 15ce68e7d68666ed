// The monsters, and who plays which.

import type { MonsterName, TableInfo } from '../wire'

export const MONSTERS: readonly MonsterName[] = [
  'gigazaur',
  'kraken',
  'the-king',
  'meka-dragon',
  'cyber-bunny',
  'alienoid',
]

/** The monster of a seat. Every seat has one from the start on; before that one stands in for it. */
export const monsterAt = (info: TableInfo | null, seat: number): MonsterName =>
  info?.seats[seat]?.monster ?? MONSTERS[seat % MONSTERS.length] ?? 'gigazaur'
