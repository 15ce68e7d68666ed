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
 * Who rolled.
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
 * Whose turn.
 */
seat: Seat, 
/**
 * Whether it is an extra turn.
 */
extra: boolean, 
/**
 * Dice it is short of.
 */
dice_fewer: number, } | { "event": "dice_counted", 
/**
 * Whose turn.
 */
seat: Seat, 
/**
 * How many dice; without any there is no roll.
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
 * Who rolled.
 */
seat: Seat, 
/**
 * How many of them were rolled just now.
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
 * Who kept them.
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
 * Who rolled.
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
 * Who rolled.
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
 * Who did it.
 */
seat: Seat, 
/**
 * What it showed.
 */
face: Face, 
/**
 * Whether it was among the dice rolled for a power.
 */
in_tray: boolean, } | { "event": "die_rerolled", 
/**
 * What it shows.
 */
face: Face, 
/**
 * Whether it is among the dice rolled for a power.
 */
in_tray: boolean, } | { "event": "die_turned", 
/**
 * Who did it.
 */
seat: Seat, 
/**
 * What it showed.
 */
from: Face, 
/**
 * What it shows.
 */
to: Face, 
/**
 * Whether it is among the dice rolled for a power.
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
 * How many dice, claws or hearts it was.
 */
count: number, } | { "event": "result_done" } | { "event": "used", 
/**
 * Who used it.
 */
seat: Seat, 
/**
 * The power; a copy is named by the copying power.
 */
power: PowerId, } | { "event": "passed", 
/**
 * Who.
 */
seat: Seat, } | { "event": "points_gained", 
/**
 * Who gained.
 */
seat: Seat, 
/**
 * How many.
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
 * Who lost.
 */
seat: Seat, 
/**
 * How many.
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
 * Who gained.
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
 * Who spent.
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
 * What for, or why.
 */
cause: Cause, } | { "event": "healed", 
/**
 * Who was healed.
 */
seat: Seat, 
/**
 * How many hearts.
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
 * Who was hurt.
 */
seat: Seat, 
/**
 * How many hearts.
 */
hearts: number, 
/**
 * Hearts afterwards.
 */
now: number, 
/**
 * Who did it, if anybody.
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
 * Who was spared.
 */
seat: Seat, 
/**
 * How many hearts.
 */
hearts: number, 
/**
 * The powers that did it; none if the monster was shielded before.
 */
by: PowerSet, } | { "event": "hearts_set", 
/**
 * Whose hearts.
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
 * What kind.
 */
token: Token, 
/**
 * Tokens of this kind afterwards.
 */
now: number, 
/**
 * Who gave it.
 */
author: Seat, 
/**
 * Why.
 */
cause: Cause, } | { "event": "token_removed", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * What kind.
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
 * Whose.
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
 * What it cost.
 */
paid: number, 
/**
 * Where it lay.
 */
source: Source, } | { "event": "handed", 
/**
 * Who had it.
 */
from: Seat, 
/**
 * Who has it.
 */
to: Seat, 
/**
 * The card.
 */
card: PowerId, } | { "event": "discarded", 
/**
 * Whose it was.
 */
seat: Seat, 
/**
 * Which one.
 */
power: PowerId, } | { "event": "swept", 
/**
 * Who paid for it.
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
 * What it copies.
 */
card: PowerId | null, } | { "event": "copy_spent", 
/**
 * The copying power.
 */
copier: PowerId, } | { "event": "peeked", 
/**
 * Who looked.
 */
seat: Seat, 
/**
 * What lies there; nothing for the eyes of those who have not seen it.
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
seat: Seat, } | { "event": "game_over", 
/**
 * How it ended.
 */
outcome: Outcome, };
