// Written by `cargo xtask wire` from crates/protocol. Do not edit.

/**
 * Something that the effects of an answer leave open.
 */
export type Open = "dice" | "card" | "damage" | "rest";
