// Written by `cargo xtask wire` from crates/protocol. Do not edit.

import type { NewSeat } from "./NewSeat";
import type { TableOptions } from "./TableOptions";

/**
 * `POST /api/tables`: a new table.
 */
export type CreateTable = { 
/**
 * The options.
 */
options: TableOptions, 
/**
 * Two to six seats.
 */
seats: Array<NewSeat>, 
/**
 * The position that the game begins with instead of the set-up, in the notation, if the server allows it. Its
 * monsters are the seats, in order.
 */
position?: string, };
