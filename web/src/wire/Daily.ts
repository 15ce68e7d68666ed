// Written by `cargo xtask wire` from crates/protocol. Do not edit.

/**
 * `GET /api/daily`: today's daily game, which is the same for everybody.
 */
export type Daily = { 
/**
 * The day by universal time, in days since 1970.
 */
day: number, 
/**
 * The bots, in the order of their seats.
 */
bots: Array<string>, };
