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
 * Everything visible on the table. Only events and changed figures of entries change it, so a client that applies
 * every entry has the same view as the server. `kaiju_engine::Table::apply` shows how.
 */
export type TableView = { 
/**
 * The monsters, in seat order.
 */
monsters: Array<Monster>, 
/**
 * True if Tokyo Bay can be entered.
 */
bay_open: boolean, 
/**
 * The three places of the market.
 */
market: Array<PowerId | null>, 
/**
 * The number of cards in the deck.
 */
deck: number, 
/**
 * The top card of the deck, if the viewer has seen it.
 */
top: PowerId | null, 
/**
 * The seats that have seen the top card.
 */
top_seen_by: SeatSet, 
/**
 * The wickedness tiles that can be taken.
 */
tiles: PowerSet, 
/**
 * Copied cards, by the power that copies. Two powers can copy at the same time.
 */
copies: { [key in string]: Copied }, 
/**
 * Tokens or energy on cards; a card without any is left out.
 */
counters: { [key in string]: number }, 
/**
 * The current turn, once one has begun.
 */
turn: Turn | null, 
/**
 * The outcome, once the game is over.
 */
outcome: Outcome | null, 
/**
 * The figures of each monster, in seat order.
 */
figures: Array<SeatFigures>, 
/**
 * Numbers of the rules, constant during a game.
 */
numbers: RuleNumbers, 
/**
 * The decisions at which things can be done.
 */
moments: Moments, };
