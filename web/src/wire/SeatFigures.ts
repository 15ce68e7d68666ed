// Written by `cargo xtask wire` from crates/protocol. Do not edit.

import type { Figure } from "./Figure";
import type { Price } from "./Price";
import type { Use } from "./Use";

/**
 * The figures of a monster (prices, maximum hearts, dice, rolls), and when it can use its powers.
 */
export type SeatFigures = { 
/**
 * Its powers, each with what keeps it from being used while its owner is not asked about it.
 */
uses: Array<Use>, 
/**
 * The price of the card in each market slot; `None` for an empty slot.
 */
prices: [Price | null, Price | null, Price | null], 
/**
 * Maximum hearts; at least 12 for a monster that has risen.
 */
max_hearts: Figure, 
/**
 * Dice in its current turn, or else in its next one.
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
