// The figures of a game: what each monster did, and which faces its dice showed. From events alone.

import { FACES, sorted } from './reduce'
import type { StoryEvent } from './story'
import type { Event, Face, Place } from './table'
import type { SentEntry as Entry } from '../wire'

export interface Tally {
  /** Its own turns. */
  turns: number
  /** Hearts that others have lost by it. */
  dealt: number
  /** Hearts that it has lost, for whatever reason. */
  taken: number
  healed: number
  /** Own turns that began in Tokyo. */
  inTokyo: number
  /** Points for entering Tokyo, and for beginning a turn there. */
  tokyoPoints: number
  /** Cards in the order in which it bought them. */
  cards: string[]
  /** The count of each face among the dice that it rolled. */
  faces: Record<Face, number>
  /** The most dice that showed the same face after one of its rolls. */
  best: { face: Face; n: number; seq: number } | null
}

/** The events of a log with their turns, without those that were taken back. */
export function storyOf(entries: readonly Entry[]): StoryEvent[] {
  let story: StoryEvent[] = []
  for (const { entry, seq, events = [] } of entries) {
    if (entry.type === 'taken_back') story = story.filter((one) => one.seq < entry.to)
    for (const event of events) {
      const turn = (story.at(-1)?.turn ?? 0) + (event.event === 'turn_began' ? 1 : 0)
      story.push({ seq, turn, event })
    }
  }
  return story
}

const none = (): Tally => ({
  turns: 0,
  dealt: 0,
  taken: 0,
  healed: 0,
  inTokyo: 0,
  tokyoPoints: 0,
  cards: [],
  faces: { '1': 0, '2': 0, '3': 0, energy: 0, heart: 0, claw: 0 },
  best: null,
})

/** Dice that were rolled, without those that were kept. */
export function thrown(dice: readonly Face[], kept: readonly Face[]): Face[] {
  const rest = [...kept]
  return dice.filter((face) => {
    const at = rest.indexOf(face)
    if (at >= 0) rest.splice(at, 1)
    return at < 0
  })
}

/** Where each monster stands at first: outside, unless it is seen to leave another place, as in a game that begins in
    the middle. */
function firstPlaces(story: readonly StoryEvent[], seats: number): Place[] {
  const first = story.flatMap(({ event }) => (event.event === 'moved' ? [event] : []))
  return Array.from({ length: seats }, (_, seat) => first.find((moved) => moved.seat === seat)?.from ?? 'outside')
}

export function tallies(story: readonly StoryEvent[], seats: number): Tally[] {
  const all = Array.from({ length: seats }, none)
  const places = firstPlaces(story, seats)
  let active = -1
  /** The seat that rolls dice for a power. */
  let side = -1
  let kept: Face[] = []
  const of = (seat: number, change: (tally: Tally) => void) => {
    const tally = all[seat]
    if (tally) change(tally)
  }
  const came = (seat: number, faces: readonly Face[]) =>
    of(seat, (tally) => {
      for (const face of faces) tally.faces[face] += 1
    })

  for (const { event, seq } of story)
    switch (event.event) {
      case 'turn_began':
        active = event.seat
        kept = []
        of(event.seat, (tally) => {
          tally.turns += 1
          tally.inTokyo += places[event.seat] === 'outside' ? 0 : 1
        })
        break
      case 'kept':
        kept = event.dice
        break
      case 'rolled':
        came(event.seat, thrown(event.dice, kept))
        of(event.seat, (tally) => {
          const { face, n } = most(event.dice)
          if (n > (tally.best?.n ?? 0)) tally.best = { face, n, seq }
        })
        break
      case 'side_rolled':
        side = event.seat
        came(side, event.dice)
        break
      case 'die_rerolled':
        came(event.in_tray ? side : active, [event.face])
        break
      case 'moved':
        places[event.seat] = event.to
        break
      case 'eliminated':
        places[event.seat] = 'outside'
        break
      case 'hurt':
        of(event.seat, (tally) => {
          tally.taken += event.hearts
        })
        if (event.author !== null && event.author !== event.seat)
          of(event.author, (tally) => {
            tally.dealt += event.hearts
          })
        break
      case 'healed':
        of(event.seat, (tally) => {
          tally.healed += event.hearts
        })
        break
      case 'points_gained':
        if (isOfTokyo(event))
          of(event.seat, (tally) => {
            tally.tokyoPoints += event.points
          })
        break
      case 'bought':
        of(event.seat, (tally) => {
          tally.cards.push(event.card)
        })
        break
      default:
    }
  return all
}

const isOfTokyo = (event: Extract<Event, { event: 'points_gained' }>): boolean =>
  event.cause === 'entry' || event.cause === 'income'

/** The face that most of these dice show; of several, the first in order. */
function most(dice: readonly Face[]): { face: Face; n: number } {
  const count = (face: Face) => dice.filter((one) => one === face).length
  return sorted(dice).reduce<{ face: Face; n: number }>(
    (best, face) => (count(face) > best.n ? { face, n: count(face) } : best),
    { face: '1', n: 0 },
  )
}

/** All dice that came up for a monster. */
export const diceOf = (tally: Tally): number => FACES.reduce((sum, face) => sum + tally.faces[face], 0)

/** The expected count of each face among this number of dice. */
export const expected = (dice: number): number => dice / FACES.length
