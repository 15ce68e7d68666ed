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
bot: string, };
