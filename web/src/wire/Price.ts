// Written by `cargo xtask wire` from crates/protocol. Do not edit.

import type { Lack } from "./Lack";
import type { PowerSet } from "./PowerSet";

/**
 * The price of a card for one seat.
 */
export type Price = { 
/**
 * The current price.
 */
now: number, 
/**
 * The discount from the printed price.
 */
saved?: number, 
/**
 * The seat's powers that give the discount.
 */
by?: PowerSet, 
/**
 * Energy the seat is short of.
 */
short?: number, 
/**
 * Anything else the seat lacks to buy the card, leaving timing aside.
 */
lack?: Lack, };
