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
 * An entry of a table's log. The log is the table: replaying it from the beginning restores everything.
 */
export type Entry = { "type": "created", 
/**
 * Its host.
 */
host: string, 
/**
 * The options.
 */
options: TableOptions, 
/**
 * The seats at the beginning.
 */
seats: Array<SeatInfo>, 
/**
 * The commitment to the secret of the dice.
 */
commitment: string, 
/**
 * The position that the game begins with instead of the set-up.
 */
position?: string, 
/**
 * The day whose daily game it is, in days since 1970.
 */
daily?: number, 
/**
 * True for a lesson, whose first dice are prepared.
 */
lesson?: boolean, 
/**
 * Guests who were sent away from the table of which this one is a rematch: they stay away.
 */
sent_away?: Array<string>, } | { "type": "sat", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The guest's public id.
 */
guest: string, 
/**
 * The player's name.
 */
name: string, 
/**
 * The monster, once it is chosen.
 */
monster: MonsterName | null, } | { "type": "dressed", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The new name.
 */
name: string, 
/**
 * The new monster.
 */
monster: MonsterName | null, } | { "type": "bot_sat", 
/**
 * The seat.
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
 * The seat.
 */
seat: Seat, 
/**
 * True if the host has sent the guest away, who cannot sit down at this table again.
 */
sent_away?: boolean, } | { "type": "resized", 
/**
 * The new number.
 */
seats: number, } | { "type": "changed", 
/**
 * All options.
 */
options: TableOptions, } | { "type": "host_changed", 
/**
 * The new host's public id.
 */
host: string, } | { "type": "contributed", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The contribution.
 */
contribution: Contribution, } | { "type": "started", 
/**
 * The seats without free ones; their numbers may have changed.
 */
seats: Array<SeatInfo>, 
/**
 * The revision of the rules, unless the rules of the table name another one. Logs from before the second
 * revision name none and are of the first.
 */
revision: number, } | { "type": "acted", 
/**
 * The seat that was asked.
 */
seat: Seat, 
/**
 * The answer in the notation.
 */
action: string, 
/**
 * The source of the answer.
 */
by: By, 
/**
 * The player's remaining reserve in milliseconds, if time is limited.
 */
reserve_ms?: number, } | { "type": "chance", 
/**
 * The answer in the notation. A peeked card is `draw hidden` for those who have not seen it.
 */
luck: string, } | { "type": "taken_back", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The first entry that no longer counts.
 */
to: number, } | { "type": "ordered", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The orders; absent for everybody else.
 */
orders: Orders | null, } | { "type": "away", 
/**
 * The seat.
 */
seat: Seat, } | { "type": "back", 
/**
 * The seat.
 */
seat: Seat, } | { "type": "resigned", 
/**
 * The seat.
 */
seat: Seat, } | { "type": "voted", 
/**
 * The first seat of the other one.
 */
seat: Seat, 
/**
 * The public id of the player who votes.
 */
by: string, } | { "type": "spared", 
/**
 * The first seat of the other one.
 */
seat: Seat, 
/**
 * The public id of the player who had voted.
 */
by: string, } | { "type": "sent_away", 
/**
 * The seat.
 */
seat: Seat, } | { "type": "forgotten", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * Its new name.
 */
name: string, } | { "type": "ended", 
/**
 * How it ended.
 */
ending: Ending, } | { "type": "rematch", 
/**
 * The new table.
 */
table: string, 
/**
 * The public id of the guest who asked for it. Older logs do not tell.
 */
guest?: string, };
