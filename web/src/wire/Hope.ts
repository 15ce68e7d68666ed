// Written by `cargo xtask wire` from crates/protocol. Do not edit.

import type { Face } from "./Face";

/**
 * At least so many dice with a face when rolling is over.
 */
export type Hope = { 
/**
 * The face.
 */
face: Face, 
/**
 * The least number of dice.
 */
count: number, 
/**
 * The exact chance.
 */
chance: number, };
