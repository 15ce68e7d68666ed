// What a choice would do, as the server foretells it: the difference between the table now and after the effects.

import { reduce } from './reduce'
import type { Event, Monster, TableView } from './table'

export type Stat = 'hearts' | 'points' | 'energy' | 'wickedness' | 'poison' | 'shrink'
export const STATS: readonly Stat[] = ['hearts', 'points', 'energy', 'wickedness', 'poison', 'shrink']

/** The icon of each number. */
export const ICON: Record<Stat, string> = {
  hearts: 'heart', points: 'star', energy: 'energy', wickedness: 'wicked', poison: 'poison', shrink: 'shrink',
}

export interface Change {
  seat: number
  stat: Stat
  from: number
  to: number
}

export interface Foresight {
  changes: Change[]
  /** Monsters that would be out. */
  out: number[]
}

export function foresee(table: TableView, effects: readonly Event[]): Foresight {
  // What the next turn brings is not the doing of this choice.
  const next = effects.findIndex((event) => event.event === 'turn_began')
  const after = (next < 0 ? effects : effects.slice(0, next)).reduce(reduce, table)
  const changes: Change[] = []
  const out: number[] = []
  table.monsters.forEach((before, seat) => {
    const then: Monster = after.monsters[seat] ?? before
    if (before.alive && !then.alive) {
      out.push(seat)
      changes.push({ seat, stat: 'hearts', from: before.hearts, to: 0 })
      return
    }
    for (const stat of STATS) {
      if (before[stat] !== then[stat]) changes.push({ seat, stat, from: before[stat], to: then[stat] })
    }
  })
  return { changes, out }
}
