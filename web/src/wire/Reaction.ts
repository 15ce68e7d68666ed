// Written by `cargo xtask wire` from crates/protocol. Do not edit.

/**
 * Something that a player calls across the table.
 */
export type Reaction = "hello" | "well_played" | "ouch" | "laugh" | "roar" | "thanks" | "hurry" | "oops";
