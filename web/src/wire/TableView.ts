// Written by `cargo xtask wire` from crates/protocol. Do not edit.

import type { Copied } from "./Copied";
import type { Moments } from "./Moments";
import type { Monster } from "./Monster";
import type { Outcome } from "./Outcome";
import type { PowerId } from "./PowerId";
import type { PowerSet } from "./PowerSet";
import type { RuleNumbers } from "./RuleNumbers";
import type { SeatFigures } from "./SeatFigures";
import type { SeatSet } from "./SeatSet";
import type { Turn } from "./Turn";

/**
 * Everything on the table that is drawn. Events change it, and entries tell when figures do; nothing else changes it, so that a
 * client that applies every entry has the same view as the server. `kaiju_engine::Table::apply` shows what events do.
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
outcome: Outcome | null, 
/**
 * What each monster pays, can have and rolls, in seat order.
 */
figures: Array<SeatFigures>, 
/**
 * Numbers of the rules that never change in a game.
 */
numbers: RuleNumbers, 
/**
 * The decisions at which things can be done.
 */
moments: Moments, };
