// Written by `cargo xtask wire` from crates/protocol. Do not edit.

/**
 * A kind of token that lies before a monster.
 */
export type Token = "poison" | "shrink";
