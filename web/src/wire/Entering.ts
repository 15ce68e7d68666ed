// Written by `cargo xtask wire` from crates/protocol. Do not edit.

/**
 * The moment at which a monster enters an empty Tokyo.
 */
export type Entering = "attack" | "always";
