// Written by `cargo xtask wire` from crates/protocol. Do not edit.

/**
 * Rules for players who are not connected.
 */
export type Absence = { 
/**
 * Seconds until a bot steps in, 0 to 86400.
 */
pause_s: number, 
/**
 * The bot that steps in, also for a player whose time is used up.
 */
bot: string, 
/**
 * Without a clock: seconds until a bot steps in for a player who is connected and does not answer while others
 * wait, 0 to 86400; 0 is never. Left out, it is 900.
 */
silence_s?: number, };
