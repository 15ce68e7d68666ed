// Written by `cargo xtask wire` from crates/protocol. Do not edit.

import type { DecisionKinds } from "./DecisionKinds";

/**
 * The decisions at which something can be done, whatever the position.
 */
export type Moments = { 
/**
 * Dice are kept and rolled again.
 */
keep: DecisionKinds, 
/**
 * Dice are resolved.
 */
resolve: DecisionKinds, 
/**
 * Tiles are taken.
 */
take: DecisionKinds, 
/**
 * Cards are bought and swept away.
 */
buy: DecisionKinds, 
/**
 * Tokyo is left, or held.
 */
leave: DecisionKinds, };
