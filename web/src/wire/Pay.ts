// Written by `cargo xtask wire` from crates/protocol. Do not edit.

/**
 * What Tokyo pays in.
 */
export type Pay = "points" | "energy";
