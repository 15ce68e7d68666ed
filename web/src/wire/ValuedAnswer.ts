// Written by `cargo xtask wire` from crates/protocol. Do not edit.

import type { Answer } from "./Answer";

/**
 * An answer with the chance of its player to win afterwards.
 */
export type ValuedAnswer = { 
/**
 * The answer.
 */
answer: Answer, 
/**
 * The chance of the player who decides.
 */
win: number, 
/**
 * Its standard error, if it was measured by rollouts.
 */
error?: number, };
