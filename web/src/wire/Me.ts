// Written by `cargo xtask wire` from crates/protocol. Do not edit.

import type { TableSummary } from "./TableSummary";

/**
 * The guest behind the client. `GET /api/me` creates one for a new client.
 */
export type Me = { 
/**
 * The public id of the guest.
 */
guest: string, 
/**
 * The guest's name.
 */
name: string, 
/**
 * Tables where the guest has a seat and the game is not over, latest first.
 */
tables: Array<TableSummary>, };
