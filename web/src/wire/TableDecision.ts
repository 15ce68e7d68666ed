// Written by `cargo xtask wire` from crates/protocol. Do not edit.

/**
 * A question of the table.
 */
export type TableDecision = { "decision": "throw" };
