// Written by `cargo xtask wire` from crates/protocol. Do not edit.

import type { Seat } from "./Seat";
import type { Wrong } from "./Wrong";

/**
 * `POST /api/tables/ID/reports`: tells the operator about a player.
 */
export type Report = { 
/**
 * The player's seat.
 */
seat: Seat, 
/**
 * The fault.
 */
about: Wrong, };
