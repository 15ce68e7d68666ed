// Written by `cargo xtask wire` from crates/protocol. Do not edit.

import type { Copied } from "./Copied";
import type { Monster } from "./Monster";
import type { Outcome } from "./Outcome";
import type { PowerId } from "./PowerId";
import type { PowerSet } from "./PowerSet";
import type { SeatSet } from "./SeatSet";
import type { Turn } from "./Turn";

/**
 * Everything on the table that is drawn. Events change it and nothing else does, so a client that applies every event
 * has the same view as the server; `kaiju_engine::Table::apply` shows how.
 */
export type TableView = { 
/**
 * The monsters, in seat order.
 */
monsters: Array<Monster>, 
/**
 * Whether Tokyo Bay can be entered.
 */
bay_open: boolean, 
/**
 * The three places of the market.
 */
market: Array<PowerId | null>, 
/**
 * How many cards the deck has.
 */
deck: number, 
/**
 * The top card of the deck, if whoever looks has seen it.
 */
top: PowerId | null, 
/**
 * Who has looked at the top card.
 */
top_seen_by: SeatSet, 
/**
 * The tiles that can be taken.
 */
tiles: PowerSet, 
/**
 * The copies, by the power that copies. Two powers can copy at the same time.
 */
copies: { [key in string]: Copied }, 
/**
 * Tokens or energy on cards; a card without any is left out.
 */
counters: { [key in string]: number }, 
/**
 * The turn that is being played, once one has begun.
 */
turn: Turn | null, 
/**
 * How the game ended, once it has.
 */
outcome: Outcome | null, };
