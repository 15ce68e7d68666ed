// Written by `cargo xtask wire` from crates/protocol. Do not edit.

/**
 * A reaction that a player sends across the table.
 */
export type Reaction = "hello" | "well_played" | "ouch" | "laugh" | "roar" | "thanks" | "hurry" | "oops";
