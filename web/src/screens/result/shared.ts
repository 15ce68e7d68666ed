// The picture and the text of a game that are shared.

import type { Race, Standing } from '../../model/story'
import type { MonsterName } from '../../wire'

export interface Shared {
  table: string
  monsters: MonsterName[]
  winner: number | null
  standings: Standing[]
  race: Race
  /** Points that win. */
  goal: number
  /** Words on the picture. */
  words: { over: string; king: string; how: string; rules: string }
  /** The text to send, with a link. */
  text: string
  /** The link in it. */
  link: string
}
