// Written by `cargo xtask wire` from crates/protocol. Do not edit.

import type { Command } from "./Command";

/**
 * A message from a client.
 */
export type ClientMessage = { 
/**
 * Any number; the answer repeats it.
 */
id: number, 
/**
 * The command.
 */
command: Command, };
