// Written by `cargo xtask wire` from crates/protocol. Do not edit.

import type { Ending } from "./Ending";

/**
 * How far a table is.
 */
export type Phase = { "phase": "waiting" } | { "phase": "playing" } | { "phase": "over", 
/**
 * How it ended.
 */
ending: Ending, };
