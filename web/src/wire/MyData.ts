// Written by `cargo xtask wire` from crates/protocol. Do not edit.

import type { TableSummary } from "./TableSummary";

/**
 * `GET /api/me/data`: all that the server stores about the guest. Moves are in the records of the games.
 */
export type MyData = { 
/**
 * The public id of the guest.
 */
guest: string, 
/**
 * The guest's name.
 */
name: string, 
/**
 * When the guest came first, in milliseconds since 1970.
 */
since: number, 
/**
 * When the guest was last here, if it is known.
 */
seen: number | null, 
/**
 * The tables that the guest has made, or has a seat at.
 */
tables: Array<TableSummary>, 
/**
 * The networks from which tables were made whose game is not over.
 */
networks: Array<string>, 
/**
 * The reports that the guest has made or that are about the guest: time, table, reason.
 */
reports: Array<[number, string, string]>, };
