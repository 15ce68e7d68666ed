// A device as a witness of the dice of a game: the seal before the game, its own randomness, and every answer of
// chance as it fell. After the game these are compared with the record (fair/witnessed.ts).

import type { SeatInfo, SentEntry, TableInfo } from '../wire'

export interface Witness {
  /** The fingerprint of the key, as it was shown before the game. */
  seal: string
  /** The randomness that this device has added to its seats before the game, by seat. */
  given: Record<number, string>
  /** The same once the game has begun. */
  own: string[]
  /** The answers of chance in order; null for a card that only another player saw. */
  chances: (string | null)[]
  /** The server has contradicted itself: it took away randomness, or told an answer in two ways. */
  contradicted: boolean
}

/** A table before its game, as it is first seen. */
export const sealed = (info: TableInfo): Witness => ({
  seal: info.fairness.commitment,
  given: {},
  own: [],
  chances: [],
  contradicted: false,
})

const isMine = (seat: SeatInfo, you: string): boolean => seat.occupant.kind === 'guest' && seat.occupant.guest === you

/** Follows the seats before the game. `added` has all randomness that was drawn on this device. */
export function follow(witness: Witness, info: TableInfo, you: string, added: ReadonlySet<string>): void {
  if (info.fairness.commitment !== witness.seal) witness.contradicted = true
  if (info.phase.phase !== 'waiting' || you === '') return
  info.seats.forEach((seat, i) => {
    const before = witness.given[i]
    const now = seat.contribution
    if (!isMine(seat, you)) delete witness.given[i]
    else if (before !== undefined && now !== before) witness.contradicted = true
    else if (now !== null && added.has(now)) witness.given[i] = now
  })
}

/** The game begins; seats have new numbers. */
export function begin(witness: Witness, seats: readonly SeatInfo[]): void {
  // Heard again, it changes nothing.
  if (Object.keys(witness.given).length === 0) return
  witness.own = Object.values(witness.given)
  witness.given = {}
  const there = new Set(seats.map((seat) => seat.contribution))
  if (witness.own.some((hex) => !there.has(hex))) witness.contradicted = true
}

const HIDDEN = 'draw hidden'

/** Notes the answer of chance with this number in the log. */
export function note(witness: Witness, n: number, { entry }: SentEntry): void {
  if (entry.type !== 'chance') return
  const luck = entry.luck === HIDDEN ? null : entry.luck
  const before = witness.chances[n]
  if (before === undefined) {
    // A device that missed some does not know them, like those that were hidden.
    while (witness.chances.length < n) witness.chances.push(null)
    witness.chances.push(luck)
  } else if (before !== null && luck !== null && before !== luck) witness.contradicted = true
}
