// Written by `cargo xtask wire` from crates/protocol. Do not edit.

import type { MonsterName } from "./MonsterName";

/**
 * A seat of a new table.
 */
export type NewSeat = { "kind": "free" } | { "kind": "mine", 
/**
 * The player's name; by default the guest's.
 */
name: string | null, 
/**
 * The monster, if it is chosen.
 */
monster: MonsterName | null, } | { "kind": "bot", 
/**
 * Its kind.
 */
bot: string, 
/**
 * Its monster, if it is chosen.
 */
monster: MonsterName | null, };
