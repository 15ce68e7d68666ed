// Written by `cargo xtask wire` from crates/protocol. Do not edit.

import type { Refusal } from "./Refusal";
import type { TableSummary } from "./TableSummary";

/**
 * A message of the live list of public tables, `/api/lobby`. The first message lists all of them.
 */
export type Lobby = { "type": "tables", 
/**
 * The tables.
 */
tables: Array<TableSummary>, } | { "type": "listed", 
/**
 * The table.
 */
table: TableSummary, } | { "type": "gone", 
/**
 * Its id.
 */
table: string, } | { "type": "bye", 
/**
 * The reason. After `restarting` and `too_slow` the client should connect again.
 */
refusal: Refusal, };
