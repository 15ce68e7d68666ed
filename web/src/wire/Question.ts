// Written by `cargo xtask wire` from crates/protocol. Do not edit.

import type { Choice } from "./Choice";
import type { Closed } from "./Closed";
import type { Decision } from "./Decision";
import type { Event } from "./Event";
import type { Keep } from "./Keep";
import type { Lack } from "./Lack";
import type { Seat } from "./Seat";
import type { Threat } from "./Threat";

/**
 * A question to a player. Everybody sees who is asked what; the choices are told to the one who is asked.
 */
export type Question = { 
/**
 * The number to answer with: that of the last entry of the log that the question depends on.
 */
seq: number, 
/**
 * Who is asked.
 */
seat: Seat, 
/**
 * What.
 */
decision: Decision, 
/**
 * What each monster is about to lose, in seat order; left out where no damage is coming.
 */
threats?: Array<Threat>, 
/**
 * Whether and which dice may be kept; only for those who are asked.
 */
keep: Keep | null, 
/**
 * What would happen if all dice were kept and nobody stepped in; only for those who are asked.
 */
stop?: Array<Event>, 
/**
 * All other legal answers; only for those who are asked.
 */
choices: Array<Choice>, 
/**
 * What this decision would allow if something were not missing, and what is; only for those who are asked.
 */
closed?: Array<Closed>, 
/**
 * Why heart dice would not heal the seat, where it matters; only for those who are asked.
 */
no_healing?: Lack, 
/**
 * Why the dice would not lead the seat into Tokyo, where they might; only for those who are asked.
 */
no_entry?: Lack, 
/**
 * Whether the seat can take back its last choice.
 */
can_take_back: boolean, 
/**
 * When a bot answers instead, in milliseconds since 1970, if nobody does.
 */
bot_at: number | null, 
/**
 * What is left of the seat's reserve when `bot_at` is reached without it, in milliseconds.
 */
reserve_ms: number | null, };
