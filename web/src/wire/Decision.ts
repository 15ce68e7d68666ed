// Written by `cargo xtask wire` from crates/protocol. Do not edit.

import type { PowerId } from "./PowerId";

/**
 * A question to a player. The legal [`Action`](crate::Action)s are the answers.
 */
export type Decision = { "decision": "start" } | { "decision": "keep", 
/**
 * Rolls left.
 */
rolls_left: number, } | { "decision": "probe" } | { "decision": "fix" } | { "decision": "side_dice" } | { "decision": "resolve" } | { "decision": "tile", 
/**
 * The level: 3, 6 or 10.
 */
level: number, } | { "decision": "threat", 
/**
 * Hearts about to be lost.
 */
loss: number, } | { "decision": "leave" } | { "decision": "left" } | { "decision": "shop" } | { "decision": "reveal" } | { "decision": "choose", 
/**
 * The power.
 */
power: PowerId, } | { "decision": "sell" } | { "decision": "again" };
