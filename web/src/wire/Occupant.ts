// Written by `cargo xtask wire` from crates/protocol. Do not edit.

/**
 * The occupant of a seat.
 */
export type Occupant = { "kind": "free" } | { "kind": "guest", 
/**
 * The guest's public id; a guest may have several seats.
 */
guest: string, } | { "kind": "bot", 
/**
 * Its kind.
 */
bot: string, };
