// Written by `cargo xtask wire` from crates/protocol. Do not edit.

import type { Cause } from "./Cause";
import type { Dice } from "./Dice";
import type { Face } from "./Face";
import type { FaceSet } from "./FaceSet";
import type { Outcome } from "./Outcome";
import type { Place } from "./Place";
import type { PowerId } from "./PowerId";
import type { PowerSet } from "./PowerSet";
import type { Seat } from "./Seat";
import type { Source } from "./Source";
import type { Token } from "./Token";

/**
 * One fact. `now` is the value after it.
 */
export type Event = { "event": "tiles_laid", 
/**
 * The tiles.
 */
tiles: PowerSet, } | { "event": "rolled_off", 
/**
 * The seat that rolled.
 */
seat: Seat, 
/**
 * The dice.
 */
dice: Dice, } | { "event": "revealed", 
/**
 * Which slot.
 */
slot: number, 
/**
 * The card.
 */
card: PowerId, } | { "event": "reshuffled", 
/**
 * The new deck.
 */
deck: PowerSet, } | { "event": "turn_began", 
/**
 * The seat whose turn it is.
 */
seat: Seat, 
/**
 * True if it is an extra turn.
 */
extra: boolean, 
/**
 * Dice it is short of.
 */
dice_fewer: number, } | { "event": "dice_counted", 
/**
 * The seat whose turn it is.
 */
seat: Seat, 
/**
 * The number of dice; without any there is no roll.
 */
dice: number, 
/**
 * Rolls that are left.
 */
rolls_left: number, 
/**
 * The powers that add dice.
 */
dice_by: PowerSet, 
/**
 * Dice that shrink tokens take away.
 */
shrunk: number, 
/**
 * Dice that an extra turn is short of.
 */
dice_fewer: number, 
/**
 * The powers that add rolls.
 */
rolls_by: PowerSet, } | { "event": "rolled", 
/**
 * The seat that rolled.
 */
seat: Seat, 
/**
 * The number of them that were rolled just now.
 */
rolled: number, 
/**
 * All dice of the active monster.
 */
dice: Dice, 
/**
 * Rolls that are left.
 */
rolls_left: number, } | { "event": "kept", 
/**
 * The seat that kept them.
 */
seat: Seat, 
/**
 * The dice that lie now.
 */
dice: Dice, 
/**
 * Rolls that are left.
 */
rolls_left: number, } | { "event": "side_rolled", 
/**
 * The seat that rolled.
 */
seat: Seat, 
/**
 * The power.
 */
power: PowerId, 
/**
 * The dice.
 */
dice: Dice, } | { "event": "side_dice_used", 
/**
 * The seat that rolled.
 */
seat: Seat, 
/**
 * The power.
 */
power: PowerId, 
/**
 * The dice.
 */
dice: Dice, } | { "event": "die_lifted", 
/**
 * The seat that did it.
 */
seat: Seat, 
/**
 * The face it showed before.
 */
face: Face, 
/**
 * True if it was among the dice rolled for a power.
 */
in_tray: boolean, } | { "event": "die_rerolled", 
/**
 * The face it shows now.
 */
face: Face, 
/**
 * True if it is among the dice rolled for a power.
 */
in_tray: boolean, } | { "event": "die_turned", 
/**
 * The seat that did it.
 */
seat: Seat, 
/**
 * The face it showed before.
 */
from: Face, 
/**
 * The face it shows now.
 */
to: Face, 
/**
 * True if it is among the dice rolled for a power.
 */
in_tray: boolean, } | { "event": "roll_gained", 
/**
 * Rolls that are left.
 */
rolls_left: number, 
/**
 * Why.
 */
cause: Cause, } | { "event": "result_fixed", 
/**
 * The faces that wait to be resolved, hearts included: of the numbers only those that score.
 */
blocks: FaceSet, 
/**
 * Claws, those added by powers included.
 */
claws: number, 
/**
 * Hearts that can be used.
 */
hearts: number, 
/**
 * The powers without which there would be another number of claws.
 */
claws_by: PowerSet, } | { "event": "claws_recounted", 
/**
 * Claws, those added by powers included.
 */
claws: number, 
/**
 * The powers without which there would be another number of claws.
 */
claws_by: PowerSet, } | { "event": "block_resolved", 
/**
 * Which block.
 */
face: Face, 
/**
 * The number of dice, claws or hearts.
 */
count: number, } | { "event": "result_done" } | { "event": "used", 
/**
 * The seat that used it.
 */
seat: Seat, 
/**
 * The power; a copy is named by the copying power.
 */
power: PowerId, } | { "event": "passed", 
/**
 * The seat that passed.
 */
seat: Seat, } | { "event": "points_gained", 
/**
 * The seat that gained.
 */
seat: Seat, 
/**
 * The amount.
 */
points: number, 
/**
 * Points afterwards.
 */
now: number, 
/**
 * Why.
 */
cause: Cause, } | { "event": "points_lost", 
/**
 * The seat that lost.
 */
seat: Seat, 
/**
 * The amount.
 */
points: number, 
/**
 * Points afterwards.
 */
now: number, 
/**
 * Why.
 */
cause: Cause, } | { "event": "energy_gained", 
/**
 * The seat that gained.
 */
seat: Seat, 
/**
 * How much.
 */
energy: number, 
/**
 * Energy afterwards.
 */
now: number, 
/**
 * Why.
 */
cause: Cause, 
/**
 * The powers without which it would be less.
 */
raised_by: PowerSet, } | { "event": "energy_spent", 
/**
 * The seat that spent.
 */
seat: Seat, 
/**
 * How much.
 */
energy: number, 
/**
 * Energy afterwards.
 */
now: number, 
/**
 * The purpose or the cause.
 */
cause: Cause, } | { "event": "healed", 
/**
 * The healed monster.
 */
seat: Seat, 
/**
 * The number of hearts.
 */
hearts: number, 
/**
 * Hearts afterwards.
 */
now: number, 
/**
 * Why.
 */
cause: Cause, 
/**
 * The powers that add to the healing.
 */
raised_by: PowerSet, } | { "event": "hurt", 
/**
 * The monster that was hurt.
 */
seat: Seat, 
/**
 * The number of hearts.
 */
hearts: number, 
/**
 * Hearts afterwards.
 */
now: number, 
/**
 * The seat that did it, if any.
 */
author: Seat | null, 
/**
 * Why.
 */
cause: Cause, 
/**
 * The author's powers without which it would be less.
 */
raised_by: PowerSet, } | { "event": "prevented", 
/**
 * The monster that was spared.
 */
seat: Seat, 
/**
 * The number of hearts.
 */
hearts: number, 
/**
 * The powers that did it; none if the monster was shielded before.
 */
by: PowerSet, } | { "event": "hearts_set", 
/**
 * The monster whose hearts they are.
 */
seat: Seat, 
/**
 * Hearts afterwards.
 */
now: number, 
/**
 * Why.
 */
cause: Cause, } | { "event": "shielded", 
/**
 * Which one.
 */
seat: Seat, 
/**
 * By which power.
 */
by: PowerId, } | { "event": "token_given", 
/**
 * To whom.
 */
seat: Seat, 
/**
 * The kind of token.
 */
token: Token, 
/**
 * Tokens of this kind afterwards.
 */
now: number, 
/**
 * The seat that gave it.
 */
author: Seat, 
/**
 * Why.
 */
cause: Cause, } | { "event": "token_removed", 
/**
 * The owner.
 */
seat: Seat, 
/**
 * The kind of token.
 */
token: Token, 
/**
 * Tokens of this kind afterwards.
 */
now: number, 
/**
 * Why.
 */
cause: Cause, } | { "event": "moved", 
/**
 * Which one.
 */
seat: Seat, 
/**
 * Where it stood.
 */
from: Place, 
/**
 * Where it stands.
 */
to: Place, } | { "event": "bay_closed" } | { "event": "stayed", 
/**
 * Which one.
 */
seat: Seat, } | { "event": "wickedness_moved", 
/**
 * The owner.
 */
seat: Seat, 
/**
 * Its space afterwards.
 */
now: number, 
/**
 * Why.
 */
cause: Cause, } | { "event": "tile_taken", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * The tile.
 */
tile: PowerId, } | { "event": "bought", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * The card.
 */
card: PowerId, 
/**
 * The price paid.
 */
paid: number, 
/**
 * Where it lay.
 */
source: Source, } | { "event": "handed", 
/**
 * The former owner.
 */
from: Seat, 
/**
 * The new owner.
 */
to: Seat, 
/**
 * The card.
 */
card: PowerId, } | { "event": "discarded", 
/**
 * The former owner.
 */
seat: Seat, 
/**
 * Which one.
 */
power: PowerId, } | { "event": "swept", 
/**
 * The seat that paid for it.
 */
seat: Seat, } | { "event": "counter_set", 
/**
 * The card.
 */
power: PowerId, 
/**
 * Tokens or energy afterwards.
 */
now: number, } | { "event": "copied", 
/**
 * The copying power.
 */
copier: PowerId, 
/**
 * The copied card.
 */
card: PowerId | null, } | { "event": "copy_spent", 
/**
 * The copying power.
 */
copier: PowerId, } | { "event": "peeked", 
/**
 * The seat that looked.
 */
seat: Seat, 
/**
 * The card on top; `None` in the view of a seat that has not seen it.
 */
card: PowerId | null, } | { "event": "extra_turn_won", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Dice it will be short of.
 */
dice_fewer: number, 
/**
 * By which power.
 */
by: PowerId, } | { "event": "saved", 
/**
 * Which one.
 */
seat: Seat, 
/**
 * By which power.
 */
power: PowerId, } | { "event": "risen", 
/**
 * Which one.
 */
seat: Seat, } | { "event": "eliminated", 
/**
 * Which one.
 */
seat: Seat, 
/**
 * The seat that took its last hearts, if any.
 */
author: Seat | null, 
/**
 * Why.
 */
cause: Cause, 
/**
 * Its points at the end.
 */
points: number, } | { "event": "game_over", 
/**
 * How it ended.
 */
outcome: Outcome, };
