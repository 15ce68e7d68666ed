// One line per turn: the final dice, the damage, the gains. Pure; the words are in text/*/game.ftl.

import { without } from './reduce'
import type { StoryEvent } from './story'
import type { Event, Face, Place } from './table'

/** The result of a turn. */
export interface Recap {
  turn: number
  seat: number
  /** The last dice that were rolled in it. */
  dice: Face[]
  /** Hearts that the monster took from others, or lost itself, by seat. */
  hurt: Map<number, number>
  /** Hearts that others lost in its turn through another monster, or through none. */
  beside: Map<number, number>
  /** Monsters that were knocked out, and whether by this one. */
  outs: { seat: number; own: boolean }[]
  /** The gains of the monster itself. */
  points: number
  energy: number
  healed: number
  /** Its new place, if it moved. */
  went: Place | null
  /** Cards and tiles that it got. */
  got: string[]
  used: string[]
  swept: boolean
}

type TurnEvent = Pick<StoryEvent, 'turn' | 'event'>

const blank = (turn: number, seat: number): Recap => ({
  turn,
  seat,
  dice: [],
  hurt: new Map(),
  beside: new Map(),
  outs: [],
  points: 0,
  energy: 0,
  healed: 0,
  went: null,
  got: [],
  used: [],
  swept: false,
})

function add(recap: Recap, event: Event): void {
  const mine = 'seat' in event && event.seat === recap.seat
  switch (event.event) {
    case 'rolled':
      recap.dice = [...event.dice]
      return
    case 'die_lifted':
      if (!event.in_tray) recap.dice = without(recap.dice, event.face)
      return
    case 'die_rerolled':
      if (!event.in_tray) recap.dice = [...recap.dice, event.face]
      return
    case 'die_turned':
      if (!event.in_tray) recap.dice = [...without(recap.dice, event.from), event.to]
      return
    case 'hurt': {
      const lost = mine || event.author === recap.seat ? recap.hurt : recap.beside
      lost.set(event.seat, (lost.get(event.seat) ?? 0) + event.hearts)
      return
    }
    case 'eliminated':
      recap.outs.push({ seat: event.seat, own: event.author === recap.seat })
      return
    case 'points_gained':
      if (mine) recap.points += event.points
      return
    case 'points_lost':
      if (mine) recap.points -= event.points
      return
    case 'energy_gained':
      if (mine) recap.energy += event.energy
      return
    case 'healed':
      if (mine) recap.healed += event.hearts
      return
    case 'moved':
      if (mine) recap.went = event.to
      return
    case 'bought':
      if (mine) recap.got.push(event.card)
      return
    case 'tile_taken':
      if (mine) recap.got.push(event.tile)
      return
    case 'used':
      if (mine && !recap.used.includes(event.power)) recap.used.push(event.power)
      return
    case 'swept':
      recap.swept = true
      return
    default:
  }
}

/** The turns among these events. `seatOf` tells whose turn it is if the events begin in the middle of one. */
export function recapsOf(told: readonly TurnEvent[], seatOf: (turn: number) => number | null): Recap[] {
  const all: Recap[] = []
  for (const { turn, event } of told) {
    let last = all.at(-1)
    if (last?.turn !== turn) {
      const seat = event.event === 'turn_began' ? event.seat : seatOf(turn)
      if (seat === null) continue
      last = blank(turn, seat)
      all.push(last)
    }
    add(last, event)
  }
  return all
}

/** The finished turns of others since the player's own last turn. */
export function sinceOwn(told: readonly TurnEvent[], own: readonly number[], isPlayed: boolean): Recap[] {
  const begins = told.flatMap(({ event }, at) => (event.event === 'turn_began' ? [{ at, seat: event.seat }] : []))
  const now = begins.at(-1)
  if (!now) return []
  // During the player's own turn, the turn before it counts as their last one.
  const before = own.includes(now.seat) ? begins.slice(0, -1) : begins
  const mine = before.findLastIndex(({ seat }) => own.includes(seat))
  const from = before[mine + 1]
  if (!from || own.includes(from.seat)) return []
  const end = own.includes(now.seat) || isPlayed ? now.at : told.length
  return recapsOf(told.slice(from.at, end), () => null)
}
