// Making tables.

import { createTable } from './http'
import type { Level } from './settings.svelte'
import { MONSTERS } from '../model/monsters'
import type { CreateTable, MonsterName, NewSeat, TableOptions } from '../wire'

/** Seconds that the others wait for a player who has gone away. */
export const PAUSE_S = 60

export const OPTIONS: TableOptions = {
  rules: 'czech',
  public: false,
  clock: null,
  absence: { pause_s: PAUSE_S, bot: 'random' },
  throws: true,
}

/** The opponents of each strength: docs/levels.md tells how often a beginner beats them. */
export const OPPONENTS: Record<Level, readonly string[]> = {
  easy: ['dabbler', 'dabbler', 'dabbler'],
  usual: ['dabbler', 'casual', 'dabbler'],
  strong: ['regular', 'seasoned', 'regular'],
  hard: ['champion', 'champion', 'champion'],
}

export const LEVELS: readonly Level[] = ['easy', 'usual', 'strong', 'hard']

/** The bot for a seat that somebody wants filled: neither the weakest nor the strongest. */
export const USUAL_BOT = 'casual'

/** A table of one's own against bots, which can start at once. */
export async function againstBots(bots: readonly string[], rules: string, monster: MonsterName): Promise<string> {
  const others = MONSTERS.filter((name) => name !== monster)
  const seats: NewSeat[] = [
    { kind: 'mine', name: null, monster },
    ...bots.map((bot, i): NewSeat => ({ kind: 'bot', bot, monster: others[i] ?? null })),
  ]
  const table: CreateTable = {
    // A game against bots alone is for practice.
    options: { ...OPTIONS, hints: true, rules, absence: { pause_s: 3600, bot: bots[0] ?? 'random' } },
    seats,
  }
  return (await createTable(table)).table
}

/** An empty table for friends. */
export async function forFriends(rules: string): Promise<string> {
  const seats: NewSeat[] = [
    { kind: 'mine', name: null, monster: null },
    { kind: 'free' },
    { kind: 'free' },
    { kind: 'free' },
  ]
  const options = { ...OPTIONS, rules, absence: { pause_s: PAUSE_S, bot: 'champion' } }
  return (await createTable({ options, seats })).table
}
