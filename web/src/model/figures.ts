// Figures that the server tells with an entry, what of a blow was not rolled, and who is hurt. Pure.

import type { SentEntry, Threat } from '../wire'
import type { Cause, Event, TableView } from './table'

/** The power that works: for a copier, the copied one. */
export const worksAs = (table: TableView, id: string): string => table.copies[id]?.card ?? id

/** The table with the figures that an entry has told. */
export function withFigures(table: TableView, told: SentEntry['figures'] = []): TableView {
  if (told.length === 0) return table
  const changed = new Map(told)
  return { ...table, figures: table.figures.map((figures, seat) => ({ ...figures, ...changed.get(seat) })) }
}

/** A blow that is harder or softer than the claws on the dice. */
export interface Blow {
  rolled: number
  /** Damage on top of the claws that were rolled, or less than they are if it is negative. */
  more: number
  /** The powers of both sides that have changed it. */
  cards: readonly string[]
}

const isClaws = (cause: Cause): boolean => typeof cause === 'object' && 'dice' in cause && cause.dice === 'claw'

/** The part of an attack that the dice do not explain; null if they explain it all. */
export const blowOf = (event: Event): Blow | null =>
  event.event === 'hurt' && isClaws(event.cause) && event.raised_by.length > 0
    ? { rolled: event.rolled, more: event.more, cards: event.raised_by }
    : null

/** The same of an attack that threatens a monster. */
export const blowComing = ({ attack, rolled, more, changed_by: cards }: Threat): Blow | null =>
  attack && cards.length > 0 ? { rolled, more, cards } : null

/** With this many hearts or fewer, a monster looks hurt. */
const HURT = 3

export const isHurt = ({ hearts }: { hearts: number }): boolean => hearts <= HURT
