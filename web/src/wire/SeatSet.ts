// Written by `cargo xtask wire` from crates/protocol. Do not edit.

/**
 * A set of seats.
 */
export type SeatSet = Array<number>;
