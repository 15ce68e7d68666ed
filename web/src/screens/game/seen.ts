// A monster as its panel shows it: what lies on the table, and what is going on with it just now.

import type { Stat } from '../../model/foresee'
import type { Reason } from '../../model/reasons'
import type { Monster, MonsterName } from '../../model/table'

/** The last change of each number. */
export type Whys = Partial<Record<Stat, Reason>>

export interface Seen {
  seat: number
  monster: Monster
  name: MonsterName
  /** The player's name, with "you" or "bot". */
  who: string
  label: string
  mine: boolean
  active: boolean
  asked: boolean
  away: boolean
  /** Is being hurt at this moment. */
  hit: boolean
  /** The word on the tab: whose turn, who decides. */
  role: string
  /** Hearts about to be lost. */
  loss: number
  max: number
  why: Whys
  /** The latest changes of its numbers, the last one first. */
  lately: Reason[]
  counters: Record<string, number>
  /** When and how it went out: a sentence, and the fewest words. */
  epitaph: { whole: string; brief: string } | null
}
