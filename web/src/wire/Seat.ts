// Written by `cargo xtask wire` from crates/protocol. Do not edit.

/**
 * A place at the table. Play goes clockwise: first to second, and so on.
 */
export type Seat = number;
