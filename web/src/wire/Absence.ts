// Written by `cargo xtask wire` from crates/protocol. Do not edit.

/**
 * What happens to the seat of a player who is not connected.
 */
export type Absence = { 
/**
 * Seconds that the others wait, 0 to 86400.
 */
pause_s: number, 
/**
 * The bot that plays then, also for a player whose clock has run out.
 */
bot: string, };
