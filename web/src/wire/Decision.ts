// Written by `cargo xtask wire` from crates/protocol. Do not edit.

import type { PowerId } from "./PowerId";

/**
 * A question to a player.
 */
export type Decision = { "decision": "start" } | { "decision": "keep", 
/**
 * Rolls that are left.
 */
rolls_left: number, } | { "decision": "probe" } | { "decision": "fix" } | { "decision": "side_dice" } | { "decision": "resolve" } | { "decision": "tile", 
/**
 * 3, 6 or 10.
 */
level: number, } | { "decision": "threat", 
/**
 * Hearts that would be lost.
 */
loss: number, } | { "decision": "leave" } | { "decision": "left" } | { "decision": "shop" } | { "decision": "reveal" } | { "decision": "choose", 
/**
 * The power.
 */
power: PowerId, } | { "decision": "sell" } | { "decision": "again" };
