// Written by `cargo xtask wire` from crates/protocol. Do not edit.

/**
 * The dice that may be kept. The answer is `keep` with faces: `keep 2 2 claw`, `keep none`, or `keep all`.
 */
export type Keep = "any" | "all";
