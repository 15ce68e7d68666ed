// Written by `cargo xtask wire` from crates/protocol. Do not edit.

import type { Event } from "./Event";
import type { Face } from "./Face";
import type { Open } from "./Open";
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
 * The kind of answer.
 */
verb: Verb, 
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
token?: Token, 
/**
 * The events of this answer alone, if nobody stepped in: up to the next question to chance or a player, to the
 * next turn, or to dice that are resolved in any case. For a purchase they continue past the draw of the next
 * card, as far as that card does not matter.
 */
effects: Array<Event>, 
/**
 * True if it uses a heart of the result.
 */
uses_heart?: boolean, 
/**
 * True if the same comes by itself after another answer, and could as well.
 */
automatic?: boolean, 
/**
 * Something that the effects leave open.
 */
open?: Open, };
