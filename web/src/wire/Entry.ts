// Written by `cargo xtask wire` from crates/protocol. Do not edit.

import type { By } from "./By";
import type { Contribution } from "./Contribution";
import type { Ending } from "./Ending";
import type { MonsterName } from "./MonsterName";
import type { Orders } from "./Orders";
import type { Seat } from "./Seat";
import type { SeatInfo } from "./SeatInfo";
import type { TableOptions } from "./TableOptions";

/**
 * One entry of a table's log. The log is the table: whoever reads it from the beginning knows everything.
 */
export type Entry = { "type": "created", 
/**
 * Its host.
 */
host: string, 
/**
 * How it is played.
 */
options: TableOptions, 
/**
 * Who sat there from the beginning.
 */
seats: Array<SeatInfo>, 
/**
 * The promise about the dice.
 */
commitment: string, 
/**
 * The position with which the game begins instead of the set-up.
 */
position?: string, } | { "type": "sat", 
/**
 * Where.
 */
seat: Seat, 
/**
 * Who.
 */
guest: string, 
/**
 * Under which name.
 */
name: string, 
/**
 * With which monster, if it is chosen.
 */
monster: MonsterName | null, } | { "type": "dressed", 
/**
 * Of which seat.
 */
seat: Seat, 
/**
 * The name now.
 */
name: string, 
/**
 * The monster now.
 */
monster: MonsterName | null, } | { "type": "bot_sat", 
/**
 * Where.
 */
seat: Seat, 
/**
 * Its kind.
 */
bot: string, 
/**
 * Its name.
 */
name: string, 
/**
 * Its monster.
 */
monster: MonsterName | null, } | { "type": "freed", 
/**
 * Which seat.
 */
seat: Seat, 
/**
 * Whether the host has sent its guest away, who cannot sit down at this table again.
 */
sent_away?: boolean, } | { "type": "resized", 
/**
 * How many.
 */
seats: number, } | { "type": "changed", 
/**
 * All options.
 */
options: TableOptions, } | { "type": "host_changed", 
/**
 * The new host.
 */
host: string, } | { "type": "contributed", 
/**
 * Which seat.
 */
seat: Seat, 
/**
 * What.
 */
contribution: Contribution, } | { "type": "started", 
/**
 * The seats, now without free ones; they may have other numbers than before.
 */
seats: Array<SeatInfo>, 
/**
 * The revision of the rules by which it is played, unless the rules of the table name another one. Games that began
 * before there was a second one have none: they are of the first.
 */
revision: number, } | { "type": "acted", 
/**
 * Whose question it was.
 */
seat: Seat, 
/**
 * The answer in the notation.
 */
action: string, 
/**
 * Who gave it.
 */
by: By, 
/**
 * What is left of the player's reserve, in milliseconds, if time is limited.
 */
reserve_ms?: number, } | { "type": "chance", 
/**
 * The answer in the notation; a card that was looked at is `draw hidden` for those who have not seen it.
 */
luck: string, } | { "type": "taken_back", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * The first entry that counts for nothing now.
 */
to: number, } | { "type": "ordered", 
/**
 * Who.
 */
seat: Seat, 
/**
 * The orders.
 */
orders: Orders | null, } | { "type": "away", 
/**
 * Who.
 */
seat: Seat, } | { "type": "back", 
/**
 * Who.
 */
seat: Seat, } | { "type": "resigned", 
/**
 * Who.
 */
seat: Seat, } | { "type": "ended", 
/**
 * How.
 */
ending: Ending, } | { "type": "rematch", 
/**
 * The new table.
 */
table: string, };
