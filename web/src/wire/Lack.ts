// Written by `cargo xtask wire` from crates/protocol. Do not edit.

import type { DecisionKinds } from "./DecisionKinds";
import type { Face } from "./Face";
import type { FaceSet } from "./FaceSet";
import type { PowerId } from "./PowerId";
import type { Seat } from "./Seat";

/**
 * The reason why an action is not legal.
 */
export type Lack = { "lack": "over" } | { "lack": "out", 
/**
 * The monster.
 */
seat: Seat, } | { "lack": "not_now", 
/**
 * The decisions at which it is.
 */
at: DecisionKinds, } | { "lack": "not_asked", 
/**
 * The seat that is asked.
 */
asked: Seat, } | { "lack": "energy_short", 
/**
 * The missing energy.
 */
by: number, 
/**
 * The price.
 */
price: number, } | { "lack": "used_this_turn" } | { "lack": "used_on_this_damage" } | { "lack": "copy_spent" } | { "lack": "works_by_itself" } | { "lack": "not_held", 
/**
 * The card or tile.
 */
power: PowerId, } | { "lack": "not_there" } | { "lack": "no_die", 
/**
 * The faces.
 */
faces: FaceSet, } | { "lack": "no_rolls" } | { "lack": "no_triple", 
/**
 * The face.
 */
face: Face, } | { "lack": "no_set" } | { "lack": "full_hearts", 
/**
 * The monster.
 */
seat: Seat, } | { "lack": "no_monster" } | { "lack": "no_card" } | { "lack": "nothing_to_prevent" } | { "lack": "not_attacked" } | { "lack": "only_in_tokyo" } | { "lack": "only_outside" } | { "lack": "tokyo_full" } | { "lack": "not_hurt" } | { "lack": "decided" } | { "lack": "no_token" } | { "lack": "forbidden", 
/**
 * The power.
 */
by: PowerId, } | { "lack": "risen" } | { "lack": "order_fixed", 
/**
 * That block.
 */
first: Face, } | { "lack": "dice_left" } | { "lack": "has_tile", 
/**
 * That tile.
 */
tile: PowerId, } | { "lack": "wickedness_short", 
/**
 * The missing wickedness.
 */
by: number, } | { "lack": "needs_pick" } | { "lack": "shows_face", 
/**
 * The face.
 */
face: Face, } | { "lack": "only_cards" } | { "lack": "only_of", 
/**
 * That monster.
 */
seat: Seat, } | { "lack": "copier" } | { "lack": "copied_already" } | { "lack": "not_treated", 
/**
 * The monster.
 */
seat: Seat, } | { "lack": "wrong_pick" };
