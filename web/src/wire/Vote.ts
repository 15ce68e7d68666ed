// Written by `cargo xtask wire` from crates/protocol. Do not edit.

import type { Seat } from "./Seat";

/**
 * A vote to send a player away.
 */
export type Vote = { 
/**
 * The first seat of the player who should go.
 */
seat: Seat, 
/**
 * The public id of the player who votes.
 */
by: string, };
