// The director: cuts the stream of events into beats, each a few events that are shown together and for how long. It
// knows events and nothing else: no page, no clock, no words.

import type { Cast } from '../session/showing'
import type { Event } from '../wire'

export type Kind =
  /** A turn begins. */
  | 'turn'
  /** Dice are in the air: their faces are not known yet, nor anything that follows from them. */
  | 'throw'
  /** Some dice are kept, the others taken up. */
  | 'keep'
  /** The final dice lie still. */
  | 'rest'
  /** A monster gains something. */
  | 'gain'
  /** Monsters lose hearts, or are spared. */
  | 'hit'
  /** Monsters leave and enter Tokyo. */
  | 'move'
  /** A card or tile changes hands. */
  | 'buy'
  /** A power is used. */
  | 'use'
  /** A monster is out. */
  | 'out'
  /** The game is over. */
  | 'end'
  /** Nothing that can be seen. */
  | 'none'

export interface Beat {
  kind: Kind
  /** Events that it shows, from the first that waits. */
  events: number
  /** Milliseconds at normal speed. */
  ms: number
}

/** The detail in which a turn is shown: in full; with the final dice only; or like that and faster. */
export type Telling = 'whole' | 'dense' | 'brief'

/** Facts about the beats before it that the next cut depends on. */
export interface Past extends Cast {
  /** Milliseconds for which the current turn has been shown. */
  spent: number
  telling: Telling
  /** Its final dice have rested, and none were thrown since. */
  rested: boolean
  /** The monster whose turn is shown. */
  active: number | null
}

/** The duration of each kind where nothing presses, in milliseconds at normal speed. */
const NATURAL: Record<Kind, number> = {
  turn: 200,
  throw: 480,
  keep: 220,
  rest: 600,
  gain: 450,
  hit: 560,
  move: 560,
  buy: 600,
  use: 420,
  out: 900,
  end: 1200,
  none: 0,
}
/** Durations in the player's own turn: dice stay in the air a little longer, and their own choices need no telling. */
const OWN: Partial<Record<Kind, number>> = { throw: 560, keep: 80 }
/** Limits for another monster's turn. Three of them, with the player's own dice, take 7 to 12 seconds. */
export const SHORTEST = 2280
export const LONGEST = 3400
/** More turns than this in a row are shown in brief, so that nobody waits long and nothing is rushed. */
export const MANY = 3
/** The limit for a turn that is shown in brief. */
const BRIEF = 2000
/** A turn may be sped up by this factor; beyond that its first rolls are left out. */
const CROWDED = 1.35
/** The least part of its natural length for which a beat is shown, in a turn that is filled to the brim. */
const LEAST = 1 / 3

/** The kind of beat for an event, and whether the events after it can join that beat. */
function kindOf(event: Event): Kind {
  switch (event.event) {
    case 'turn_began':
    case 'rolled_off':
      return 'turn'
    case 'rolled':
    case 'side_rolled':
    case 'die_rerolled':
      return 'throw'
    case 'kept':
      return 'keep'
    case 'result_fixed':
      return 'rest'
    case 'points_gained':
    case 'points_lost':
    case 'healed':
    case 'energy_gained':
    case 'wickedness_moved':
    case 'token_removed':
    case 'roll_gained':
      return 'gain'
    case 'hurt':
    case 'hearts_set':
    case 'prevented':
    case 'shielded':
    case 'token_given':
      return 'hit'
    case 'moved':
    case 'stayed':
      return 'move'
    case 'bought':
    case 'tile_taken':
    case 'handed':
    case 'swept':
    case 'discarded':
      return 'buy'
    case 'used':
    case 'saved':
    case 'risen':
    case 'extra_turn_won':
    case 'copied':
    case 'die_turned':
    case 'peeked':
      return 'use'
    case 'eliminated':
      return 'out'
    case 'game_over':
      return 'end'
    case 'energy_spent':
    case 'revealed':
    case 'tiles_laid':
    case 'reshuffled':
    case 'dice_counted':
    case 'die_lifted':
    case 'side_dice_used':
    case 'claws_recounted':
    case 'block_resolved':
    case 'result_done':
    case 'passed':
    case 'bay_closed':
    case 'counter_set':
    case 'copy_spent':
      return 'none'
  }
}

/** The duration of an event by itself, in milliseconds at normal speed. */
export const msOf = (event: Event): number => NATURAL[kindOf(event)]

/** Events that belong to the beat after them: payments, and dice that are picked up. */
const leads = (event: Event): boolean => event.event === 'energy_spent' || event.event === 'die_lifted'

/** True if an event joins the open beat: everything that one cause does is seen at once. */
function joins(kind: Kind, seat: number | null, event: Event): boolean {
  const next = kindOf(event)
  if (next === 'none') return kind !== 'throw'
  switch (kind) {
    case 'gain':
      return next === 'gain' && 'seat' in event && event.seat === seat
    case 'hit':
      return next === 'hit'
    case 'move':
      return next === 'move' || (event.event === 'points_gained' && event.cause === 'entry')
    case 'buy':
      return event.event === 'bought' || event.event === 'discarded'
    case 'use':
      return event.event === 'die_turned'
    case 'turn':
    case 'throw':
    case 'keep':
    case 'rest':
    case 'out':
    case 'end':
    case 'none':
      return false
  }
}

/** Events that can be skipped in a turn that is not shown in full. */
const ROLLING: readonly Kind[] = ['throw', 'keep', 'none']

/** Events of the current turn, up to the next `turn_began`. */
function ofThisTurn(waiting: readonly Event[]): readonly Event[] {
  const next = waiting.findIndex(({ event }, at) => event === 'turn_began' && at > 0)
  return next < 0 ? waiting : waiting.slice(0, next)
}

/** Cuts the first beat off the events that wait, without regard to time. */
function cut(waiting: readonly Event[], past: Past): Beat {
  const [first] = waiting
  if (!first) return { kind: 'none', events: 0, ms: 0 }
  // All rolls but the last are skipped, and the dice fall once with their final faces.
  if (past.telling !== 'whole' && (kindOf(first) === 'throw' || kindOf(first) === 'keep')) {
    const turn = ofThisTurn(waiting)
    const rolls = turn.findIndex((event) => !ROLLING.includes(kindOf(event)))
    const last = turn.slice(0, rolls < 0 ? turn.length : rolls).findLastIndex(({ event }) => event === 'rolled')
    if (last > 0) return { kind: 'throw', events: last + 1, ms: NATURAL.throw }
  }
  const at = waiting.findIndex((event) => !leads(event))
  const head = waiting[at] ?? first
  const kind = kindOf(head)
  const seat = 'seat' in head ? head.seat : null
  let events = Math.max(at, 0) + 1
  // All dice are kept: they are on the table already, and final.
  if (head.event === 'kept' && waiting[events]?.event === 'result_fixed')
    return { kind: 'rest', events: events + 1, ms: past.isOwn(head.seat) ? (OWN.keep ?? 0) : NATURAL.rest }
  for (let next = waiting[events]; next && joins(kind, seat, next); next = waiting[events]) {
    // A payment belongs to its purchase, which may be another beat.
    if (leads(next) && !(kind === 'buy' && waiting[events + 1]?.event === 'bought')) break
    events += 1
  }
  const own = past.active !== null && past.isOwn(past.active)
  return { kind, events, ms: (own ? OWN[kind] : undefined) ?? NATURAL[kind] }
}

/** The beats of the rest of the turn at their natural length. */
function remaining(waiting: readonly Event[], past: Past): Beat[] {
  const turn = ofThisTurn(waiting)
  const beats: Beat[] = []
  for (let at = 0; at < turn.length;) {
    const beat = cut(turn.slice(at), past)
    beats.push(beat)
    at += Math.max(1, beat.events)
  }
  return beats
}

const lengthOf = (beats: readonly Beat[]): number => beats.reduce((sum, { ms }) => sum + ms, 0)

/** Turns that begin among these events. */
export const turnsIn = (events: readonly Event[]): number => events.filter(({ event }) => event === 'turn_began').length

/** The detail for a turn that begins now: in brief if too many come in a row, without its first rolls if too much
    happens. */
export function tellingOf(waiting: readonly Event[], past: Past): Telling {
  if (past.active === null || past.isOwn(past.active)) return 'whole'
  if (past.row > MANY || turnsIn(waiting) > MANY + 1) return 'brief'
  return lengthOf(remaining(waiting, { ...past, telling: 'whole' })) > LONGEST * CROWDED ? 'dense' : 'whole'
}

/** The past after a beat. */
export const afterBeat = <P extends Pick<Past, 'spent' | 'rested'>>(past: P, { kind, ms }: Beat): P => ({
  ...past,
  spent: past.spent + ms,
  rested: kind === 'rest' || (past.rested && kind !== 'throw'),
})

/** The time for which final dice rest among these beats: once after each throw. */
function pauses(beats: readonly Beat[], past: Past): number {
  let rested = past.rested
  let ms = 0
  for (const beat of beats) {
    if (beat.kind === 'rest' && !rested) ms += beat.ms
    ;({ rested } = afterBeat({ spent: 0, rested }, beat))
  }
  return ms
}

/** The next beat. Other monsters' turns take about the same time, however much happens in them; only the pause on the
    final dice is never shortened. If the end of a turn has not arrived yet, the rest is not counted. */
export function nextBeat(waiting: readonly Event[], past: Past): Beat {
  const beat = cut(waiting, past)
  if (past.active === null || past.isOwn(past.active) || beat.ms === 0) return beat
  const turn = ofThisTurn(waiting)
  const isWhole = turn.length < waiting.length || turn.some(({ event }) => event === 'game_over')
  const left = remaining(waiting, past)
  const rests = pauses(left, past)
  const free = lengthOf(left) - rests
  const isBrief = past.telling === 'brief'
  const longest = (isBrief ? BRIEF : LONGEST) - past.spent - rests
  const shortest = isWhole && !isBrief ? SHORTEST - past.spent - rests : 0
  const wanted = Math.max(Math.min(free, longest), shortest, free * LEAST)
  const isFixed = (beat.kind === 'rest' && !past.rested) || beat.kind === 'end'
  return isFixed || free === 0 ? beat : { ...beat, ms: (beat.ms * wanted) / free }
}
