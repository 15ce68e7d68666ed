// Written by `cargo xtask wire` from crates/protocol. Do not edit.

import type { Seat } from "./Seat";
import type { Victory } from "./Victory";

/**
 * The end of a game.
 */
export type Outcome = { "won": { 
/**
 * The winner.
 */
seat: Seat, 
/**
 * The way it won.
 */
by: Victory, } } | "all_lost" | "drawn";
