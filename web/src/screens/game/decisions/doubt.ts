import { endFor, NOTHING, type Foresight } from '../../../model/foresee'
import type { Slip } from './decision'

/** An answer that needs confirmation: it may be a slip, or it ends the player's own game. */
export interface Doubt {
  kind: Slip['kind'] | 'out' | 'lost'
  slip: Slip | null
  ends: Foresight
  then: () => void
}

/** A doubt about an answer that ends the game for `seat`, by elimination or by another's victory. */
export function graveDoubt(seat: number, ends: Foresight, then: () => void): Doubt | null {
  const kind = endFor(seat, ends)
  return kind && { kind, slip: null, ends, then }
}

export const slipDoubt = (slip: Slip, then: () => void): Doubt => ({ kind: slip.kind, slip, ends: NOTHING, then })
