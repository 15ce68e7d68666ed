// Written by `cargo xtask wire` from crates/protocol. Do not edit.

/**
 * Time for decisions. When a player's time is used up, a bot plays for them.
 */
export type Clock = { 
/**
 * Seconds for each decision, 1 to 86400 (a day).
 */
decision_s: number, 
/**
 * Reserve for the whole game, used when a decision takes longer, 0 to 36000 seconds.
 */
reserve_s: number, };
