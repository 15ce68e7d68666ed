// Written by `cargo xtask wire` from crates/protocol. Do not edit.

import type { Hinted } from "./Hinted";
import type { Seat } from "./Seat";

/**
 * `GET /api/tables/ID/hint`: the best answers to the open question, for the player who is asked.
 */
export type Hint = { 
/**
 * The number of the question.
 */
seq: number, 
/**
 * The seat that is asked.
 */
seat: Seat, 
/**
 * The best answers, the best one first.
 */
answers: Array<Hinted>, };
