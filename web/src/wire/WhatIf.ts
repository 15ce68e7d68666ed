// Written by `cargo xtask wire` from crates/protocol. Do not edit.

/**
 * `POST /api/tables/ID/what-if`: a new game that goes on from a decision of a game that is over.
 */
export type WhatIf = { 
/**
 * The number of the decision's entry in the log.
 */
seq: number, };
