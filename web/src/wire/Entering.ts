// Written by `cargo xtask wire` from crates/protocol. Do not edit.

/**
 * When a monster enters a Tokyo in which nobody stands.
 */
export type Entering = "attack" | "always";
