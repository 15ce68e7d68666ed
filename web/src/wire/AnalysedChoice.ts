// Written by `cargo xtask wire` from crates/protocol. Do not edit.

import type { Grade } from "./Grade";
import type { Seat } from "./Seat";
import type { ValuedAnswer } from "./ValuedAnswer";

/**
 * A choice with its alternatives.
 */
export type AnalysedChoice = { 
/**
 * The seat that decided.
 */
seat: Seat, 
/**
 * The grade.
 */
grade: Grade, 
/**
 * The chance that a better answer would have given on top.
 */
loss: number, 
/**
 * The given answer.
 */
given: ValuedAnswer, 
/**
 * The best other answers, the best one first.
 */
others: Array<ValuedAnswer>, };
