// Written by `cargo xtask wire` from crates/protocol. Do not edit.

import type { Event } from "./Event";
import type { Face } from "./Face";
import type { Pick } from "./Pick";
import type { PowerId } from "./PowerId";
import type { Token } from "./Token";
import type { Verb } from "./Verb";

/**
 * A legal answer.
 */
export type Choice = { 
/**
 * The answer in the notation, to be sent back.
 */
action: string, 
/**
 * What sort of answer it is.
 */
verb: Verb, 
/**
 * The power that is used, bought or taken.
 */
power?: PowerId, 
/**
 * What is picked with it.
 */
pick?: Pick, 
/**
 * The face that is resolved.
 */
face?: Face, 
/**
 * The token that is removed.
 */
token?: Token, 
/**
 * What would happen if nobody stepped in, until chance or somebody is asked again. A purchase is told past the card
 * that is drawn in its place, as far as that card does not matter.
 */
effects: Array<Event>, };
