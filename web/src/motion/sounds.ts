// The sounds of the game as data: which voices each has, and which events make it. Nothing here makes a noise.

import type { Event } from '../wire'

/** A tone that glides from one pitch to another. Pitches are in hertz, times in seconds. */
export interface Tone {
  voice: 'tone'
  wave: OscillatorType
  from: number
  to: number
  at: number
  length: number
  loud: number
}
/** Filtered noise whose colour glides. */
export interface Noise {
  voice: 'noise'
  from: number
  to: number
  /** The narrowness of the filter. */
  q: number
  at: number
  length: number
  loud: number
}
/** A throat: a rough low tone through a mouth that opens. */
export interface Growl {
  voice: 'growl'
  pitch: number
  at: number
  length: number
  loud: number
}
export type Voice = Tone | Noise | Growl

const tone = (wave: OscillatorType, from: number, to: number, at: number, length: number, loud: number): Tone => ({
  voice: 'tone',
  wave,
  from,
  to,
  at,
  length,
  loud,
})
const noise = (from: number, to: number, q: number, at: number, length: number, loud: number): Noise => ({
  voice: 'noise',
  from,
  to,
  q,
  at,
  length,
  loud,
})
const growl = (pitch: number, at: number, length: number, loud: number): Growl => ({
  voice: 'growl',
  pitch,
  at,
  length,
  loud,
})
const bells = (tones: readonly number[], wave: OscillatorType, apart: number, length: number, loud: number): Tone[] =>
  tones.map((pitch, i) => tone(wave, pitch, pitch, i * apart, length, loud))

/** One foot of a monster. */
const step = (at: number): Voice[] => [tone('sine', 95, 34, at, 0.22, 0.5), noise(220, 90, 0.8, at, 0.2, 0.5)]
/** The knocks of dice on wood, faster and softer until they rest. */
const knocks = (n: number): Voice[] =>
  Array.from({ length: n }, (_, i) => {
    const at = 0.46 * (1 - (1 - i / n) ** 1.7)
    return noise(1500 + ((i * 733) % 1300), 900, 4, at, 0.055, 0.5 * (1 - i / (n + 2)))
  }).concat([noise(700, 380, 2, 0.47, 0.07, 0.35)])

/** Every sound. `n` is its strength: hearts lost, dice thrown, energy gained. */
export const SOUNDS = {
  tap: () => [tone('triangle', 420, 300, 0, 0.05, 0.12)],
  dice: (n: number) => knocks(Math.min(12, 4 + n)),
  keep: () => [noise(900, 600, 5, 0, 0.04, 0.35), tone('triangle', 520, 480, 0.01, 0.05, 0.06)],
  rest: () => [tone('sine', 150, 90, 0, 0.12, 0.3)],
  claw: (n: number) => [
    noise(3200, 700, 1.4, 0, 0.13, 0.55),
    noise(3800, 800, 1.4, 0.05, 0.12, 0.4),
    tone('sawtooth', 170, 40, 0.06, 0.18 + Math.min(6, n) * 0.035, 0.26),
    noise(260, 80, 0.7, 0.07, 0.2 + Math.min(6, n) * 0.03, 0.7),
  ],
  block: () => [tone('square', 980, 620, 0, 0.08, 0.1), noise(2600, 1800, 8, 0, 0.16, 0.4)],
  heart: () => bells([392, 523], 'sine', 0.11, 0.28, 0.2),
  energy: (n: number) =>
    Array.from({ length: Math.min(4, n) }, (_, i) =>
      tone('square', 380 + i * 140, 1250 + i * 160, i * 0.07, 0.11, 0.06),
    ),
  star: (n: number) => bells([659, 880, 1047, 1319].slice(0, Math.min(4, 1 + n)), 'triangle', 0.075, 0.26, 0.14),
  wicked: () => bells([311, 294, 233], 'sawtooth', 0.09, 0.22, 0.06),
  enter: () => [...step(0), ...step(0.2), growl(74, 0.34, 0.55, 0.42)],
  leave: () => [...step(0), noise(1200, 200, 0.9, 0.1, 0.36, 0.4)],
  stay: () => [...step(0)],
  buy: () => [noise(5200, 4200, 9, 0, 0.05, 0.3), ...bells([1175, 1568], 'triangle', 0.07, 0.3, 0.13)],
  sweep: () => [noise(700, 3400, 1, 0, 0.26, 0.4)],
  use: () => bells([740, 988, 1480], 'sine', 0.045, 0.24, 0.1),
  out: () => [
    growl(110, 0, 0.5, 0.4),
    tone('sawtooth', 210, 26, 0.25, 1, 0.24),
    ...step(1),
    noise(160, 50, 0.5, 1, 0.5, 0.8),
  ],
  king: () => [...bells([523, 659, 784, 1047, 1319], 'triangle', 0.11, 0.5, 0.16), growl(66, 0.6, 1.1, 0.45)],
  turn: () => bells([523, 784], 'triangle', 0.12, 0.3, 0.16),
  roar: () => [growl(82, 0, 1.15, 0.6), noise(500, 240, 0.8, 0.1, 0.9, 0.25)],
} satisfies Record<string, (n: number) => Voice[]>

export type SoundName = keyof typeof SOUNDS

/** The gain of each sound in decibels, so that all are as loud as they should be beside each other: `npm run sounds`
    measures it. */
export const GAIN: Record<SoundName, number> = {
  tap: 14,
  dice: 11,
  keep: 16,
  rest: 3,
  claw: 3,
  block: 14,
  heart: -3,
  energy: 9,
  star: 2,
  wicked: 6,
  enter: -13,
  leave: 0,
  stay: 0,
  buy: 3,
  sweep: 13,
  use: 1,
  out: -13,
  king: -13,
  turn: 1,
  roar: -12,
}
export interface Sound {
  name: SoundName
  n: number
}

/** The sound of an event, if it has one. */
function soundOf(event: Event): Sound | null {
  switch (event.event) {
    case 'rolled':
      return { name: 'dice', n: event.rolled }
    case 'side_rolled':
    case 'die_rerolled':
    case 'rolled_off':
      return { name: 'dice', n: 1 }
    case 'kept':
      return { name: 'keep', n: 1 }
    case 'result_fixed':
      return { name: 'rest', n: 1 }
    case 'hurt':
      return { name: 'claw', n: event.hearts }
    case 'hearts_set':
    case 'token_given':
      return { name: 'claw', n: 1 }
    case 'prevented':
    case 'shielded':
    case 'saved':
      return { name: 'block', n: 1 }
    case 'healed':
    case 'token_removed':
    case 'risen':
      return { name: 'heart', n: 1 }
    case 'energy_gained':
      return { name: 'energy', n: event.energy }
    case 'points_gained':
      return { name: 'star', n: event.points }
    case 'stayed':
      return { name: 'stay', n: 1 }
    case 'points_lost':
    case 'wickedness_moved':
      return { name: 'wicked', n: 1 }
    case 'moved':
      return { name: event.to === 'outside' ? 'leave' : 'enter', n: 1 }
    case 'bought':
    case 'tile_taken':
    case 'handed':
      return { name: 'buy', n: 1 }
    case 'swept':
    case 'discarded':
      return { name: 'sweep', n: 1 }
    case 'used':
    case 'peeked':
    case 'copied':
    case 'die_turned':
    case 'extra_turn_won':
    case 'roll_gained':
      return { name: 'use', n: 1 }
    case 'eliminated':
      return { name: 'out', n: 1 }
    case 'game_over':
      return { name: 'king', n: 1 }
    default:
      return null
  }
}

/** The sounds of events that are shown together: each once, as strong as its strongest event. */
export function soundsOf(events: readonly Event[]): Sound[] {
  const all = new Map<SoundName, Sound>()
  for (const event of events) {
    const sound = soundOf(event)
    if (sound && (all.get(sound.name)?.n ?? -1) < sound.n) all.set(sound.name, sound)
  }
  return [...all.values()]
}

/** The vibration that an event is worth to the player it happens to, in milliseconds on and off. */
export function touchOf(event: Event, isOwn: (seat: number) => boolean): number[] {
  if (!('seat' in event) || typeof event.seat !== 'number' || !isOwn(event.seat)) return []
  switch (event.event) {
    case 'rolled':
      return [10, 45, 10, 45, 18]
    case 'hurt':
      return [40 + 30 * Math.min(4, event.hearts)]
    case 'moved':
      return [25, 80, 25]
    case 'eliminated':
      return [200, 60, 300]
    default:
      return []
  }
}
/** The vibration when the player is asked. */
export const TOUCH_OF_TURN: readonly number[] = [30, 70, 30]
