// Written by `cargo xtask wire` from crates/protocol. Do not edit.

import type { Absence } from "./Absence";
import type { Clock } from "./Clock";
import type { PowerSet } from "./PowerSet";
import type { Seat } from "./Seat";

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
absence: Absence, 
/**
 * The seat that begins, if the table has agreed on one. Otherwise the rules say how it is found: `first_player`.
 */
first?: Seat, 
/**
 * The sides of the wickedness tiles, one of each pair, if the table has chosen them. Only with `wickedness=mixed`; otherwise
 * they are drawn.
 */
sides?: PowerSet, };
