// Written by `cargo xtask wire` from crates/protocol. Do not edit.

import type { SeatPresence } from "./SeatPresence";

/**
 * The presence of seats and spectators at a table.
 */
export type Presence = { 
/**
 * Every seat.
 */
seats: Array<SeatPresence>, 
/**
 * Connections of guests without a seat.
 */
spectators: number, };
