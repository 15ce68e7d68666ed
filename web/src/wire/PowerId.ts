// Written by `cargo xtask wire` from crates/protocol. Do not edit.

/**
 * One card or tile: each copy of a card has an id of its own.
 */
export type PowerId = string;
