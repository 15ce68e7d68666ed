// Written by `cargo xtask wire` from crates/protocol. Do not edit.

import type { Outcome } from "./Outcome";
import type { Seat } from "./Seat";

/**
 * How a game ended.
 */
export type Ending = { "ending": "played", 
/**
 * The outcome.
 */
outcome: Outcome, } | { "ending": "resigned", 
/**
 * Who has not, if anybody.
 */
winner: Seat | null, } | { "ending": "abandoned" };
