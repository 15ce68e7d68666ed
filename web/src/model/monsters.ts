// The monsters, and the one of each seat.

import type { MonsterName, TableInfo } from '../wire'

export const MONSTERS: readonly MonsterName[] = [
  'gigazaur',
  'kraken',
  'the-king',
  'meka-dragon',
  'cyber-bunny',
  'alienoid',
]

/** The monster of a seat. Before the start a seat may have none, and a placeholder is shown. */
export const monsterAt = (info: TableInfo | null, seat: number): MonsterName =>
  info?.seats[seat]?.monster ?? MONSTERS[seat % MONSTERS.length] ?? 'gigazaur'
