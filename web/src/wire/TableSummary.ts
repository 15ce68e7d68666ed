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
 * How it is played.
 */
options: TableOptions, 
/**
 * How far it is.
 */
phase: Phase, 
/**
 * Name, monster and kind of every seat.
 */
seats: Array<[string, MonsterName | null, Occupant]>, 
/**
 * When something happened there last, in milliseconds since 1970.
 */
at: number, };
