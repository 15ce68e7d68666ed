// Written by `cargo xtask wire` from crates/protocol. Do not edit.

import type { Contribution } from "./Contribution";
import type { MonsterName } from "./MonsterName";
import type { Occupant } from "./Occupant";

/**
 * A seat of a table.
 */
export type SeatInfo = { 
/**
 * Who has it.
 */
occupant: Occupant, 
/**
 * What the player is called, as in the notation; empty for a free seat.
 */
name: string, 
/**
 * The monster, once it is chosen.
 */
monster: MonsterName | null, 
/**
 * What the seat has added to the dice.
 */
contribution: Contribution | null, 
/**
 * Whether the player has given up; a bot plays on.
 */
resigned: boolean, };
