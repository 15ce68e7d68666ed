// Written by `cargo xtask wire` from crates/protocol. Do not edit.

import type { TableSummary } from "./TableSummary";

/**
 * Who the server thinks the client is. `GET /api/me` makes a new guest if there is none.
 */
export type Me = { 
/**
 * The public id of the guest.
 */
guest: string, 
/**
 * What the guest is called.
 */
name: string, 
/**
 * Tables at which the guest has a seat and the game is not over, the latest first.
 */
tables: Array<TableSummary>, };
