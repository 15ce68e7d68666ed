// Written by `cargo xtask wire` from crates/protocol. Do not edit.

import type { PowerId } from "./PowerId";
import type { When } from "./When";

/**
 * What to do with a power when it is offered.
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
