// Why a number changed: every event that changes one, as the change and its reason. The reason is a text with things in
// it (see text/rich.ts).

import { printOf } from './cards'
import { signed } from './recap'
import { cardsOf, cardWord, diceWord, monsterWord } from './rich'
import { t } from './text.svelte'
import { blowOf, type Blow } from '../model/figures'
import type { Stat } from '../model/foresee'
import type { Cause, Event, TableView } from '../model/table'

export interface Reason {
  seat: number
  stat: Stat
  /** −2, +1, or the value that was set. */
  delta: string
  why: string
}

const isPlain = (cause: Cause): cause is 'entry' | 'income' | 'poison' | 'sweep' => typeof cause === 'string'

const isDice = (cause: Cause): boolean => !isPlain(cause) && 'dice' in cause

/** The cause of a change, as a phrase. */
export function because(cause: Cause, author: number | null = null): string {
  if (isPlain(cause)) return t(`cause-${cause}`)
  if ('dice' in cause)
    return author === null
      ? t(`cause-${cause.dice}`, { dice: diceWord([cause.dice]) })
      : t('cause-claws-of', { who: monsterWord(author) })
  if ('power' in cause)
    return author === null
      ? cardWord(cause.power)
      : t('cause-power-of', { who: monsterWord(author), card: cardWord(cause.power) })
  return t('cause-purchase', { card: cardWord(cause.purchase) })
}

/** The part of a hit that was not rolled, as a phrase. */
export const blowWords = (blow: Blow | null): string =>
  blow
    ? t(blow.more > 0 ? 'why-claws' : blow.more < 0 ? 'why-spared' : 'why-even', {
        rolled: blow.rolled,
        more: Math.abs(blow.more),
        ...cardsOf(blow.cards),
      })
    : ''

/** The change that an event makes, if it makes one. */
export function reasonOf(event: Event): Reason | null {
  const change = (stat: Stat, by: number, why: string): Reason | null =>
    'seat' in event && event.seat !== null ? { seat: event.seat, stat, delta: signed(by), why } : null
  const author = (by: number | null, seat: number) => (by === seat ? null : by)
  switch (event.event) {
    case 'hurt':
      return change(
        'hearts',
        -event.hearts,
        [because(event.cause, author(event.author, event.seat)), blowWords(blowOf(event))]
          .filter((words) => words !== '')
          .join(': '),
      )
    case 'healed':
      return change('hearts', event.hearts, because(event.cause))
    case 'hearts_set':
      return { seat: event.seat, stat: 'hearts', delta: `= ${event.now}`, why: because(event.cause) }
    case 'points_gained':
      return change('points', event.points, because(event.cause))
    case 'points_lost':
      return change('points', -event.points, because(event.cause))
    case 'energy_gained':
      return change('energy', event.energy, because(event.cause))
    case 'energy_spent':
      return change('energy', -event.energy, because(event.cause))
    case 'wickedness_moved':
      return { seat: event.seat, stat: 'wickedness', delta: `= ${event.now}`, why: because(event.cause) }
    case 'token_given':
      return change(event.token, 1, because(event.cause, event.author))
    case 'token_removed':
      // The phrase for dice is about rolling; this die was used up instead.
      return change(event.token, -1, isDice(event.cause) ? t('cause-cure') : because(event.cause))
    default:
      return null
  }
}

/** Why there are more or fewer dice and rolls than usual; empty if there are not. `events` are those of the turn. */
export function diceWords(table: TableView, events: readonly Event[], mayRoll: boolean): string {
  const { dice, rolls, dice_shrunk = 0, dice_fewer = 0 } = table.figures[table.turn?.seat ?? -1] ?? {}
  const gained = events.flatMap((event) =>
    event.event === 'roll_gained' && !isPlain(event.cause) && 'power' in event.cause ? [event.cause.power] : [],
  )
  const cards = (ids: readonly string[]) => cardsOf([...new Set(ids.map(printOf))])
  const adding = cards(dice?.by ?? [])
  const rolling = cards(mayRoll ? [...(rolls?.by ?? []), ...gained] : [])
  const words = [
    adding.cards && t('why-dice', adding),
    dice_shrunk > 0 ? t('why-dice-fewer', { n: dice_shrunk }) : '',
    dice_fewer > 0 ? t('why-dice-again', { n: dice_fewer }) : '',
    rolling.cards && t('why-rolls', rolling),
  ]
  return words.filter((sentence) => sentence !== '').join(' ')
}
