// Written by `cargo xtask wire` from crates/protocol. Do not edit.

import type { NewSeat } from "./NewSeat";
import type { TableOptions } from "./TableOptions";

/**
 * `POST /api/tables`: a new table.
 */
export type CreateTable = { 
/**
 * How it is played.
 */
options: TableOptions, 
/**
 * Two to six seats.
 */
seats: Array<NewSeat>, 
/**
 * The position with which the game begins instead of the set-up, in the notation, if the server allows it. Its monsters are
 * the seats, in the same order.
 */
position?: string, };
