// Written by `cargo xtask wire` from crates/protocol. Do not edit.

/**
 * One side of a die.
 */
export type Face = "1" | "2" | "3" | "energy" | "heart" | "claw";
