// Written by `cargo xtask wire` from crates/protocol. Do not edit.

import type { Dice } from "./Dice";
import type { Face } from "./Face";
import type { Pick } from "./Pick";
import type { PowerId } from "./PowerId";
import type { Token } from "./Token";
import type { Verb } from "./Verb";

/**
 * An answer to a decision.
 */
export type Answer = { 
/**
 * The answer in the notation.
 */
action: string, 
/**
 * The kind of answer.
 */
verb: Verb, 
/**
 * The dice that are kept.
 */
keep?: Dice, 
/**
 * The power that is used, bought or taken.
 */
power?: PowerId, 
/**
 * The pick that comes with it.
 */
pick?: Pick, 
/**
 * The face that is resolved.
 */
face?: Face, 
/**
 * The token that is removed.
 */
token?: Token, };
