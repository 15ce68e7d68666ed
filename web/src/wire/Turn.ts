// Written by `cargo xtask wire` from crates/protocol. Do not edit.

import type { Dice } from "./Dice";
import type { FaceSet } from "./FaceSet";
import type { Seat } from "./Seat";
import type { SeatSet } from "./SeatSet";

/**
 * The turn that is being played, and its dice.
 */
export type Turn = { 
/**
 * The active seat.
 */
seat: Seat, 
/**
 * True if it is an extra turn.
 */
extra: boolean, 
/**
 * Rolls that are left.
 */
rolls_left: number, 
/**
 * Dice in the hand, to be rolled.
 */
in_hand: number, 
/**
 * The dice that lie.
 */
dice: Dice, 
/**
 * Dice rolled for a power.
 */
tray: Dice, 
/**
 * Faces of the result that wait to be resolved.
 */
waiting: FaceSet, 
/**
 * Claws of the result, those added by powers included.
 */
claws: number, 
/**
 * Hearts of the result that are not used.
 */
hearts: number, 
/**
 * Monsters that lose no hearts for the rest of the turn.
 */
shielded: SeatSet, };
