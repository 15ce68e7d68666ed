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
 * The powers of both sides that change this number.
 */
changed_by: PowerSet, 
/**
 * True for the claws of an attack.
 */
attack: boolean, };
