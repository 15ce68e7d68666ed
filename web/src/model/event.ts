// What happened, as the server tells it: facts in the past tense. `now` is the value after it.

import type { Cause, Face, Outcome, Place, Source, Token } from './table'

export type Event =
  | { event: 'tiles_laid'; tiles: string[] }
  | { event: 'rolled_off'; seat: number; dice: Face[] }
  | { event: 'revealed'; slot: number; card: string }
  | { event: 'reshuffled'; deck: string[] }
  | { event: 'turn_began'; seat: number; extra: boolean; dice_fewer: number }
  | { event: 'dice_counted'; seat: number; dice: number; rolls_left: number }
  | { event: 'rolled'; seat: number; rolled: number; dice: Face[]; rolls_left: number }
  | { event: 'kept'; seat: number; dice: Face[]; rolls_left: number }
  | { event: 'side_rolled'; seat: number; power: string; dice: Face[] }
  | { event: 'side_dice_used'; seat: number; power: string; dice: Face[] }
  | { event: 'die_lifted'; seat: number; face: Face; in_tray: boolean }
  | { event: 'die_rerolled'; face: Face; in_tray: boolean }
  | { event: 'die_turned'; seat: number; from: Face; to: Face; in_tray: boolean }
  | { event: 'roll_gained'; rolls_left: number }
  | { event: 'result_fixed'; blocks: Face[]; claws: number; hearts: number }
  | { event: 'claws_recounted'; claws: number }
  | { event: 'block_resolved'; face: Face; count: number }
  | { event: 'result_done' }
  | { event: 'used'; seat: number; power: string }
  | { event: 'passed'; seat: number }
  | { event: 'points_gained'; seat: number; points: number; now: number; cause: Cause }
  | { event: 'points_lost'; seat: number; points: number; now: number; cause: Cause }
  | { event: 'energy_gained'; seat: number; energy: number; now: number; cause: Cause }
  | { event: 'energy_spent'; seat: number; energy: number; now: number; cause: Cause }
  | { event: 'healed'; seat: number; hearts: number; now: number; cause: Cause }
  | { event: 'hurt'; seat: number; hearts: number; now: number; author: number | null; cause: Cause }
  | { event: 'prevented'; seat: number; hearts: number }
  | { event: 'hearts_set'; seat: number; now: number; cause: Cause }
  | { event: 'shielded'; seat: number }
  | { event: 'token_given'; seat: number; token: Token; now: number }
  | { event: 'token_removed'; seat: number; token: Token; now: number }
  | { event: 'moved'; seat: number; from: Place; to: Place }
  | { event: 'bay_closed' }
  | { event: 'stayed'; seat: number }
  | { event: 'wickedness_moved'; seat: number; now: number }
  | { event: 'tile_taken'; seat: number; tile: string }
  | { event: 'bought'; seat: number; card: string; paid: number; source: Source }
  | { event: 'handed'; from: number; to: number; card: string }
  | { event: 'discarded'; seat: number; power: string }
  | { event: 'swept'; seat: number }
  | { event: 'counter_set'; power: string; now: number }
  | { event: 'copied'; copier: string; card: string | null }
  | { event: 'copy_spent'; copier: string }
  | { event: 'peeked'; seat: number; card: string | null }
  | { event: 'extra_turn_won'; seat: number; dice_fewer: number }
  | { event: 'saved'; seat: number; power: string }
  | { event: 'risen'; seat: number }
  | { event: 'eliminated'; seat: number }
  | { event: 'game_over'; outcome: Outcome }
