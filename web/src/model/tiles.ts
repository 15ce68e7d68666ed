// The wickedness tiles. Each has two sides, one of them face up.

import { POWERS } from '../wire/powers'

const on = (side: 'red' | 'green') => Object.keys(POWERS).filter((id) => POWERS[id]?.side === side)

/** The two sides of each tile. */
export const PAIRS: readonly (readonly [red: string, green: string])[] = on('red').map(
  (red, i) => [red, on('green')[i] ?? ''] as const,
)
