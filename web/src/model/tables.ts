// Making tables.

import { createTable } from '../net/http'
import type { CreateTable, MonsterName, NewSeat, TableOptions } from '../wire'

export const MONSTERS: readonly MonsterName[] = ['gigazaur', 'kraken', 'the-king', 'meka-dragon', 'cyber-bunny', 'alienoid']

/** So long the others wait for somebody who has gone away. */
export const PAUSE_S = 60

export const OPTIONS: TableOptions = { rules: 'czech', public: false, clock: null, absence: { pause_s: PAUSE_S, bot: 'random' } }

/** A table of one's own against bots, which can start at once. */
export async function againstBots(bots: string[], rules: string, monster: MonsterName): Promise<string> {
  const others = MONSTERS.filter((name) => name !== monster)
  const seats: NewSeat[] = [
    { kind: 'mine', name: null, monster },
    ...bots.map((bot, i): NewSeat => ({ kind: 'bot', bot, monster: others[i] ?? null })),
  ]
  const table: CreateTable = { options: { ...OPTIONS, rules, absence: { pause_s: 3600, bot: bots[0] ?? 'random' } }, seats }
  return (await createTable(table)).table
}

/** An empty table for friends. */
export async function forFriends(bot: string): Promise<string> {
  const seats: NewSeat[] = [{ kind: 'mine', name: null, monster: null }, { kind: 'free' }, { kind: 'free' }, { kind: 'free' }]
  return (await createTable({ options: { ...OPTIONS, absence: { pause_s: PAUSE_S, bot } }, seats })).table
}
