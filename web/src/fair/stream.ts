// The stream that answers every question of chance (docs/fairness.md). A library computes the hashes, since browsers
// offer theirs only over https, and a game on a local network has none.

import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { POWERS } from '../wire/powers'
import { PAIRS } from '../model/tiles'
import type { Face } from '../wire'

const FACES: readonly Face[] = ['1', '2', '3', 'energy', 'heart', 'claw']

/** All cards; the place in this list is the number of a card, second copies included. */
export const CARDS: readonly string[] = Object.keys(POWERS).filter((id) => POWERS[id]?.kind !== 'tile')

export const commitmentOf = (secret: string): string => bytesToHex(sha256(hexToBytes(secret)))

export function keyOf(secret: string, contributions: readonly (string | null)[]): Uint8Array {
  const given = contributions.map((hex) =>
    hex === null ? Uint8Array.of(0) : concatBytes(Uint8Array.of(1), hexToBytes(hex)),
  )
  return hmac(sha256, hexToBytes(secret), concatBytes(utf8ToBytes('kaiju-dice-1'), ...given))
}

/** Block `k` of a sequence number. */
export function block(key: Uint8Array, sequence: number, k: number): Uint8Array {
  const message = new DataView(new ArrayBuffer(12))
  message.setBigUint64(0, BigInt(sequence))
  message.setUint32(8, k)
  return hmac(sha256, key, new Uint8Array(message.buffer))
}

/** The bytes of one sequence number, computed on demand. */
class Bytes {
  private at = 0
  private block: Uint8Array = new Uint8Array()

  constructor(
    private readonly key: Uint8Array,
    private readonly sequence: number,
  ) {}

  next(): number {
    const place = this.at % 32
    if (place === 0) this.block = block(this.key, this.sequence, this.at / 32)
    this.at += 1
    return this.block[place] ?? 0
  }

  /** An unbiased number below `n`: bytes that would favour some answers are skipped. */
  below(n: number): number {
    for (;;) {
      const byte = this.next()
      if (byte < 256 - (256 % n)) return byte % n
    }
  }
}

/** Dice, in the order of rolling. */
export function rolled(key: Uint8Array, sequence: number, count: number): Face[] {
  const bytes = new Bytes(key, sequence)
  return Array.from({ length: count }, () => FACES[bytes.below(6)] ?? '1')
}

/** The card that comes from a deck, which must not be empty. */
export function drawn(key: Uint8Array, sequence: number, deck: ReadonlySet<string>): string {
  const bytes = new Bytes(key, sequence)
  for (;;) {
    const card = CARDS[bytes.next() % 128]
    if (card !== undefined && deck.has(card)) return card
  }
}

/** The seat that starts, from 0. */
export const firstOf = (key: Uint8Array, sequence: number, seats: number): number =>
  new Bytes(key, sequence).below(seats)

/** The tile sides that are face up. */
export function sidesUp(key: Uint8Array, sequence: number): string[] {
  const bytes = new Bytes(key, sequence)
  return PAIRS.map(([red, green]) => (bytes.next() % 2 === 0 ? red : green))
}

/** The secret of the daily game of a day, in days since 1970: everybody can work it out. */
export function dailySecretOf(day: number): string {
  const bytes = new DataView(new ArrayBuffer(8))
  bytes.setBigUint64(0, BigInt(day))
  return bytesToHex(sha256(concatBytes(utf8ToBytes('kaiju-daily-1'), new Uint8Array(bytes.buffer))))
}
