// Written by `cargo xtask wire` from crates/protocol. Do not edit.

import type { Orders } from "./Orders";
import type { Presence } from "./Presence";
import type { Question } from "./Question";
import type { Reaction } from "./Reaction";
import type { Refusal } from "./Refusal";
import type { Seat } from "./Seat";
import type { TableInfo } from "./TableInfo";
import type { TableView } from "./TableView";
import type { Told } from "./Told";

/**
 * A message of the server.
 */
export type ServerMessage = { "type": "state", 
/**
 * The last entry of the log that it contains.
 */
seq: number, 
/**
 * The server's clock, in milliseconds since 1970.
 */
now: number, 
/**
 * The public id of the guest whose connection this is.
 */
you: string, 
/**
 * Seats and options.
 */
info: TableInfo, 
/**
 * The game, once it has begun, as this guest sees it.
 */
view: TableView | null, 
/**
 * The open question, if one is.
 */
question: Question | null, 
/**
 * Who is connected.
 */
presence: Presence, 
/**
 * The standing orders of the own seats.
 */
orders: Array<[Seat, Orders]>, } | { "type": "update", 
/**
 * The server's clock, in milliseconds since 1970.
 */
now: number, 
/**
 * What happened.
 */
entries: Array<Told>, 
/**
 * The question that is open afterwards, if one is. In the updates with missed entries before `state` there is none.
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
 * Who is connected now.
 */
presence: Presence, } | { "type": "reacted", 
/**
 * Whose seat.
 */
seat: Seat, 
/**
 * What is called.
 */
reaction: Reaction, } | { "type": "done", 
/**
 * The id of the command.
 */
id: number, 
/**
 * The last entry of the log then.
 */
seq: number, } | { "type": "refused", 
/**
 * The id of the command, if it could be read.
 */
id: number | null, 
/**
 * Why.
 */
refusal: Refusal, } | { "type": "bye", 
/**
 * Why. With `restarting` and `too_slow` the client should connect again.
 */
refusal: Refusal, };
