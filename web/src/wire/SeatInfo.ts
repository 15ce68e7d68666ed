// Written by `cargo xtask wire` from crates/protocol. Do not edit.

import type { Contribution } from "./Contribution";
import type { MonsterName } from "./MonsterName";
import type { Occupant } from "./Occupant";

/**
 * A seat of a table.
 */
export type SeatInfo = { 
/**
 * Its occupant.
 */
occupant: Occupant, 
/**
 * The player's name, as in the notation; empty for a free seat.
 */
name: string, 
/**
 * The monster, once it is chosen.
 */
monster: MonsterName | null, 
/**
 * The seat's contribution to the dice.
 */
contribution: Contribution | null, 
/**
 * True if the player has resigned or was sent away; a bot plays on.
 */
resigned: boolean, 
/**
 * True if the player was sent away.
 */
sent_away?: boolean, };
