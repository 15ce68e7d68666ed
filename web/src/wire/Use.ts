// Written by `cargo xtask wire` from crates/protocol. Do not edit.

import type { Lack } from "./Lack";
import type { PowerId } from "./PowerId";

/**
 * A power, and the reason why it cannot be used while its owner is not asked about it.
 */
export type Use = { 
/**
 * The power.
 */
power: PowerId, 
/**
 * The moment that has not come (`not_now`), or that there is nothing to use.
 */
why: Lack, };
