// reduce(table, event): the table after the event. Pure; the arguments are not changed.

import { POWERS } from '../wire/powers'
import type { Event, Face, Monster, TableView, Turn } from './table'

export const FACES: readonly Face[] = ['1', '2', '3', 'energy', 'heart', 'claw']

const GONE: Monster = {
  alive: false,
  risen: false,
  place: 'outside',
  hearts: 0,
  points: 0,
  energy: 0,
  poison: 0,
  shrink: 0,
  wickedness: 0,
  powers: [],
  extra_turns: 0,
}

export const without = <T>(list: readonly T[], item: T): T[] => {
  const at = list.indexOf(item)
  return at < 0 ? [...list] : [...list.slice(0, at), ...list.slice(at + 1)]
}
const withItem = <T>(list: readonly T[], item: T): T[] => (list.includes(item) ? [...list] : [...list, item])

/** Sorts powers in the order of the engine's list. */
const ORDER = new Map(Object.keys(POWERS).map((id, at) => [id, at]))
const withPower = (list: readonly string[], id: string): string[] =>
  withItem(list, id).sort((a, b) => (ORDER.get(a) ?? 0) - (ORDER.get(b) ?? 0))

/** Sorts dice by face, as the engine lists them. */
export const sorted = (dice: readonly Face[]): Face[] => [...dice].sort((a, b) => FACES.indexOf(a) - FACES.indexOf(b))

export function reduce(table: TableView, event: Event): TableView {
  const monster = (seat: number, change: (m: Monster) => Partial<Monster>): TableView => ({
    ...table,
    monsters: table.monsters.map((m, i) => (i === seat ? { ...m, ...change(m) } : m)),
  })
  const turn = (change: (t: Turn) => Partial<Turn>): TableView =>
    table.turn ? { ...table, turn: { ...table.turn, ...change(table.turn) } } : table
  const dice = (inTray: boolean, change: (dice: Face[]) => Face[]): TableView =>
    turn((t) => (inTray ? { tray: sorted(change(t.tray)) } : { dice: sorted(change(t.dice)) }))
  const topGone = { deck: table.deck - 1, top: null, top_seen_by: [] }
  const slot = (at: number, card: string | null) => table.market.map((c, i) => (i === at ? card : c))

  switch (event.event) {
    case 'tiles_laid':
      return { ...table, tiles: event.tiles }
    case 'revealed':
      return { ...table, ...topGone, market: slot(event.slot, event.card) }
    case 'reshuffled':
      return { ...table, deck: event.deck.length }
    case 'peeked':
      return { ...table, top_seen_by: withItem(table.top_seen_by, event.seat).sort(), top: table.top ?? event.card }
    case 'swept':
      return { ...table, market: table.market.map(() => null) }
    case 'bought': {
      if (typeof event.source === 'object' && 'monster' in event.source) return table
      const bought = monster(event.seat, (m) => ({ powers: withPower(m.powers, event.card) }))
      return event.source === 'deck'
        ? { ...bought, ...topGone }
        : { ...bought, market: slot(event.source.market, null) }
    }
    case 'tile_taken':
      return {
        ...monster(event.seat, (m) => ({ powers: withPower(m.powers, event.tile) })),
        tiles: without(table.tiles, event.tile),
      }
    case 'handed':
      return {
        ...table,
        monsters: table.monsters.map((m, i) => ({
          ...m,
          powers:
            i === event.from
              ? without(m.powers, event.card)
              : i === event.to
                ? withPower(m.powers, event.card)
                : m.powers,
        })),
      }
    case 'discarded':
      return monster(event.seat, (m) => ({ powers: without(m.powers, event.power) }))
    case 'counter_set': {
      const counters = { ...table.counters, [event.power]: event.now }
      if (event.now === 0) delete counters[event.power]
      return { ...table, counters }
    }
    case 'copied': {
      const copies = { ...table.copies, [event.copier]: { card: event.card ?? '', spent: false } }
      if (!event.card) delete copies[event.copier]
      return { ...table, copies }
    }
    case 'copy_spent': {
      const { card = '' } = table.copies[event.copier] ?? {}
      return { ...table, copies: { ...table.copies, [event.copier]: { card, spent: true } } }
    }
    case 'bay_closed':
      return { ...table, bay_open: false }
    case 'game_over':
      return { ...table, outcome: event.outcome }
    case 'turn_began': {
      const began = monster(event.seat, (m) => ({ extra_turns: m.extra_turns - (event.extra ? 1 : 0) }))
      const fresh: Turn = {
        seat: event.seat,
        extra: event.extra,
        rolls_left: 0,
        in_hand: 0,
        dice: [],
        tray: [],
        waiting: [],
        claws: 0,
        hearts: 0,
        shielded: [],
      }
      return { ...began, turn: fresh }
    }
    case 'dice_counted':
      return turn(() => ({ in_hand: event.dice, rolls_left: event.rolls_left }))
    case 'rolled':
      return turn(() => ({ in_hand: 0, dice: event.dice, rolls_left: event.rolls_left }))
    case 'kept':
      return turn((t) => ({
        in_hand: t.dice.length - event.dice.length,
        dice: event.dice,
        rolls_left: event.rolls_left,
      }))
    case 'side_rolled':
      return turn(() => ({ tray: event.dice }))
    case 'side_dice_used':
      return turn(() => ({ tray: [] }))
    case 'die_lifted':
      return dice(event.in_tray, (d) => without(d, event.face))
    case 'die_rerolled':
      return dice(event.in_tray, (d) => [...d, event.face])
    case 'die_turned':
      return dice(event.in_tray, (d) => [...without(d, event.from), event.to])
    case 'roll_gained':
      return turn(() => ({ rolls_left: event.rolls_left }))
    case 'result_fixed':
      return turn(() => ({ waiting: event.blocks, claws: event.claws, hearts: event.hearts }))
    case 'claws_recounted':
      return turn(() => ({ waiting: event.blocks, claws: event.claws }))
    case 'block_resolved':
      return turn((t) => {
        const hearts = event.face === 'heart' ? t.hearts - event.count : t.hearts
        const done = event.face !== 'heart' || hearts === 0
        return { hearts, waiting: done ? t.waiting.filter((f) => f !== event.face) : t.waiting }
      })
    case 'result_done':
      return turn(() => ({ waiting: [], claws: 0, hearts: 0 }))
    case 'shielded':
      return turn((t) => ({ shielded: withItem(t.shielded, event.seat).sort() }))
    case 'points_gained':
    case 'points_lost':
      return monster(event.seat, () => ({ points: event.now }))
    case 'energy_gained':
    case 'energy_spent':
      return monster(event.seat, () => ({ energy: event.now }))
    case 'healed':
    case 'hurt':
    case 'hearts_set':
      return monster(event.seat, () => ({ hearts: event.now }))
    case 'token_given':
    case 'token_removed':
      return monster(event.seat, () => ({ [event.token]: event.now }))
    case 'moved':
      return monster(event.seat, () => ({ place: event.to }))
    case 'wickedness_moved':
      return monster(event.seat, () => ({ wickedness: event.now }))
    case 'extra_turn_won':
      return monster(event.seat, (m) => ({ extra_turns: m.extra_turns + 1 }))
    case 'risen':
      return monster(event.seat, () => ({ risen: true }))
    case 'eliminated':
      return monster(event.seat, () => GONE)
    case 'rolled_off':
    case 'used':
    case 'passed':
    case 'prevented':
    case 'stayed':
    case 'saved':
      return table
  }
}
