// Written by `cargo xtask wire` from crates/protocol. Do not edit.

/**
 * A handful of dice: how many show each face. Which die is which never matters.
 */
export type Dice = Array<"1" | "2" | "3" | "energy" | "heart" | "claw">;
