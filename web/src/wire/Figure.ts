// Written by `cargo xtask wire` from crates/protocol. Do not edit.

import type { PowerSet } from "./PowerSet";

/**
 * A number, and why it is not the usual one.
 */
export type Figure = { 
/**
 * What it is now.
 */
now: number, 
/**
 * What it would be without anything that changes it.
 */
usual: number, 
/**
 * The powers of the seat that change it.
 */
by?: PowerSet, };
