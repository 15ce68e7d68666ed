// Written by `cargo xtask wire` from crates/protocol. Do not edit.

import type { PowerSet } from "./PowerSet";

/**
 * Pending damage of a monster.
 */
export type Threat = { 
/**
 * The hearts it loses if nobody prevents it.
 */
hearts: number, 
/**
 * The hearts it has left then.
 */
left: number, 
/**
 * Claws on the dice that reach it.
 */
rolled: number, 
/**
 * The change that powers make: damage that those of the author add, less what its own absorb.
 */
more: number, 
/**
 * The powers of both sides that change it.
 */
changed_by: PowerSet, 
/**
 * True for the claws of an attack.
 */
attack: boolean, };
