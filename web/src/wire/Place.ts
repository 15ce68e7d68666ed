// Written by `cargo xtask wire` from crates/protocol. Do not edit.

/**
 * Where a monster stands.
 */
export type Place = "outside" | "city" | "bay";
