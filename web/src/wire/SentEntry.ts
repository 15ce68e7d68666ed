// Written by `cargo xtask wire` from crates/protocol. Do not edit.

import type { ChangedFigures } from "./ChangedFigures";
import type { Entry } from "./Entry";
import type { Event } from "./Event";
import type { Seat } from "./Seat";
import type { TableInfo } from "./TableInfo";
import type { TableView } from "./TableView";

/**
 * An entry as it is sent to one client.
 */
export type SentEntry = { 
/**
 * Its sequence number, from 1.
 */
seq: number, 
/**
 * When it happened, in milliseconds since 1970.
 */
at: number, 
/**
 * The entry.
 */
entry: Entry, 
/**
 * Its events on the table, in order.
 */
events?: Array<Event>, 
/**
 * The figures that changed, by seat.
 */
figures?: Array<[Seat, ChangedFigures]>, 
/**
 * The table afterwards, if events do not describe it: at the start, and after a take-back.
 */
view?: TableView, 
/**
 * Seats and options afterwards, if they changed.
 */
info?: TableInfo, };
