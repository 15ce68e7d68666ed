// Written by `cargo xtask wire` from crates/protocol. Do not edit.

/**
 * A set of cards and tiles.
 */
export type PowerSet = Array<string>;
