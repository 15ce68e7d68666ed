// Written by `cargo xtask wire` from crates/protocol. Do not edit.

import type { Figure } from "./Figure";
import type { Price } from "./Price";
import type { Use } from "./Use";

/**
 * What one monster pays, can have and rolls, and when it can use its powers.
 */
export type SeatFigures = { 
/**
 * Its powers, each with what keeps it from being used while its owner is not asked about it.
 */
uses: Array<Use>, 
/**
 * The price of the card in each slot of the market; nothing for an empty slot.
 */
prices: [Price | null, Price | null, Price | null], 
/**
 * The most hearts; a monster that has risen has 12 at least.
 */
max_hearts: Figure, 
/**
 * Dice in its turn: this one, or the next one in order.
 */
dice: Figure, 
/**
 * Dice that its shrink tokens take away.
 */
dice_shrunk?: number, 
/**
 * Dice that its extra turn is short of.
 */
dice_fewer?: number, 
/**
 * Rolls in its turn.
 */
rolls: Figure, };
