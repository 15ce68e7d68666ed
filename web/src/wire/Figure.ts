// Written by `cargo xtask wire` from crates/protocol. Do not edit.

import type { PowerSet } from "./PowerSet";

/**
 * A number, and why it is not the usual one.
 */
export type Figure = { 
/**
 * The present value.
 */
now: number, 
/**
 * The value without anything that changes it.
 */
usual: number, 
/**
 * The powers of the seat that change it.
 */
by?: PowerSet, };
