// Written by `cargo xtask wire` from crates/protocol. Do not edit.

import type { Entering } from "./Entering";
import type { Pay } from "./Pay";

/**
 * Numbers that stay the same throughout a game.
 */
export type RuleNumbers = { 
/**
 * Points that win (WIN-1), and the most a monster can have.
 */
points_to_win: number, 
/**
 * Hearts at the start, and maximum hearts without any power (SETUP-2, HEAL-2).
 */
hearts: number, 
/**
 * The cap on maximum hearts, if there is one.
 */
most_hearts: number | null, 
/**
 * Dice without any power (SETUP-6).
 */
dice: number, 
/**
 * The cap on dice, if there is one.
 */
most_dice: number | null, 
/**
 * Rolls without any power (DICE-2).
 */
rolls: number, 
/**
 * Equal numbers needed to score (VP-1).
 */
triple: number, 
/**
 * Face-up cards (SETUP-5).
 */
market: number, 
/**
 * The price of a sweep in energy (BUY-4).
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
 * The currency of both.
 */
tokyo_pays: Pay, 
/**
 * The moment at which an empty Tokyo is entered.
 */
entering: Entering, 
/**
 * Living monsters that the Bay needs (BAY-1); `None` if there is no Bay.
 */
bay_needs: number | null, 
/**
 * The spaces of the wickedness track where tiles lie (WICKED-5); `None` without the track.
 */
wickedness_levels: [number, number, number] | null, 
/**
 * The last space of that track; `None` without the track.
 */
wickedness_end: number | null, };
