// Written by `cargo xtask wire` from crates/protocol. Do not edit.

import type { Contribution } from "./Contribution";
import type { MonsterName } from "./MonsterName";
import type { Orders } from "./Orders";
import type { Reaction } from "./Reaction";
import type { Seat } from "./Seat";
import type { TableOptions } from "./TableOptions";

/**
 * A command of a client. Seats are numbers from 0.
 */
export type Command = { "type": "sit", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The player's name. The server turns it into one word that no other seat has.
 */
name: string, 
/**
 * The monster; without one the player is still choosing.
 */
monster: MonsterName | null, } | { "type": "dress", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The new name; without it the name stays.
 */
name: string | null, 
/**
 * The new monster; without it the monster stays. If another seat that this guest may change has it, the
 * two seats swap.
 */
monster: MonsterName | null, } | { "type": "stand", 
/**
 * The seat.
 */
seat: Seat, } | { "type": "seat_bot", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * Its kind, as in the list of bots.
 */
bot: string, } | { "type": "clear", 
/**
 * The seat.
 */
seat: Seat, } | { "type": "resize", 
/**
 * 2 to 6.
 */
seats: number, } | { "type": "change", 
/**
 * All options, not only those that change.
 */
options: TableOptions, } | { "type": "hand_over", 
/**
 * A seat of the new host.
 */
seat: Seat, } | { "type": "contribute", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * 32 random bytes drawn by the client.
 */
contribution: Contribution, } | { "type": "start" } | { "type": "act", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The sequence number of the question.
 */
seq: number, 
/**
 * The answer in the notation, such as `keep 2 2 claw`.
 */
action: string, } | { "type": "take_back", 
/**
 * The seat.
 */
seat: Seat, } | { "type": "set_orders", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The orders.
 */
orders: Orders, } | { "type": "back", 
/**
 * The seat.
 */
seat: Seat, } | { "type": "resign", 
/**
 * The seat.
 */
seat: Seat, } | { "type": "send_away", 
/**
 * A seat of the player.
 */
seat: Seat, } | { "type": "spare", 
/**
 * A seat of the player.
 */
seat: Seat, } | { "type": "stand_in", 
/**
 * The seat that is asked.
 */
seat: Seat, } | { "type": "end" } | { "type": "rematch" } | { "type": "react", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The reaction.
 */
reaction: Reaction, } | { "type": "ping" };
