// Written by `cargo xtask wire` from crates/protocol. Do not edit.

/**
 * A handful of dice as six counts. Dice that show the same face are interchangeable.
 */
export type Dice = Array<"1" | "2" | "3" | "energy" | "heart" | "claw">;
