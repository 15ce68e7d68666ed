// Written by `cargo xtask wire` from crates/protocol. Do not edit.

import type { Ending } from "./Ending";

/**
 * The phase of a table.
 */
export type Phase = { "phase": "waiting" } | { "phase": "playing" } | { "phase": "over", 
/**
 * How it ended.
 */
ending: Ending, };
