// Written by `cargo xtask wire` from crates/protocol. Do not edit.

import type { Figure } from "./Figure";
import type { Price } from "./Price";
import type { Use } from "./Use";

/**
 * The figures of a seat that changed: those that are there take the place of the old ones.
 */
export type ChangedFigures = { 
/**
 * Prices.
 */
prices?: [Price | null, Price | null, Price | null], 
/**
 * The most hearts.
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
 * Dice that the extra turn is short of.
 */
dice_fewer?: number, 
/**
 * Rolls.
 */
rolls?: Figure, 
/**
 * What powers wait for.
 */
uses?: Array<Use>, };
