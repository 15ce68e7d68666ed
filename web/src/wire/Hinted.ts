// Written by `cargo xtask wire` from crates/protocol. Do not edit.

import type { Answer } from "./Answer";
import type { Hope } from "./Hope";

/**
 * An answer with what speaks for it and against it.
 */
export type Hinted = { 
/**
 * The answer.
 */
answer: Answer, 
/**
 * The chance to win afterwards.
 */
win: number, 
/**
 * The chances of the kept dice.
 */
hopes?: Array<Hope>, 
/**
 * The chance to be knocked out before the player's next turn, measured by playouts; for leaving or staying.
 */
out?: number, };
