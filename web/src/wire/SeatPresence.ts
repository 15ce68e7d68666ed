// Written by `cargo xtask wire` from crates/protocol. Do not edit.

/**
 * The presence of a seat.
 */
export type SeatPresence = { 
/**
 * True if its player is connected; bots always are.
 */
connected: boolean, 
/**
 * True if a bot plays for an absent player.
 */
away: boolean, };
