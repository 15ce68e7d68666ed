// Written by `cargo xtask wire` from crates/protocol. Do not edit.

/**
 * The progress of an analysis that is not ready: the answer with status 202.
 */
export type AnalysisProgress = { 
/**
 * Finished parts.
 */
done: number, 
/**
 * All parts; 0 while other games are analysed first.
 */
of: number, };
