// A player's own games as the server lists them: results, figures, and runs of wins or losses. Pure.

import { printOf } from './printing'
import { winnerOf } from './story'
import type { Face, MonsterName } from './table'
import type { Ending, TableSummary } from '../wire'

export interface OwnGame {
  table: string
  at: number
  monster: MonsterName | null
  players: number
  result: 'won' | 'lost' | 'nobody'
  /** The winner's seat. */
  winner: number | null
  /** The kinds of bots if all others are bots; otherwise empty. */
  bots: string[]
  daily: number | null
}

/** The winner's seat. */
export function winnerIn(ending: Ending): number | null {
  if (ending.ending === 'abandoned' || ending.ending === 'closed') return null
  if (ending.ending === 'resigned') return ending.winner
  return winnerOf(ending.outcome)
}

/** A finished game in which the guest had one seat; with several there is no telling whose win it is. */
export function ownGame(table: TableSummary, guest: string): OwnGame | null {
  if (table.phase.phase !== 'over') return null
  const { ending } = table.phase
  const mine = table.seats.flatMap(([, , occupant], seat) =>
    occupant.kind === 'guest' && occupant.guest === guest ? [seat] : [],
  )
  const [seat] = mine
  if (seat === undefined || mine.length > 1 || ending.ending === 'abandoned' || ending.ending === 'closed') return null
  const winner = winnerIn(ending)
  const bots = table.seats.flatMap(([, , occupant]) => (occupant.kind === 'bot' ? [occupant.bot] : []))
  return {
    table: table.table,
    at: table.at,
    monster: table.seats[seat]?.[1] ?? null,
    players: table.seats.length,
    result: winner === null ? 'nobody' : winner === seat ? 'won' : 'lost',
    winner,
    bots: bots.length === table.seats.length - 1 ? bots : [],
    daily: table.daily ?? null,
  }
}

/** Wins in a row, or losses if it is negative, in the latest games against exactly these bots. `games` begins with the
    latest; those from `until` on are not counted. */
export function runOf(games: readonly OwnGame[], bots: readonly string[], until = ''): number {
  const end = games.findIndex(({ table }) => table === until)
  const results = (end < 0 ? games : games.slice(0, end))
    .filter((game) => game.daily === null && game.bots.join() === bots.join())
    .map(({ result }) => result === 'won')
  const change = results.findIndex((won) => won !== results[0])
  const length = change < 0 ? results.length : change
  return results[0] ? length : 0 - length
}

/** The facts of a game that are remembered besides its result. */
export interface Digest {
  cards: string[]
  best: { face: Face; n: number; seq: number } | null
}

export interface Count<Key> {
  key: Key
  games: number
  won: number
}

export interface Figures {
  games: number
  won: number
  monsters: Count<MonsterName>[]
  players: Count<number>[]
  /** The cards that were bought most often. */
  cards: { card: string; n: number }[]
  best: { face: Face; n: number; seq: number; table: string } | null
}

function counted<Key>(games: readonly OwnGame[], keyOf: (game: OwnGame) => Key | null): Count<Key>[] {
  const counts = new Map<Key, Count<Key>>()
  for (const game of games) {
    const key = keyOf(game)
    if (key === null) continue
    const { games: before, won } = counts.get(key) ?? { games: 0, won: 0 }
    counts.set(key, { key, games: before + 1, won: won + (game.result === 'won' ? 1 : 0) })
  }
  return [...counts.values()]
}

/** The most favourite cards. A card that was bought only once is none. */
const FAVOURITES = 5

export function figuresOf(games: readonly OwnGame[], digests: ReadonlyMap<string, Digest>): Figures {
  const bought = new Map<string, number>()
  let best: Figures['best'] = null
  for (const { table } of games) {
    const digest = digests.get(table)
    for (const copy of digest?.cards ?? []) {
      const card = printOf(copy)
      bought.set(card, (bought.get(card) ?? 0) + 1)
    }
    if (digest?.best && digest.best.n > (best?.n ?? 0)) best = { ...digest.best, table }
  }
  return {
    games: games.length,
    won: games.filter(({ result }) => result === 'won').length,
    monsters: counted(games, ({ monster }) => monster).sort((a, b) => b.won - a.won || b.games - a.games),
    players: counted(games, ({ players }) => players).sort((a, b) => a.key - b.key),
    cards: [...bought]
      .map(([card, n]) => ({ card, n }))
      .filter(({ n }) => n > 1)
      .sort((a, b) => b.n - a.n)
      .slice(0, FAVOURITES),
    best,
  }
}
