// Written by `cargo xtask wire` from crates/protocol. Do not edit.

/**
 * The place where a monster stands.
 */
export type Place = "outside" | "city" | "bay";
