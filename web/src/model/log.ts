// The log: events as sentences, collected by turn. Pure; the sentences themselves are in text/*/log.ftl.

import { blowOf } from './figures'
import { cardsOf, cardWord, diceWord, monsterWord } from './marks'
import type { Cause, Event, TableView } from './table'

export interface Line {
  /** The log entry that it belongs to. */
  seq: number
  seat: number | null
  /** The id of the sentence, and what goes into it. */
  id: string
  args: LineArgs
}

/** Values are marked words (see marks.ts), numbers or plain words. */
export type LineArgs = Record<string, string | number>

export interface TurnLog {
  /** 0 for what happens before the first turn. */
  turn: number
  seat: number | null
  seq: number
  lines: Line[]
}

const causeKind = (cause: Cause): string => (typeof cause === 'string' ? cause : (Object.keys(cause)[0] ?? 'power'))
const causeThing = (cause: Cause): string => {
  if (typeof cause === 'string') return ''
  if ('dice' in cause) return diceWord([cause.dice])
  return cardWord('power' in cause ? cause.power : cause.purchase)
}

/** The sentence for an event, if it is worth one. `before` is the table before it; `again` says that the dice of
    this turn were rolled before. */
export function lineOf(event: Event, before: TableView, seq: number, again = false): Line | null {
  const line = (seat: number | null, id: string, args: LineArgs = {}): Line => ({
    seq,
    seat,
    id: `log-${id}`,
    args: seat === null ? args : { who: monsterWord(seat), ...args },
  })
  const why = (cause: Cause) => ({ cause: causeKind(cause), thing: causeThing(cause) })
  const active = before.turn?.seat ?? null

  switch (event.event) {
    case 'rolled_off':
      return line(event.seat, 'rolled-off', { dice: diceWord(event.dice) })
    case 'turn_began':
      return event.extra ? line(event.seat, 'extra-turn') : null
    case 'rolled':
      return line(event.seat, again ? 'rerolled' : 'rolled', { dice: diceWord(event.dice), rolled: event.rolled })
    case 'side_rolled':
      return line(event.seat, 'side-rolled', { card: cardWord(event.power), dice: diceWord(event.dice) })
    case 'die_rerolled':
      return line(active, 'die-rerolled', { dice: diceWord([event.face]) })
    case 'die_turned':
      return line(event.seat, 'die-turned', { from: diceWord([event.from]), to: diceWord([event.to]) })
    case 'used':
      return line(event.seat, 'used', { card: cardWord(event.power) })
    case 'points_gained':
      return line(event.seat, 'points-gained', { points: event.points, ...why(event.cause) })
    case 'points_lost':
      return line(event.seat, 'points-lost', { points: event.points, ...why(event.cause) })
    case 'energy_gained':
      return line(event.seat, 'energy-gained', { energy: event.energy, ...why(event.cause) })
    case 'energy_spent':
      return typeof event.cause === 'object' && 'power' in event.cause
        ? line(event.seat, 'energy-spent', { energy: event.energy, ...why(event.cause) })
        : null
    case 'healed':
      return line(event.seat, 'healed', { hearts: event.hearts, ...why(event.cause) })
    case 'hurt': {
      const blow = blowOf(event)
      return event.author === null || event.author === event.seat
        ? line(event.seat, 'lost', { hearts: event.hearts, ...why(event.cause) })
        : line(event.author, 'hurt', {
            whom: monsterWord(event.seat),
            hearts: event.hearts,
            ...why(event.cause),
            rolled: blow?.rolled ?? 0,
            more: Math.abs(blow?.more ?? 0),
            blow: blow === null ? 'rolled' : blow.more > 0 ? 'harder' : blow.more < 0 ? 'softer' : 'even',
            ...cardsOf(blow?.cards ?? []),
          })
    }
    case 'prevented':
      return line(event.seat, 'prevented', {
        hearts: event.hearts,
        by: event.by.length === 0 ? 'shield' : 'cards',
        ...cardsOf(event.by),
      })
    case 'hearts_set':
      return line(event.seat, 'hearts-set', { hearts: event.now, ...why(event.cause) })
    case 'shielded':
      return line(event.seat, 'shielded')
    case 'token_given':
      return line(event.seat, 'token-given', { token: event.token })
    case 'token_removed':
      return line(event.seat, 'token-removed', { token: event.token })
    case 'moved':
      return event.to === 'outside'
        ? line(event.seat, 'left', { place: event.from })
        : line(event.seat, 'entered', { place: event.to })
    case 'bay_closed':
      return line(null, 'bay-closed')
    case 'stayed':
      return line(event.seat, 'stayed', { place: before.monsters[event.seat]?.place ?? 'city' })
    case 'wickedness_moved':
      return line(event.seat, 'wickedness', { now: event.now })
    case 'tile_taken':
      return line(event.seat, 'tile-taken', { card: cardWord(event.tile) })
    case 'bought':
      return line(event.seat, 'bought', {
        card: cardWord(event.card),
        energy: event.paid,
        from:
          typeof event.source === 'object' && 'monster' in event.source
            ? 'monster'
            : event.source === 'deck'
              ? 'deck'
              : 'market',
        whom: typeof event.source === 'object' && 'monster' in event.source ? monsterWord(event.source.monster) : '',
      })
    case 'handed':
      return line(event.to, 'handed', { card: cardWord(event.card), whom: monsterWord(event.from) })
    case 'discarded':
      return line(event.seat, 'discarded', { card: cardWord(event.power) })
    case 'swept':
      return line(event.seat, 'swept')
    case 'copied':
      return event.card ? line(null, 'copied', { copier: cardWord(event.copier), card: cardWord(event.card) }) : null
    case 'peeked':
      return line(event.seat, 'peeked')
    case 'extra_turn_won':
      return line(event.seat, 'extra-turn-won')
    case 'saved':
      return line(event.seat, 'saved', { card: cardWord(event.power) })
    case 'risen':
      return line(event.seat, 'risen')
    case 'eliminated':
      return line(event.seat, 'eliminated')
    case 'reshuffled':
      return line(null, 'reshuffled')
    case 'game_over':
    case 'tiles_laid':
    case 'revealed':
    case 'dice_counted':
    case 'kept':
    case 'side_dice_used':
    case 'die_lifted':
    case 'roll_gained':
    case 'result_fixed':
    case 'claws_recounted':
    case 'block_resolved':
    case 'result_done':
    case 'passed':
    case 'counter_set':
    case 'copy_spent':
      return null
  }
}

/** True for a line about a roll. */
export const isRoll = (line: Line | null): boolean => line?.id === 'log-rolled' || line?.id === 'log-rerolled'

/** Adds an event to the log. */
export function write(log: readonly TurnLog[], event: Event, before: TableView, seq: number): TurnLog[] {
  const last = log.at(-1) ?? { turn: 0, seat: null, seq, lines: [] }
  const again = last.lines.some(isRoll)
  const line = lineOf(event, before, seq, again)
  const lines = line ? [line] : []
  if (event.event === 'turn_began') return [...log, { turn: last.turn + 1, seat: event.seat, seq, lines }]
  if (!line) return [...log]
  return [...log.slice(0, -1), { ...last, lines: [...last.lines, line] }]
}

/** Adds a line, once a turn, that a bot or an order has answered for a player. */
export function writeFor(log: readonly TurnLog[], by: 'bot' | 'order', seat: number, seq: number): TurnLog[] {
  const last = log.at(-1) ?? { turn: 0, seat: null, seq, lines: [] }
  const id = `log-by-${by}`
  if (last.lines.some((line) => line.id === id && line.seat === seat)) return [...log]
  return [...log.slice(0, -1), { ...last, lines: [...last.lines, { seq, seat, id, args: { who: monsterWord(seat) } }] }]
}

/** The log without the entries from `seq` on, which were taken back. */
export function strike(log: readonly TurnLog[], seq: number): TurnLog[] {
  return log
    .filter((turn) => turn.seq < seq)
    .map((turn) => ({ ...turn, lines: turn.lines.filter((line) => line.seq < seq) }))
}
