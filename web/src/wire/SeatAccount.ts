// Written by `cargo xtask wire` from crates/protocol. Do not edit.

/**
 * The account of a seat's chance: `last` is `initial + luck + own + others + revision`.
 */
export type SeatAccount = { 
/**
 * The chance before the first move.
 */
initial: number, 
/**
 * The chance at the end.
 */
last: number, 
/**
 * The effect of all dice and cards.
 */
luck: number, 
/**
 * The effect of the player's own choices: never more than 0.
 */
own: number, 
/**
 * The effect of the others' choices.
 */
others: number, 
/**
 * Positions that looked different one turn later.
 */
revision: number, 
/**
 * Decisions in which the answer mattered.
 */
decisions: number, 
/**
 * The mean loss of these decisions.
 */
mean_loss: number, 
/**
 * The numbers of inaccuracies, mistakes and blunders among them.
 */
graded: [number, number, number], };
