// Written by `cargo xtask wire` from crates/protocol. Do not edit.

/**
 * A kind of token that a monster can have.
 */
export type Token = "poison" | "shrink";
