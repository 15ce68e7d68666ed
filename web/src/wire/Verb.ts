// Written by `cargo xtask wire` from crates/protocol. Do not edit.

/**
 * The kind of an action, without its details. The order is that of
 * [`Game::legal_actions`](crate::Game::legal_actions).
 */
export type Verb = "keep" | "resolve" | "cure" | "take" | "buy" | "sweep" | "use" | "yield" | "stay" | "pass" | "end";
