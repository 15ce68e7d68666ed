// Dice with an identity, so that they can move and tumble. The server only says how many show each face.

import type { Event, Face } from './table'

export interface Die {
  id: number
  face: Face
  /** Kept according to the server; the player's current choice does not count. */
  kept: boolean
  /** An extra die, shown in another colour. */
  extra: boolean
  /** In the hand, about to be rolled. */
  lifted: boolean
  /** The number of times it was thrown; a change makes it tumble. */
  throws: number
}

/** A die in the hand. `usual` is the number of dice without any power. */
const blank = (id: number, usual: number): Die => ({
  id,
  face: '1',
  kept: false,
  extra: id >= usual,
  lifted: true,
  throws: 0,
})

/** Takes one die of each face, in order, out of `pool`. */
function take(pool: Face[], face: Face): boolean {
  const at = pool.indexOf(face)
  if (at < 0) return false
  pool.splice(at, 1)
  return true
}

/** The dice of the active monster after an event. `usual` is the number of dice without any power. */
export function follow(dice: readonly Die[], event: Event, usual: number): Die[] {
  switch (event.event) {
    case 'turn_began':
      return []
    case 'dice_counted':
      return Array.from({ length: event.dice }, (_, id) => blank(id, usual))
    case 'kept':
      return keep(dice, event.dice)
    case 'rolled':
      return land(dice, event.dice, usual)
    case 'result_fixed':
      return dice.map((die) => ({ ...die, kept: true }))
    case 'die_lifted':
      return event.in_tray
        ? [...dice]
        : change(
            dice,
            (d) => !d.lifted && d.face === event.face,
            (d) => ({ ...d, lifted: true }),
          )
    case 'die_rerolled':
      return event.in_tray
        ? [...dice]
        : change(
            dice,
            (d) => d.lifted,
            (d) => ({ ...d, lifted: false, face: event.face, throws: d.throws + 1 }),
          )
    case 'die_turned':
      return event.in_tray
        ? [...dice]
        : change(
            dice,
            (d) => d.face === event.from,
            (d) => ({ ...d, face: event.to }),
          )
    default:
      return [...dice]
  }
}

function change(dice: readonly Die[], which: (die: Die) => boolean, how: (die: Die) => Die): Die[] {
  const at = dice.findIndex(which)
  return dice.map((die, i) => (i === at ? how(die) : die))
}

/** Dice that were on the shelf stay there, as far as the faces allow; the others are picked up. */
function keep(dice: readonly Die[], faces: readonly Face[]): Die[] {
  const pool = [...faces]
  const stays = new Set<number>()
  for (const die of [...dice].sort((a, b) => Number(b.kept) - Number(a.kept))) {
    if (take(pool, die.face)) stays.add(die.id)
  }
  return dice.map((die) => ({ ...die, kept: stays.has(die.id), lifted: !stays.has(die.id) }))
}

function land(dice: readonly Die[], faces: readonly Face[], usual: number): Die[] {
  const pool = [...faces]
  const all =
    dice.length === faces.length
      ? [...dice]
      : Array.from({ length: faces.length }, (_, id) => dice[id] ?? blank(id, usual))
  for (const die of all) if (!die.lifted) take(pool, die.face)
  const fallen = scatter(pool)
  return all.map((die) =>
    die.lifted ? { ...die, face: fallen.pop() ?? die.face, lifted: false, kept: false, throws: die.throws + 1 } : die,
  )
}

/** Shuffles the faces, which the server lists in order: real dice do not fall in order. */
function scatter(faces: readonly Face[]): Face[] {
  return faces
    .map((face, i) => ({ face, at: (i * 7 + faces.length * 3) % (faces.length + 1) }))
    .sort((a, b) => a.at - b.at)
    .map(({ face }) => face)
}

/** The dice for a page that joins in the middle of a turn. */
export function laid(faces: readonly Face[], inHand: number, rolling: boolean, usual: number): Die[] {
  const lying = faces.map((face, id): Die => ({ ...blank(id, usual), face, lifted: false, kept: !rolling }))
  return [...lying, ...Array.from({ length: inHand }, (_, i) => blank(faces.length + i, usual))]
}

/** Keeps the dice if they match the table, and lays them out anew otherwise. */
export function agree(dice: readonly Die[], faces: readonly Face[]): boolean {
  const pool = [...faces]
  const lying = dice.filter((die) => !die.lifted)
  return lying.length === faces.length && lying.every((die) => take(pool, die.face))
}
