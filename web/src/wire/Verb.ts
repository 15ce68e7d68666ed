// Written by `cargo xtask wire` from crates/protocol. Do not edit.

/**
 * The kind of an action, whatever its details; in the order in which legal actions are listed.
 */
export type Verb = "keep" | "resolve" | "cure" | "take" | "buy" | "sweep" | "use" | "yield" | "stay" | "pass" | "end";
