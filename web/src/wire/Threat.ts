// Written by `cargo xtask wire` from crates/protocol. Do not edit.

import type { PowerSet } from "./PowerSet";

/**
 * Damage that is coming to a monster.
 */
export type Threat = { 
/**
 * Hearts that it loses if nothing is done about it.
 */
hearts: number, 
/**
 * The powers of both sides without which it would be another number.
 */
changed_by: PowerSet, 
/**
 * Whether it is the claws of an attack.
 */
attack: boolean, };
