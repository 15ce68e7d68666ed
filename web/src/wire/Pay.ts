// Written by `cargo xtask wire` from crates/protocol. Do not edit.

/**
 * The currency in which Tokyo pays.
 */
export type Pay = "points" | "energy";
