// Written by `cargo xtask wire` from crates/protocol. Do not edit.

import type { Figure } from "./Figure";
import type { Price } from "./Price";
import type { Use } from "./Use";

/**
 * Changed figures of a seat. Each one present replaces the old one.
 */
export type ChangedFigures = { 
/**
 * Prices.
 */
prices?: [Price | null, Price | null, Price | null], 
/**
 * Maximum hearts.
 */
max_hearts?: Figure, 
/**
 * Dice.
 */
dice?: Figure, 
/**
 * Dice that shrink tokens take away.
 */
dice_shrunk?: number, 
/**
 * Dice missing in an extra turn.
 */
dice_fewer?: number, 
/**
 * Rolls.
 */
rolls?: Figure, 
/**
 * The powers of the seat, with the reason why each cannot be used yet.
 */
uses?: Array<Use>, };
