// Written by `cargo xtask wire` from crates/protocol. Do not edit.

/**
 * Who gave an answer.
 */
export type By = "player" | "bot" | "order";
