// Chance for tests: everything that looks random comes from a seed, so that a test plays the same game each time.

/** A seed for a text, such as the title of a test: FNV-1a, 32 bits. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0
  return hash
}

/** Numbers from 0 up to 1, as Math.random gives them: mulberry32. */
export function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A script that seeds the randomness of a page. It is copied into the page, so it must not use anything outside. */
export const chanceOfPage = (seed: number): string => `{
  const random = (${chance.toString()})(${seed})
  Math.random = random
  crypto.getRandomValues = (list) => {
    const bytes = new Uint8Array(list.buffer, list.byteOffset, list.byteLength)
    for (let at = 0; at < bytes.length; at++) bytes[at] = Math.floor(random() * 256)
    return list
  }
}`
