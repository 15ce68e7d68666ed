// Written by `cargo xtask wire` from crates/protocol. Do not edit.

/**
 * A fault that a player is reported for.
 */
export type Wrong = "name" | "stalling" | "cheating" | "other";
