// Written by `cargo xtask wire` from crates/protocol. Do not edit.

import type { Absence } from "./Absence";
import type { Clock } from "./Clock";
import type { PowerSet } from "./PowerSet";
import type { Seat } from "./Seat";

/**
 * The options of a table. The host can change them before the start.
 */
export type TableOptions = { 
/**
 * The rule set in the notation: `dark`, or `czech, bay_use=off`.
 */
rules: string, 
/**
 * True if the table is in the public list; otherwise it is found only by its link.
 */
public: boolean, 
/**
 * Time for decisions, if it is limited.
 */
clock: Clock | null, 
/**
 * Rules for absent players.
 */
absence: Absence, 
/**
 * The seat that begins, if the host has chosen one. Otherwise the switch `first_player` of the rules decides.
 */
first?: Seat, 
/**
 * The sides of the wickedness tiles, one of each pair, if the host has chosen them; otherwise they are drawn.
 * Only with `wickedness=mixed`.
 */
sides?: PowerSet, 
/**
 * True if players throw the first roll of their turns themselves; otherwise it is rolled at once.
 */
throws?: boolean, 
/**
 * True if players may ask for hints; the record says so.
 */
hints?: boolean, };
