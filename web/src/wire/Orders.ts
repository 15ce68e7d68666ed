// Written by `cargo xtask wire` from crates/protocol. Do not edit.

import type { PowerOrder } from "./PowerOrder";

/**
 * Answers that the server gives at once for a player. Decisions that no order covers are asked as usual.
 */
export type Orders = { 
/**
 * Leave Tokyo when asked with at most this many hearts.
 */
leave_at_most?: number, 
/**
 * Stay in Tokyo when asked with at least this many hearts.
 */
stay_at_least?: number, 
/**
 * End the buying phase when no face-up card is affordable and no power can be used, even if a sweep is possible.
 */
pass_unaffordable: boolean, 
/**
 * Orders for single powers.
 */
powers: Array<PowerOrder>, };
