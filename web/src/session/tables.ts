// Making tables.

import { createTable } from './http'
import type { Level } from './settings.svelte'
import { MONSTERS } from '../model/monsters'
import type { BotKind, CreateTable, MonsterName, NewSeat, TableOptions } from '../wire'

/** So long the others wait for somebody who has gone away. */
export const PAUSE_S = 60

export const OPTIONS: TableOptions = {
  rules: 'czech',
  public: false,
  clock: null,
  absence: { pause_s: PAUSE_S, bot: 'random' },
}

/** Opponents by their places in the server's list, the weakest first. */
const OPPONENTS: Record<Level, readonly number[]> = { easy: [1, 0, 1], usual: [1, 2, 1], hard: [3, 3, 2] }

/** The opponents of this strength. */
export const opponents = (bots: readonly BotKind[], level: Level, n: number): string[] =>
  OPPONENTS[level].slice(0, n).map((at) => bots[Math.min(at, bots.length - 1)]?.bot ?? 'random')

/** The bot for a seat that somebody wants filled: neither the weakest nor the strongest. */
export const usualBot = (bots: readonly BotKind[]): string => opponents(bots, 'usual', 2).at(-1) ?? 'random'

/** A table of one's own against bots, which can start at once. */
export async function againstBots(bots: string[], rules: string, monster: MonsterName): Promise<string> {
  const others = MONSTERS.filter((name) => name !== monster)
  const seats: NewSeat[] = [
    { kind: 'mine', name: null, monster },
    ...bots.map((bot, i): NewSeat => ({ kind: 'bot', bot, monster: others[i] ?? null })),
  ]
  const table: CreateTable = {
    options: { ...OPTIONS, rules, absence: { pause_s: 3600, bot: bots[0] ?? 'random' } },
    seats,
  }
  return (await createTable(table)).table
}

/** An empty table for friends. */
export async function forFriends(bot: string): Promise<string> {
  const seats: NewSeat[] = [
    { kind: 'mine', name: null, monster: null },
    { kind: 'free' },
    { kind: 'free' },
    { kind: 'free' },
  ]
  return (await createTable({ options: { ...OPTIONS, absence: { pause_s: PAUSE_S, bot } }, seats })).table
}
