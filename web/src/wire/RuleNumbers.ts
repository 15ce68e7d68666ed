// Written by `cargo xtask wire` from crates/protocol. Do not edit.

import type { Entering } from "./Entering";
import type { Pay } from "./Pay";

/**
 * Numbers that do not change in a game.
 */
export type RuleNumbers = { 
/**
 * Points that win (WIN-1), and the most a monster can have.
 */
points_to_win: number, 
/**
 * Hearts at the start, and the maximum without any power (SETUP-2, HEAL-2).
 */
hearts: number, 
/**
 * The most hearts whatever the powers, where there is a cap.
 */
most_hearts: number | null, 
/**
 * Dice without any power (SETUP-6).
 */
dice: number, 
/**
 * The most dice whatever the powers, where there is a cap.
 */
most_dice: number | null, 
/**
 * Rolls without any power (DICE-2).
 */
rolls: number, 
/**
 * Equal numbers that score (VP-1).
 */
triple: number, 
/**
 * Face-up cards (SETUP-5).
 */
market: number, 
/**
 * Energy for new face-up cards (BUY-4).
 */
sweep: number, 
/**
 * Gained by entering Tokyo (TOKYO-1).
 */
entry: number, 
/**
 * Gained by starting a turn in Tokyo (START-1).
 */
income: number, 
/**
 * The currency of these two.
 */
tokyo_pays: Pay, 
/**
 * When a free Tokyo is entered.
 */
entering: Entering, 
/**
 * With fewer living monsters there is no Bay (BAY-1); nothing where it is not used.
 */
bay_needs: number | null, 
/**
 * The spaces of the wickedness track at which tiles lie (WICKED-5); nothing where it is not used.
 */
wickedness_levels: [number, number, number] | null, 
/**
 * The last space of that track.
 */
wickedness_end: number | null, };
