// Written by `cargo xtask wire` from crates/protocol. Do not edit.

import type { PowerOrder } from "./PowerOrder";

/**
 * Answers that the server gives at once. A decision that no order covers is asked.
 */
export type Orders = { 
/**
 * Leave Tokyo when asked with so many hearts or fewer.
 */
leave_at_most?: number, 
/**
 * Stay in Tokyo when asked with so many hearts or more.
 */
stay_at_least?: number, 
/**
 * End the buying phase when no face-up card can be paid and no power used; a sweep does not count.
 */
pass_unaffordable: boolean, 
/**
 * What to do with single powers.
 */
powers: Array<PowerOrder>, };
