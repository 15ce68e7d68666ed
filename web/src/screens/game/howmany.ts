// Why there are more or fewer dice and rolls than usual, in words. An empty text means that there is nothing to explain.

import { changing } from '../../model/figures'
import type { Figure } from '../../model/powers'
import type { Moment } from '../../session/session.svelte'
import type { TableView } from '../../model/table'
import { cardWord } from '../../text/rich'
import { t } from '../../text/text.svelte'
import type { Event } from '../../wire'

/** The powers that have given a roll in these events: each was used just before. */
const givingRolls = (events: readonly Event[]): string[] =>
  events
    .flatMap((event, at) =>
      event.event === 'roll_gained'
        ? events
            .slice(0, at)
            .filter((before) => before.event === 'used')
            .slice(-1)
        : [],
    )
    .map(({ power }) => power)

/** While dice are rolled. Once the rolls are over they are what they are. */
export function whyDice(table: TableView, moments: readonly Moment[], mayRoll: boolean): string {
  const { turn } = table
  if (!turn) return ''
  const start = moments.findLastIndex(({ event }) => event.event === 'turn_began')
  const [began, ...since] = moments.slice(Math.max(0, start)).map(({ event }) => event)
  const cards = (figure: Figure, more: string[] = []) =>
    [...new Set([...changing(table, turn.seat, figure), ...more])].map(cardWord).join(', ')
  const dice = cards('dice')
  const rolls = mayRoll ? cards('rolls', givingRolls(since)) : ''
  const shrunk = table.monsters[turn.seat]?.shrink ?? 0
  const fewer = turn.extra && began?.event === 'turn_began' ? began.dice_fewer : 0
  const words = [
    dice && t('why-dice', { cards: dice }),
    shrunk > 0 ? t('why-dice-fewer', { n: shrunk }) : '',
    fewer > 0 ? t('why-dice-again', { n: fewer }) : '',
    rolls && t('why-rolls', { cards: rolls }),
  ]
  return words.filter((sentence) => sentence !== '').join(' ')
}
