// Written by `cargo xtask wire` from crates/protocol. Do not edit.

/**
 * The source of an answer.
 */
export type By = "player" | "bot" | "order";
