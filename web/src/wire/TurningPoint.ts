// Written by `cargo xtask wire` from crates/protocol. Do not edit.

import type { Measured } from "./Measured";

/**
 * A move that changed much.
 */
export type TurningPoint = { 
/**
 * The number of its entry in the log.
 */
seq: number, 
/**
 * Every seat's chance before and after it by rollouts, if it was examined.
 */
measured?: [Array<Measured>, Array<Measured>], };
