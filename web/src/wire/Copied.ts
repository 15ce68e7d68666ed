// Written by `cargo xtask wire` from crates/protocol. Do not edit.

import type { PowerId } from "./PowerId";

/**
 * A card that another power copies.
 */
export type Copied = { 
/**
 * The card.
 */
card: PowerId, 
/**
 * True if the copy is used up.
 */
spent: boolean, };
