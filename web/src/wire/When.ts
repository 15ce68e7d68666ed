// Written by `cargo xtask wire` from crates/protocol. Do not edit.

/**
 * When a power is used.
 */
export type When = "always" | "never" | { "at_most": number };
