// Written by `cargo xtask wire` from crates/protocol. Do not edit.

import type { PowerSet } from "./PowerSet";

/**
 * A number, with its usual value and the powers that change it.
 */
export type Figure = { 
/**
 * The current value.
 */
now: number, 
/**
 * The value without any power.
 */
usual: number, 
/**
 * The seat's powers that change it.
 */
by?: PowerSet, };
