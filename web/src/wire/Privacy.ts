// Written by `cargo xtask wire` from crates/protocol. Do not edit.

/**
 * `GET /api/privacy`: the days for which things are kept; 0 is for ever.
 */
export type Privacy = { 
/**
 * Tables whose game never began.
 */
unstarted: number, 
/**
 * Games that were not finished.
 */
abandoned: number, 
/**
 * Finished games.
 */
finished: number, 
/**
 * Guests without a table, from their last visit on.
 */
guests: number, 
/**
 * Reports, and notes about what operators have done.
 */
acts: number, };
