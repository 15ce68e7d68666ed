// Written by `cargo xtask wire` from crates/protocol. Do not edit.

/**
 * The id of a card or tile. Each copy of a card has its own.
 */
export type PowerId = string;
