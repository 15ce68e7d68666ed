// The sounds of whole recorded games: every beat that is seen is heard, once, and none for long.

import { describe, expect, test } from 'vitest'
import { nextBeat, tellingOf, type Past } from '../../src/motion/director'
import { SOUNDS, soundsOf, touchOf, type SoundName } from '../../src/motion/sounds'
import type { Event } from '../../src/wire'
import { recorded } from '../e2e/fake'

const GAMES = ['czech', 'dark']
const names = Object.keys(SOUNDS) as SoundName[]
const endOf = (name: SoundName, n: number) => Math.max(...SOUNDS[name](n).map(({ at, length }) => at + length))

/** The beats of a game as nobody's seat sees them. */
function beats(name: string): { kind: string; events: Event[] }[] {
  const all = recorded(name).steps.flatMap(({ events }) => events)
  const found = []
  let past: Past = { spent: 0, telling: 'whole', rested: false, isOwn: () => false, active: null, row: 0 }
  for (let at = 0; at < all.length;) {
    const rest = all.slice(at)
    if (rest[0]?.event === 'turn_began')
      past = { ...past, spent: 0, telling: tellingOf(rest, past), active: rest[0].seat }
    const beat = nextBeat(rest, past)
    const events = Math.max(1, beat.events)
    found.push({ kind: beat.kind, events: rest.slice(0, events) })
    at += events
  }
  return found
}

describe.each(GAMES)('a game by the rules %s', (name) => {
  test('every beat but the beginning of a turn is heard', () => {
    const SILENT = ['turn', 'none']
    const silent = beats(name).filter(({ kind, events }) => !SILENT.includes(kind) && soundsOf(events).length === 0)
    expect(silent.map(({ kind, events }) => [kind, ...events.map(({ event }) => event)])).toEqual([])
  })
  test('no beat makes more than four sounds', () => {
    for (const { events } of beats(name)) expect(soundsOf(events).length).toBeLessThanOrEqual(4)
  })
})

test('equal events of one beat are one sound, as strong as the strongest', () => {
  const hurt = (seat: number, hearts: number): Event =>
    ({
      event: 'hurt',
      seat,
      hearts,
      now: 1,
      cause: 'claw',
      by: [],
    }) as unknown as Event
  expect(soundsOf([hurt(1, 2), hurt(2, 4), hurt(3, 1)])).toEqual([{ name: 'claw', n: 4 }])
})

test.each(names)('%s begins at once and is over soon', (name) => {
  for (const n of [1, 3, 9]) {
    const voices = SOUNDS[name](n)
    expect(Math.min(...voices.map(({ at }) => at))).toBe(0)
    expect(endOf(name, n)).toBeLessThan(name === 'king' || name === 'out' ? 1.8 : 1.2)
    for (const { loud } of voices) expect(loud).toBeLessThanOrEqual(0.8)
  }
})

test('a phone vibrates for its own player only', () => {
  const hurt = { event: 'hurt', seat: 1, hearts: 3 } as unknown as Event
  expect(touchOf(hurt, (seat) => seat === 1)).not.toEqual([])
  expect(touchOf(hurt, (seat) => seat === 0)).toEqual([])
})
