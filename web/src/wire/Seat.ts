// Written by `cargo xtask wire` from crates/protocol. Do not edit.

/**
 * A seat at the table. Play goes clockwise: from the first to the second, and so on.
 */
export type Seat = number;
