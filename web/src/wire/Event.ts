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
 * One fact. `now` is always the value after the event.
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
 * The market slot.
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
 * Dice this turn is short of.
 */
dice_fewer: number, } | { "event": "dice_counted", 
/**
 * The seat whose turn it is.
 */
seat: Seat, 
/**
 * The number of dice; with none there is no roll.
 */
dice: number, 
/**
 * Rolls left.
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
 * The number of dice rolled just now.
 */
rolled: number, 
/**
 * All dice of the active monster.
 */
dice: Dice, 
/**
 * Rolls left.
 */
rolls_left: number, } | { "event": "kept", 
/**
 * The seat that kept them.
 */
seat: Seat, 
/**
 * The dice still on the table.
 */
dice: Dice, 
/**
 * Rolls left.
 */
rolls_left: number, } | { "event": "side_rolled", 
/**
 * The seat that rolled.
 */
seat: Seat, 
/**
 * The power they were rolled for.
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
 * The power they were rolled for.
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
 * The face it showed.
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
 * The face it showed.
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
 * Rolls left.
 */
rolls_left: number, 
/**
 * The reason.
 */
cause: Cause, } | { "event": "result_fixed", 
/**
 * The faces to resolve, hearts included; numbers only if they score.
 */
blocks: FaceSet, 
/**
 * Claws, including those that powers add.
 */
claws: number, 
/**
 * Hearts to use.
 */
hearts: number, 
/**
 * The powers that change the number of claws.
 */
claws_by: PowerSet, } | { "event": "claws_recounted", 
/**
 * Claws, including those that powers add.
 */
claws: number, 
/**
 * The faces still to resolve, now that there are claws or none.
 */
blocks: FaceSet, 
/**
 * The powers that change the number of claws.
 */
claws_by: PowerSet, } | { "event": "block_resolved", 
/**
 * The block.
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
 * The power; for a copy, the copying power.
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
 * The reason.
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
 * The reason.
 */
cause: Cause, } | { "event": "energy_gained", 
/**
 * The seat that gained.
 */
seat: Seat, 
/**
 * The amount.
 */
energy: number, 
/**
 * Energy afterwards.
 */
now: number, 
/**
 * The reason.
 */
cause: Cause, 
/**
 * The powers that made it more.
 */
raised_by: PowerSet, } | { "event": "energy_spent", 
/**
 * The seat that spent.
 */
seat: Seat, 
/**
 * The amount.
 */
energy: number, 
/**
 * Energy afterwards.
 */
now: number, 
/**
 * The purpose or the reason.
 */
cause: Cause, } | { "event": "healed", 
/**
 * The monster that healed.
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
 * The reason.
 */
cause: Cause, 
/**
 * The powers that added to the healing.
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
 * The seat that dealt the damage, if any.
 */
author: Seat | null, 
/**
 * The reason.
 */
cause: Cause, 
/**
 * Claws on the dice that reached it.
 */
rolled: number, 
/**
 * Damage that the author's powers added.
 */
more: number, 
/**
 * The powers that added it.
 */
raised_by: PowerSet, } | { "event": "prevented", 
/**
 * The monster that was spared.
 */
seat: Seat, 
/**
 * The number of hearts saved.
 */
hearts: number, 
/**
 * The powers that prevented it; none if the monster was already shielded.
 */
by: PowerSet, } | { "event": "hearts_set", 
/**
 * The monster.
 */
seat: Seat, 
/**
 * Hearts afterwards.
 */
now: number, 
/**
 * The reason.
 */
cause: Cause, } | { "event": "shielded", 
/**
 * The monster.
 */
seat: Seat, 
/**
 * The power that shields it.
 */
by: PowerId, } | { "event": "token_given", 
/**
 * The monster that got it.
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
 * The reason.
 */
cause: Cause, } | { "event": "token_removed", 
/**
 * The monster that had it.
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
 * The reason.
 */
cause: Cause, } | { "event": "moved", 
/**
 * The monster.
 */
seat: Seat, 
/**
 * The place it left.
 */
from: Place, 
/**
 * The place it is in now.
 */
to: Place, } | { "event": "bay_closed" } | { "event": "stayed", 
/**
 * The monster.
 */
seat: Seat, } | { "event": "wickedness_moved", 
/**
 * The monster.
 */
seat: Seat, 
/**
 * Its space afterwards.
 */
now: number, 
/**
 * The reason.
 */
cause: Cause, } | { "event": "tile_taken", 
/**
 * The seat that took it.
 */
seat: Seat, 
/**
 * The tile.
 */
tile: PowerId, } | { "event": "bought", 
/**
 * The buyer.
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
 * The place it came from.
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
 * The card or tile.
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
 * The copied card, if any.
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
 * The top card; `None` in the view of a seat that has not seen it.
 */
card: PowerId | null, } | { "event": "extra_turn_won", 
/**
 * The seat that won it.
 */
seat: Seat, 
/**
 * Dice it will be short of.
 */
dice_fewer: number, 
/**
 * The power that gave it.
 */
by: PowerId, } | { "event": "saved", 
/**
 * The monster.
 */
seat: Seat, 
/**
 * The power that saved it.
 */
power: PowerId, } | { "event": "risen", 
/**
 * The monster.
 */
seat: Seat, } | { "event": "eliminated", 
/**
 * The monster.
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
 * The outcome.
 */
outcome: Outcome, };
