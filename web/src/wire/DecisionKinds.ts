// Written by `cargo xtask wire` from crates/protocol. Do not edit.

/**
 * A set of kinds of decisions.
 */
export type DecisionKinds = Array<"start" | "keep" | "probe" | "fix" | "side_dice" | "resolve" | "tile" | "threat" | "leave" | "left" | "shop" | "reveal" | "choose" | "sell" | "again">;
