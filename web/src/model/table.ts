// The table as drawn from events alone: pure, without rules and without a page. It begins with what the server shows
// and changes with each event, never in another way. The same as `Table` of the engine, and tested against it.

export type Face = '1' | '2' | '3' | 'energy' | 'heart' | 'claw'
export type Place = 'outside' | 'city' | 'bay'
export type Token = 'poison' | 'shrink'
export type Cause =
  | 'entry' | 'income' | 'poison' | 'sweep'
  | { dice: Face } | { power: string } | { purchase: string }
export type Source = 'deck' | { market: number } | { monster: number }
export type Victory = 'points' | 'last_alive' | { power: string }
export type Outcome = 'all_lost' | 'drawn' | { won: { seat: number; by: Victory } }

export interface Monster {
  alive: boolean
  risen: boolean
  place: Place
  hearts: number
  points: number
  energy: number
  poison: number
  shrink: number
  wickedness: number
  powers: string[]
  extra_turns: number
}

export interface Turn {
  seat: number
  extra: boolean
  rolls_left: number
  /** Dice in the hand, to be rolled. */
  in_hand: number
  /** The dice that lie. */
  dice: Face[]
  /** Dice rolled for a power. */
  tray: Face[]
  /** Faces of the result that wait to be resolved. */
  waiting: Face[]
  claws: number
  hearts: number
  shielded: number[]
}

export interface Table {
  monsters: Monster[]
  bay_open: boolean
  market: (string | null)[]
  deck: number
  top: string | null
  top_seen_by: number[]
  tiles: string[]
  copied: string | null
  copy_spent: boolean
  turn: Turn | null
  outcome: Outcome | null
  counters: Record<string, number>
}
