// Written by `cargo xtask wire` from crates/protocol. Do not edit.

import type { PowerId } from "./PowerId";

/**
 * A reason why the order of resolving matters.
 */
export type OrderReason = { "reason": "entering" } | { "reason": "bay_closes" } | { "reason": "tile" } | { "reason": "hearts" } | { "reason": "answer", 
/**
 * The power.
 */
power: PowerId, } | { "reason": "power", 
/**
 * The power.
 */
power: PowerId, };
