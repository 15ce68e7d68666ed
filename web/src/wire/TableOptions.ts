// Written by `cargo xtask wire` from crates/protocol. Do not edit.

import type { Absence } from "./Absence";
import type { Clock } from "./Clock";

/**
 * How a table is played. The host can change everything before the start.
 */
export type TableOptions = { 
/**
 * The rule set in the notation: `dark`, or `czech, bay_use=off`.
 */
rules: string, 
/**
 * Whether the table is in the list; others are found by their link only.
 */
public: boolean, 
/**
 * Time for decisions, if it is limited.
 */
clock: Clock | null, 
/**
 * What happens when a player goes away.
 */
absence: Absence, };
