// Written by `cargo xtask wire` from crates/protocol. Do not edit.

/**
 * Time for decisions. Who uses it up is played by a bot.
 */
export type Clock = { 
/**
 * Seconds for each decision, 1 to 86400: at most a day.
 */
decision_s: number, 
/**
 * Seconds for the whole game that are used when those run out, 0 to 36000.
 */
reserve_s: number, };
