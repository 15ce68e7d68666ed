// The powers that change numbers of their owner, what of a blow was not rolled, and who is hurt. Pure.

import { POWERS, type Figure } from './powers'
import type { Cause, TableView } from './table'

/** What a power works as: a copier as what it copies. */
export const worksAs = (table: TableView, id: string): string => (POWERS[id]?.copies ? (table.copied ?? id) : id)

/** The powers before a seat that change a number. */
export const changing = (table: TableView, seat: number | null, figure: Figure): string[] =>
  (seat === null ? [] : (table.monsters[seat]?.powers ?? [])).filter((id) => (POWERS[worksAs(table, id)]?.sets ?? []).includes(figure))

/** Energy that a seat saves on every card. */
export const savingOf = (table: TableView, seat: number): number =>
  (table.monsters[seat]?.powers ?? []).reduce((sum, id) => sum + (POWERS[worksAs(table, id)]?.saves ?? 0), 0)

/** A blow that is harder or softer than the claws on the dice. */
export interface Blow {
  rolled: number
  /** Damage on top of the claws that were rolled, or less than they are if it is negative. */
  more: number
  /** The powers that can have changed it: the attacker's, or those of the one who is hit. */
  cards: string[]
}

export const isClaws = (cause: Cause): boolean => typeof cause === 'object' && 'dice' in cause && cause.dice === 'claw'

/** What of a blow with claws the dice do not explain; nothing if they explain it. */
export function blowOf(table: TableView, attacker: number | null, victim: number, hearts: number): Blow | null {
  if (attacker === null || attacker === victim) return null
  const rolled = (table.turn?.dice ?? []).filter((face) => face === 'claw').length
  const more = hearts - rolled
  const cards = more > 0 ? changing(table, attacker, 'claws') : more < 0 ? changing(table, victim, 'loss') : []
  return cards.length === 0 ? null : { rolled, more, cards }
}

/** So few hearts are seen in the face. */
const HURT = 3

export const isHurt = ({ hearts }: { hearts: number }): boolean => hearts <= HURT
