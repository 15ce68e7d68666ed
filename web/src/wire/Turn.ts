// Written by `cargo xtask wire` from crates/protocol. Do not edit.

import type { Dice } from "./Dice";
import type { FaceSet } from "./FaceSet";
import type { Seat } from "./Seat";
import type { SeatSet } from "./SeatSet";

/**
 * The current turn and its dice.
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
 * Rolls left.
 */
rolls_left: number, 
/**
 * Dice in hand, about to be rolled.
 */
in_hand: number, 
/**
 * The dice on the table.
 */
dice: Dice, 
/**
 * Dice rolled for a power.
 */
tray: Dice, 
/**
 * Faces of the result still to resolve.
 */
waiting: FaceSet, 
/**
 * Claws of the result, including those that powers add.
 */
claws: number, 
/**
 * Hearts of the result not used yet.
 */
hearts: number, 
/**
 * Monsters that cannot lose hearts for the rest of the turn.
 */
shielded: SeatSet, };
