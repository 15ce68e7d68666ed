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
 * The seat that has not, if there is one.
 */
winner: Seat | null, } | { "ending": "abandoned" } | { "ending": "closed" };
