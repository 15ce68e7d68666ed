// Written by `cargo xtask wire` from crates/protocol. Do not edit.

import type { Orders } from "./Orders";
import type { Presence } from "./Presence";
import type { Question } from "./Question";
import type { Reaction } from "./Reaction";
import type { Refusal } from "./Refusal";
import type { Seat } from "./Seat";
import type { SentEntry } from "./SentEntry";
import type { TableInfo } from "./TableInfo";
import type { TableView } from "./TableView";

/**
 * A message from the server.
 */
export type ServerMessage = { "type": "state", 
/**
 * The number of the last entry it contains.
 */
seq: number, 
/**
 * The server's clock, in milliseconds since 1970.
 */
now: number, 
/**
 * The public id of the client's guest.
 */
you: string, 
/**
 * Seats and options.
 */
info: TableInfo, 
/**
 * The game as this guest sees it, once it has started.
 */
view: TableView | null, 
/**
 * The open question, if there is one.
 */
question: Question | null, 
/**
 * The presence of seats and spectators.
 */
presence: Presence, 
/**
 * The standing orders of the receiver's seats.
 */
orders: Array<[Seat, Orders]>, } | { "type": "update", 
/**
 * The server's clock, in milliseconds since 1970.
 */
now: number, 
/**
 * The entries.
 */
entries: Array<SentEntry>, 
/**
 * The question that is open afterwards, if there is one. Updates with missed entries before `state` have none.
 */
question: Question | null, } | { "type": "asked", 
/**
 * The server's clock, in milliseconds since 1970.
 */
now: number, 
/**
 * The question.
 */
question: Question, } | { "type": "presence", 
/**
 * The new presence.
 */
presence: Presence, } | { "type": "reacted", 
/**
 * The player's seat.
 */
seat: Seat, 
/**
 * The reaction.
 */
reaction: Reaction, } | { "type": "done", 
/**
 * The id of the command.
 */
id: number, 
/**
 * The number of the last entry at that moment.
 */
seq: number, } | { "type": "refused", 
/**
 * The id of the command, if it could be parsed.
 */
id: number | null, 
/**
 * The reason.
 */
refusal: Refusal, } | { "type": "bye", 
/**
 * The reason. After `restarting` and `too_slow` the client should connect again.
 */
refusal: Refusal, };
