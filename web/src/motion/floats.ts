// Floats: changes merged for each number, and a place for each that covers no other number. Pure.

import { statOf, type Stat } from '../model/foresee'
import type { Event, TableView } from '../wire'

export interface Float {
  seat: number
  stat: Stat
  by: number
}

/** The changes in these events, merged for each number. `before` is the table before all of them. */
export function floatsOf(events: readonly Event[], before: TableView, after: TableView): Float[] {
  const all = new Map<string, Float>()
  for (const event of events) {
    const changed = statOf(event)
    if (!changed) continue
    const { seat, stat } = changed
    const by = (after.monsters[seat]?.[stat] ?? 0) - (before.monsters[seat]?.[stat] ?? 0)
    if (by !== 0) all.set(`${seat} ${stat}`, { seat, stat, by })
  }
  return [...all.values()]
}

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

const meets = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width + GAP &&
  b.left < a.left + a.width + GAP &&
  a.top < b.top + b.height + GAP &&
  b.top < a.top + a.height + GAP

/** The gap between a float and its number, which swells when it changes; in pixels. */
const GAP = 4

/** A place for a box of this size beside a number, inside `within` and clear of `taken`; null if there is none. */
export function placeBeside(
  number: Box,
  width: number,
  height: number,
  within: Box,
  taken: readonly Box[],
): Box | null {
  const middle = number.top + (number.height - height) / 2
  const centre = Math.min(
    Math.max(number.left + (number.width - width) / 2, within.left),
    within.left + within.width - width,
  )
  const above = number.top - height - GAP
  const places = [
    { left: number.left + number.width + GAP, top: middle },
    { left: centre, top: above },
    { left: centre, top: number.top + number.height + GAP },
    { left: number.left - width - GAP, top: middle },
    // Beside the row of numbers, a little further away.
    { left: centre, top: above - height },
    { left: centre - width, top: above },
    { left: centre + width, top: above },
  ]
  return (
    places
      .map(({ left, top }) => ({ left, top, width, height }))
      .find(
        (box) =>
          box.left >= within.left &&
          box.top >= within.top &&
          box.left + width <= within.left + within.width &&
          box.top + height <= within.top + within.height &&
          !taken.some((other) => meets(box, other)),
      ) ?? null
  )
}
