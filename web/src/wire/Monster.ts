// Written by `cargo xtask wire` from crates/protocol. Do not edit.

import type { Place } from "./Place";
import type { PowerSet } from "./PowerSet";

/**
 * A monster and everything in front of it.
 */
export type Monster = { 
/**
 * True if it is still in the game.
 */
alive: boolean, 
/**
 * True if it has risen from the dead.
 */
risen: boolean, 
/**
 * The place where it stands.
 */
place: Place, 
/**
 * Its hearts.
 */
hearts: number, 
/**
 * Its points.
 */
points: number, 
/**
 * Its energy.
 */
energy: number, 
/**
 * Its poison tokens.
 */
poison: number, 
/**
 * Its shrink tokens.
 */
shrink: number, 
/**
 * Its space on the wickedness track.
 */
wickedness: number, 
/**
 * Its cards and tiles.
 */
powers: PowerSet, 
/**
 * Its extra turns to come.
 */
extra_turns: number, };
