// Written by `cargo xtask wire` from crates/protocol. Do not edit.

import type { Contribution } from "./Contribution";
import type { MonsterName } from "./MonsterName";
import type { Orders } from "./Orders";
import type { Reaction } from "./Reaction";
import type { Seat } from "./Seat";
import type { TableOptions } from "./TableOptions";

/**
 * What a client wants. Seats are numbers from 0.
 */
export type Command = { "type": "sit", 
/**
 * Which seat.
 */
seat: Seat, 
/**
 * What to be called. The server makes it fit: a name is one word and nobody else's.
 */
name: string, 
/**
 * Which monster; without one the player is still choosing.
 */
monster: MonsterName | null, } | { "type": "dress", 
/**
 * Which seat.
 */
seat: Seat, 
/**
 * What to be called from now on; without it the name stays.
 */
name: string | null, 
/**
 * Which monster from now on; without it the monster stays. If another seat has it that this guest may change as
 * well, the two seats swap.
 */
monster: MonsterName | null, } | { "type": "stand", 
/**
 * Which seat.
 */
seat: Seat, } | { "type": "seat_bot", 
/**
 * Which seat.
 */
seat: Seat, 
/**
 * Its kind, as in the list of bots.
 */
bot: string, } | { "type": "clear", 
/**
 * Which seat.
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
 * For which seat.
 */
seat: Seat, 
/**
 * 32 bytes that the device has drawn.
 */
contribution: Contribution, } | { "type": "start" } | { "type": "act", 
/**
 * For which seat.
 */
seat: Seat, 
/**
 * The sequence number of the question that is answered.
 */
seq: number, 
/**
 * The answer in the notation, such as `keep 2 2 claw`.
 */
action: string, } | { "type": "take_back", 
/**
 * For which seat.
 */
seat: Seat, } | { "type": "set_orders", 
/**
 * For which seat.
 */
seat: Seat, 
/**
 * The orders.
 */
orders: Orders, } | { "type": "back", 
/**
 * Which seat.
 */
seat: Seat, } | { "type": "resign", 
/**
 * Which seat.
 */
seat: Seat, } | { "type": "end" } | { "type": "rematch" } | { "type": "react", 
/**
 * For which seat.
 */
seat: Seat, 
/**
 * What is called.
 */
reaction: Reaction, } | { "type": "ping" };
