// A monster as its panel shows it: its state, and what is happening to it.

import { ICON, type Stat } from '../../model/foresee'
import type { Reason } from '../../text/reasons'
import type { Monster, MonsterName, TableView, Token } from '../../model/table'
import { t } from '../../text/text.svelte'

/** The last change of each number. */
export type Whys = Partial<Record<Stat, Reason>>

export interface Seen {
  seat: number
  monster: Monster
  name: MonsterName
  /** The player's name, with "you" or "bot". */
  who: string
  /** The player's name alone. */
  player: string
  label: string
  mine: boolean
  active: boolean
  asked: boolean
  away: boolean
  /** Its player has no connection, and no bot plays for it yet. */
  gone: boolean
  /** It is being hurt at this moment. */
  hit: boolean
  /** The word on its tab: its turn, deciding, attacking. */
  role: string
  /** Hearts about to be lost, and what makes them more or fewer than the claws. */
  loss: number
  lossWhy: string
  /** Hearts that it has left then. */
  left: number
  /** Its maximum hearts. */
  max: number
  /** The reason why the maximum is not the usual one. */
  maxWhy: string
  why: Whys
  /** The latest changes of its numbers, the last one first. */
  lately: Reason[]
  counters: Record<string, number>
  /** Cards that its powers copy. */
  copies: TableView['copies']
  /** When and how it was knocked out, as a sentence and in brief. */
  epitaph: { whole: string; brief: string } | null
}

/** Facts about the hearts besides their last change. */
export const heartsMore = ({ loss, lossWhy, maxWhy }: Seen): string =>
  [loss > 0 ? t('why-would-lose', { loss, why: lossWhy }) : '', maxWhy].filter((words) => words !== '').join(' ')

/** The meaning of a token, and the reason for it. */
export const tokenWhy = ({ why, monster }: Seen, token: Token): string => {
  const reason = why[token]
  return reason
    ? t('why-change', { delta: reason.delta, stat: `[${ICON[token]}]`, why: reason.why })
    : t(`stat-${token}`, { n: monster[token] })
}
