// A player's own games: results, figures, runs.

import { expect, test } from 'vitest'
import { figuresOf, ownGame, runOf, type OwnGame } from '../../src/model/games'
import type { MonsterName, TableSummary } from '../../src/wire'

const BOTS = ['dabbler', 'casual', 'dabbler']

function finished(table: string, winner: number | null, bots = BOTS, more: Partial<TableSummary> = {}): TableSummary {
  const seats: TableSummary['seats'] = [
    ['Ada', 'kraken', { kind: 'guest', guest: 'me' }],
    ...bots.map((bot): TableSummary['seats'][number] => [bot, 'gigazaur', { kind: 'bot', bot }]),
  ]
  const outcome = winner === null ? ('drawn' as const) : { won: { seat: winner, by: 'points' as const } }
  return {
    table,
    options: { rules: 'czech', public: false, clock: null, absence: { pause_s: 60, bot: 'random' } },
    phase: { phase: 'over', ending: { ending: 'played', outcome } },
    seats,
    at: 0,
    ...more,
  }
}
const own = (table: TableSummary): OwnGame => {
  const game = ownGame(table, 'me')
  if (!game) throw new Error(`${table.table} is not the guest's own game`)
  return game
}

test('a game is won, lost or nobody’s', () => {
  expect(own(finished('a', 0))).toMatchObject({ result: 'won', monster: 'kraken', players: 4, bots: BOTS })
  expect(own(finished('a', 2)).result).toBe('lost')
  expect(own(finished('a', null)).result).toBe('nobody')
  const resigned = { phase: 'over', ending: { ending: 'resigned', winner: 1 } } as const
  expect(own(finished('a', 0, BOTS, { phase: resigned })).result).toBe('lost')
})

test('games that cannot be won by one player are not counted', () => {
  expect(ownGame(finished('a', 0), 'stranger')).toBeNull()
  expect(ownGame({ ...finished('a', 0), phase: { phase: 'playing' } }, 'me')).toBeNull()
  expect(ownGame({ ...finished('a', 0), phase: { phase: 'over', ending: { ending: 'abandoned' } } }, 'me')).toBeNull()
  const both = finished('a', 0)
  both.seats[1] = ['Bob', 'gigazaur', { kind: 'guest', guest: 'me' }]
  expect(ownGame(both, 'me')).toBeNull()
})

test('a run counts the latest games at one strength', () => {
  const games = (...winners: number[]) => winners.map((winner, i) => own(finished(`t${i}`, winner)))
  expect(runOf([], BOTS)).toBe(0)
  expect(runOf(games(0, 0, 0, 1), BOTS)).toBe(3)
  expect(runOf(games(1, 2, 0), BOTS)).toBe(-2)
  expect(runOf(games(0, 0, 0), ['champion'])).toBe(0)
  // Games that an offer was already made for do not count again.
  expect(runOf(games(0, 0, 0, 0), BOTS, 't1')).toBe(1)
  // Another table in between changes nothing, and the daily game is one.
  const between = own(finished('x', 1, ['champion']))
  const daily = own(finished('d', 1, BOTS, { daily: 20_775 }))
  expect(runOf([...games(0), between, daily, ...games(0, 0)], BOTS)).toBe(3)
})

test('figures are counted by monster and by number of players', () => {
  const as = (monster: MonsterName, table: TableSummary): TableSummary => {
    const [[name, , occupant] = ['', null, { kind: 'free' as const }], ...others] = table.seats
    return { ...table, seats: [[name, monster, occupant], ...others] }
  }
  const games = [
    finished('a', 0),
    finished('b', 1),
    as('the-king', finished('c', 0, ['casual'])),
    as('the-king', finished('d', 0, ['casual'])),
  ].map(own)
  const digests = new Map([
    ['a', { cards: ['jets', 'extra-head#2'], best: { face: 'claw' as const, n: 4, seq: 9 } }],
    ['b', { cards: ['extra-head'], best: { face: '3' as const, n: 6, seq: 3 } }],
    ['gone', { cards: ['wings', 'wings'], best: { face: '1' as const, n: 8, seq: 1 } }],
  ])
  expect(figuresOf(games, digests)).toEqual({
    games: 4,
    won: 3,
    monsters: [
      { key: 'the-king', games: 2, won: 2 },
      { key: 'kraken', games: 2, won: 1 },
    ],
    players: [
      { key: 2, games: 2, won: 2 },
      { key: 4, games: 2, won: 1 },
    ],
    cards: [{ card: 'extra-head', n: 2 }],
    best: { face: '3', n: 6, seq: 3, table: 'b' },
  })
})
