// The film of whole recorded games: how long turns are shown, in which order, and that dice are not given away.

import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { afterBeat, LONGEST, nextBeat, SHORTEST, tellingOf, type Beat, type Past } from '../../src/motion/director'
import type { Event } from '../../src/wire'
import { recorded } from '../e2e/fake'

interface Shot extends Beat {
  shows: readonly Event[]
  active: number | null
}

/** The film of a whole game as one of its seats sees it. */
function film(all: readonly Event[], me: number, row: number): Shot[] {
  const shots: Shot[] = []
  let past: Past = { spent: 0, telling: 'whole', rested: false, isOwn: (seat) => seat === me, active: null, row }
  for (let at = 0; at < all.length;) {
    const rest = all.slice(at)
    // The queue holds at most the rest of this turn and the next one.
    const begun = rest.flatMap(({ event }, i) => (event === 'turn_began' && i > 0 ? [i] : []))
    const waiting = rest.slice(0, begun[1])
    const [first] = waiting
    if (first?.event === 'turn_began') {
      past = { ...past, spent: 0, rested: false, active: first.seat }
      past = { ...past, telling: tellingOf(waiting, past) }
    }
    const beat = nextBeat(waiting, past)
    shots.push({ ...beat, shows: waiting.slice(0, beat.events), active: past.active })
    past = afterBeat(past, beat)
    at += beat.events
  }
  return shots
}

const eventsOf = (name: string): Event[] => recorded(name).steps.flatMap(({ events }) => events)
const sum = (shots: readonly Shot[]): number => shots.reduce((all, { ms }) => all + ms, 0)
const begins = ({ shows }: Shot): boolean => shows[0]?.event === 'turn_began'

/** The turns of a film, each as its shots. */
function turns(shots: readonly Shot[]): Shot[][] {
  const all: Shot[][] = []
  for (const shot of shots) {
    if (begins(shot)) all.push([])
    all.at(-1)?.push(shot)
  }
  return all
}

describe.each(['czech', 'spanish', 'polish', 'dark'])('the film of a game, %s rules', (name) => {
  const events = eventsOf(name)
  const shots = film(events, 0, 3)

  test('shows every event once, in order', () => {
    expect(shots.flatMap(({ shows }) => shows)).toEqual(events)
  })

  test('holds back everything that depends on dice until they land', () => {
    const isDice = ({ event }: Event) => ['rolled', 'side_rolled', 'die_rerolled'].includes(event)
    for (const { kind, shows, ms } of shots) {
      const thrown = shows.findIndex(isDice)
      if (thrown < 0) continue
      expect(kind).toBe('throw')
      expect(ms).toBeGreaterThan(200)
      expect(isDice(shows.at(-1) ?? { event: 'result_done' })).toBe(true)
    }
  })

  test('rests on the final dice of others for 600 ms', () => {
    const rests = shots.filter(({ kind, active }) => kind === 'rest' && active !== 0)
    expect(rests.length).toBeGreaterThan(10)
    for (const { ms } of rests) expect(ms).toBe(600)
  })

  test('shows the turn of another monster in about three seconds', () => {
    const others = turns(shots).filter(([first]) => first?.active !== 0)
    const lengths = others.map(sum)
    const middle = [...lengths].sort((a, b) => a - b)[Math.floor(lengths.length / 2)] ?? 0
    expect(middle).toBeGreaterThan(2200)
    expect(middle).toBeLessThan(3600)
    for (const length of lengths.slice(0, -1)) {
      expect(length).toBeGreaterThanOrEqual(SHORTEST - 1)
      expect(length).toBeLessThanOrEqual(LONGEST + 1)
    }
  })
})

/** Recorded games of four, from web/tests/games/rounds.json: no more than the kinds of their events. */
function rounds(): [name: string, events: Event[]][] {
  const path = new URL('../games/rounds.json', import.meta.url)
  const games = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string[]>
  return Object.entries(games).map(([name, turns]) => [
    name,
    turns
      .flatMap((turn) => turn.split(', '))
      .filter((words) => words !== '')
      .map((words) => {
        const [event, seat, cause] = words.split(' ')
        return { event, ...(seat ? { seat: Number(seat) } : {}), cause } as unknown as Event
      }),
  ])
}

/** The time from the end of each turn of this seat until it is asked to roll, if three others have a turn meanwhile. */
function waits(events: readonly Event[], me: number): number[] {
  const all = turns(film(events, me, 3))
  const mine = all.flatMap(([first], at) => (first?.active === me ? [at] : []))
  return mine.slice(1).flatMap((next, i) => {
    const between = all.slice((mine[i] ?? 0) + 1, next)
    const own = all[next] ?? []
    const first = own.findIndex(({ kind }) => kind === 'throw')
    return between.length === 3 ? [sum(between.flat()) + sum(own.slice(0, first))] : []
  })
}

test.each(rounds())('three others take seven to twelve seconds: %s', (_, events) => {
  const all = [0, 1, 2, 3].flatMap((me) => waits(events, me))
  expect(all.length).toBeGreaterThan(5)
  for (const ms of all) {
    expect(ms).toBeGreaterThanOrEqual(7000)
    expect(ms).toBeLessThanOrEqual(12_000)
  }
})

test('more than three in a row are shown in brief', () => {
  const all = turns(film(eventsOf('dark'), 0, 5))
  for (const turn of all.filter(([first]) => first?.active !== 0)) {
    expect(turn.filter(({ kind }) => kind === 'rest')).not.toHaveLength(0)
    expect(sum(turn)).toBeLessThan(3000)
  }
})

test('turns that pile up are shown in brief', () => {
  const events = eventsOf('czech')
  const past: Past = { spent: 0, telling: 'whole', rested: false, isOwn: () => false, active: 1, row: 3 }
  const begin = events.findIndex(({ event }) => event === 'turn_began')
  expect(tellingOf(events.slice(begin), past)).toBe('brief')
})
