// Written by `cargo xtask wire` from crates/protocol. Do not edit.

import type { AnalysedChoice } from "./AnalysedChoice";

/**
 * One move.
 */
export type AnalysedMove = { 
/**
 * The number of its entry in the log.
 */
seq: number, 
/**
 * Every seat's chance after it. What is missing to 1 is the chance that nobody wins.
 */
win: Array<number>, 
/**
 * Every seat's luck, if chance answered and it mattered.
 */
luck?: Array<number>, 
/**
 * The choice, if a player answered and it mattered.
 */
choice?: AnalysedChoice, };
