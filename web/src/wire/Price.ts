// Written by `cargo xtask wire` from crates/protocol. Do not edit.

import type { Lack } from "./Lack";
import type { PowerSet } from "./PowerSet";

/**
 * The price of a card for one seat.
 */
export type Price = { 
/**
 * The present price.
 */
now: number, 
/**
 * How much less that is than the printed price.
 */
saved?: number, 
/**
 * The powers of the seat that save it.
 */
by?: PowerSet, 
/**
 * Energy that the seat is short of.
 */
short?: number, 
/**
 * Anything else the seat lacks to buy the card, apart from the moment.
 */
lack?: Lack, };
