// Written by `cargo xtask wire` from crates/protocol. Do not edit.

import type { PowerId } from "./PowerId";
import type { When } from "./When";

/**
 * An order for a power.
 */
export type PowerOrder = { 
/**
 * The power.
 */
power: PowerId, 
/**
 * When to use it.
 */
when: When, };
