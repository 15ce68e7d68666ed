// Written by `cargo xtask wire` from crates/protocol. Do not edit.

import type { Seat } from "./Seat";
import type { Victory } from "./Victory";

/**
 * How a game ended.
 */
export type Outcome = { "won": { 
/**
 * The winner.
 */
seat: Seat, 
/**
 * How it won.
 */
by: Victory, } } | "all_lost" | "drawn";
