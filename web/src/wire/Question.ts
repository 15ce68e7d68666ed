// Written by `cargo xtask wire` from crates/protocol. Do not edit.

import type { Asked } from "./Asked";
import type { Choice } from "./Choice";
import type { Closed } from "./Closed";
import type { Event } from "./Event";
import type { Keep } from "./Keep";
import type { Lack } from "./Lack";
import type { OrderReason } from "./OrderReason";
import type { Seat } from "./Seat";
import type { Threat } from "./Threat";

/**
 * A question to a player. Everybody sees it; only the asked player gets the choices.
 */
export type Question = { 
/**
 * The number to answer with: that of the last entry the question depends on.
 */
seq: number, 
/**
 * The asked seat.
 */
seat: Seat, 
/**
 * The decision, or the first roll of a turn.
 */
decision: Asked, 
/**
 * The pending damage of each monster, in seat order; left out if there is none.
 */
threats?: Array<Threat>, 
/**
 * The dice that may be kept, if any; only for the asked player.
 */
keep: Keep | null, 
/**
 * The events if all dice were kept and nobody stepped in, up to the end of the turn; only for the asked player.
 */
stop?: Array<Event>, 
/**
 * All other legal answers; only for the asked player.
 */
choices: Array<Choice>, 
/**
 * Answers of this decision that are not legal now, and what they lack; only for the asked player.
 */
closed?: Array<Closed>, 
/**
 * Why heart dice would not heal the seat, where it matters; only for the asked player.
 */
no_healing?: Lack, 
/**
 * Why the dice would not lead the seat into Tokyo, where they might; only for the asked player.
 */
no_entry?: Lack, 
/**
 * Why the numbers of a roll would not score; only for the asked player.
 */
no_score?: Lack, 
/**
 * Why the order of resolving matters; only for the asked player.
 */
order?: Array<OrderReason>, 
/**
 * True if the seat can take back its last choice.
 */
can_take_back: boolean, 
/**
 * When a bot will answer instead, in milliseconds since 1970.
 */
bot_at: number | null, 
/**
 * The seat's reserve before this decision, in milliseconds, if time is limited.
 */
reserve_ms: number | null, };
