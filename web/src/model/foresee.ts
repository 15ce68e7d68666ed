// The effects of a choice, as the server foretells them: the difference between the table now and afterwards.

import { reduce } from './reduce'
import { winnerOf } from './story'
import type { Event, Monster, TableView } from './table'

export type Stat = 'hearts' | 'points' | 'energy' | 'wickedness' | 'poison' | 'shrink'
export const STATS: readonly Stat[] = ['hearts', 'points', 'energy', 'wickedness', 'poison', 'shrink']

/** The icon of each number. */
export const ICON: Record<Stat, string> = {
  hearts: 'heart',
  points: 'star',
  energy: 'energy',
  wickedness: 'wicked',
  poison: 'poison',
  shrink: 'shrink',
}

const STAT: Partial<Record<Event['event'], Stat>> = {
  hurt: 'hearts',
  healed: 'hearts',
  hearts_set: 'hearts',
  points_gained: 'points',
  points_lost: 'points',
  energy_gained: 'energy',
  energy_spent: 'energy',
  wickedness_moved: 'wickedness',
}

/** The number that an event changes, if any. */
export function statOf(event: Event): { seat: number; stat: Stat } | null {
  if (!('seat' in event)) return null
  const stat = 'token' in event ? event.token : STAT[event.event]
  return stat ? { seat: event.seat, stat } : null
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
  /** The winner it would make. */
  winner: number | null
}

export const NOTHING: Foresight = { changes: [], out: [], winner: null }

/** How an answer ends the game for the player who gives it: elimination, or another monster's victory. */
export const endFor = (seat: number, { out, winner }: Foresight): 'out' | 'lost' | null =>
  out.includes(seat) ? 'out' : winner !== null && winner !== seat ? 'lost' : null

export const foresee = (table: TableView, effects: readonly Event[]): Foresight =>
  between(table, effects.reduce(reduce, table))

/** The changes from one table to another. */
export function between(table: TableView, after: TableView): Foresight {
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
  return { changes, out, winner: winnerOf(after.outcome) }
}

/** The effects of each answer, apart from those that every answer has. */
export function foreseeEach(
  table: TableView,
  answers: readonly (readonly Event[])[],
): { each: Foresight[]; anyway: Foresight } {
  const all = answers.map((effects) => foresee(table, effects))
  const [first, ...others] = all
  if (!first || others.length === 0) return { each: all, anyway: NOTHING }
  const has =
    (change: Change) =>
    ({ changes }: Foresight) =>
      changes.some(({ seat, stat, to }) => seat === change.seat && stat === change.stat && to === change.to)
  const anyway: Foresight = {
    changes: first.changes.filter((change) => others.every(has(change))),
    out: first.out.filter((seat) => others.every(({ out }) => out.includes(seat))),
    winner: others.every(({ winner }) => winner === first.winner) ? first.winner : null,
  }
  const each = all.map(({ changes, out, winner }): Foresight => ({
    changes: changes.filter((change) => !has(change)(anyway)),
    out: out.filter((seat) => !anyway.out.includes(seat)),
    winner: anyway.winner === null ? winner : null,
  }))
  return { each, anyway }
}
