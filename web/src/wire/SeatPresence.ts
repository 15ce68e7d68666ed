// Written by `cargo xtask wire` from crates/protocol. Do not edit.

/**
 * Whether a seat is there.
 */
export type SeatPresence = { 
/**
 * Whether its player is connected; bots always are.
 */
connected: boolean, 
/**
 * Whether a bot plays for its player now.
 */
away: boolean, };
