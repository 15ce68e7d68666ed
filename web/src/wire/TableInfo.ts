// Written by `cargo xtask wire` from crates/protocol. Do not edit.

import type { Fairness } from "./Fairness";
import type { Phase } from "./Phase";
import type { SeatInfo } from "./SeatInfo";
import type { TableOptions } from "./TableOptions";

/**
 * Everything about a table but the game on it.
 */
export type TableInfo = { 
/**
 * The table's id, as in its link.
 */
table: string, 
/**
 * How it is played.
 */
options: TableOptions, 
/**
 * How far it is.
 */
phase: Phase, 
/**
 * The public id of the guest who can change the table.
 */
host: string, 
/**
 * The seats, in the order of play.
 */
seats: Array<SeatInfo>, 
/**
 * The dice.
 */
fairness: Fairness, 
/**
 * The table of the rematch, once somebody has asked for one.
 */
rematch: string | null, 
/**
 * The position with which the game begins instead of the set-up.
 */
position?: string, };
