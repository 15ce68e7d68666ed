// Written by `cargo xtask wire` from crates/protocol. Do not edit.

/**
 * The grade of a choice.
 */
export type Grade = "good" | "inaccuracy" | "mistake" | "blunder";
