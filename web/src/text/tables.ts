// Tables in words that people know: who plays, which game, on which day.

import { editionOf, hasHouseRules } from '../model/printing'
import type { TableSummary } from '../wire'
import { playerOf } from './names'
import { listOf, locale, t } from './text.svelte'

/** The game that these rules belong to, without its printing. */
export function gameName(rules: string): string {
  const game = t(`game-${editionOf(rules)}`)
  return hasHouseRules(rules) ? t('game-house', { game }) : game
}

const DAY_MS = 86_400_000

const dateOf = (ms: number, month: 'long' | 'short', timeZone?: string): string =>
  new Intl.DateTimeFormat(locale(), {
    day: 'numeric',
    month,
    ...(timeZone ? { timeZone } : {}),
  }).format(ms)

/** A day of the server's calendar, which follows universal time. */
export const dayIn = (day: number): string => dateOf(day * DAY_MS, 'long', 'UTC')

/** The day of a moment, where the player is. */
export const dayOf = (ms: number): string => dateOf(ms, 'short')

/** A table by its people: for a player by the others, for everybody else by the first. */
export function tableName(table: TableSummary, guest: string): string {
  if (table.daily !== undefined) return t('daily-of', { day: dayIn(table.daily) })
  const others = table.seats.filter(([, , who]) => !(who.kind === 'guest' && who.guest === guest))
  const people = others.filter(([, , { kind }]) => kind === 'guest')
  const names = people.map(([name, , occupant]) => playerOf({ name, occupant }))
  const bots = others.filter(([, , { kind }]) => kind === 'bot').length
  if (others.length < table.seats.length) {
    if (others.length === 0) return t('table-own')
    return listOf([t('table-you'), ...names, ...(bots > 0 ? [t('table-and-bots', { n: bots })] : [])])
  }
  return names[0] === undefined ? t('table-bots') : t('table-of', { name: names[0] })
}
