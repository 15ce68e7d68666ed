import type { Foresight } from '../../model/foresee'

/** The sheet that lies over the game. */
export type Sheet =
  | { kind: 'monster'; seat: number }
  | { kind: 'menu' }
  | { kind: 'story' }
  | { kind: 'orders'; seat: number }
  | { kind: 'players' }
  | { kind: 'keys' }
  | { kind: 'card'; id: string }

/** A card that can be bought or used now. */
export interface LiveCard {
  price: number
  buys: boolean
  uses: boolean
  foresight: Foresight
}
