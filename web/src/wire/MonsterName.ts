// Written by `cargo xtask wire` from crates/protocol. Do not edit.

/**
 * One of the six monsters.
 */
export type MonsterName = "gigazaur" | "the-king" | "kraken" | "meka-dragon" | "cyber-bunny" | "alienoid";
