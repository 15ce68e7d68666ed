// Written by `cargo xtask wire` from crates/protocol. Do not edit.

import type { Fairness } from "./Fairness";
import type { Phase } from "./Phase";
import type { SeatInfo } from "./SeatInfo";
import type { TableOptions } from "./TableOptions";
import type { Vote } from "./Vote";

/**
 * Everything about a table except its game.
 */
export type TableInfo = { 
/**
 * The table's id, as in its link.
 */
table: string, 
/**
 * The options.
 */
options: TableOptions, 
/**
 * Its phase.
 */
phase: Phase, 
/**
 * The host's public id.
 */
host: string, 
/**
 * The seats, in turn order.
 */
seats: Array<SeatInfo>, 
/**
 * Proof of fair dice.
 */
fairness: Fairness, 
/**
 * The id of the rematch, once there is one.
 */
rematch: string | null, 
/**
 * The public id of the guest who asked for the rematch, if it is known.
 */
rematch_by?: string, 
/**
 * Votes to send players away.
 */
votes?: Array<Vote>, 
/**
 * The position that the game begins with instead of the set-up.
 */
position?: string, 
/**
 * The day whose daily game it is, in days since 1970.
 */
daily?: number, 
/**
 * True for a lesson, whose first dice are prepared.
 */
lesson?: boolean, };
