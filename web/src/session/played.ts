// The games of this device's player, as the server lists them.

import { ownGame, type OwnGame } from '../model/games'
import type { TableSummary } from '../wire'
import { games, introduced } from './http'

export interface Played {
  /** All finished games, the latest first. */
  tables: TableSummary[]
  /** Games in which the guest had a single seat, with their results. */
  own: OwnGame[]
}

export async function played(): Promise<Played> {
  const [{ guest }, tables] = await Promise.all([introduced(), games()])
  return { tables, own: tables.flatMap((table) => ownGame(table, guest) ?? []) }
}
