// Written by `cargo xtask wire` from crates/protocol. Do not edit.

/**
 * When a power is used. Not every power takes every order: `docs/protocol.md` lists them.
 */
export type When = "always" | "never" | { "at_most": number };
