// Written by `cargo xtask wire` from crates/protocol. Do not edit.

import type { MonsterName } from "./MonsterName";
import type { Occupant } from "./Occupant";
import type { Phase } from "./Phase";
import type { TableOptions } from "./TableOptions";

/**
 * A table in a list.
 */
export type TableSummary = { 
/**
 * Its id.
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
 * Name, monster and occupant of every seat.
 */
seats: Array<[string, MonsterName | null, Occupant]>, 
/**
 * When it last changed, in milliseconds since 1970.
 */
at: number, 
/**
 * The day whose daily game it is, in days since 1970.
 */
daily?: number, 
/**
 * True for a lesson, whose first dice are prepared.
 */
lesson?: boolean, };
