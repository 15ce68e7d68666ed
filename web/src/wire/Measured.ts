// Written by `cargo xtask wire` from crates/protocol. Do not edit.

/**
 * A chance that was measured by rollouts.
 */
export type Measured = { 
/**
 * The mean.
 */
win: number, 
/**
 * Its standard error.
 */
error: number, };
