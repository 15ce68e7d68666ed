// Written by `cargo xtask wire` from crates/protocol. Do not edit.

import type { DecisionKinds } from "./DecisionKinds";
import type { PowerId } from "./PowerId";

/**
 * The decisions at which a power can be used.
 */
export type Use = { 
/**
 * The power.
 */
power: PowerId, 
/**
 * The decisions.
 */
at: DecisionKinds, };
