// Written by `cargo xtask wire` from crates/protocol. Do not edit.

import type { Switch } from "./Switch";

/**
 * `GET /api/rules`: the rule sets and the switches in which they differ.
 */
export type Rules = { 
/**
 * The names of the presets.
 */
presets: Array<string>, 
/**
 * The switches.
 */
switches: Array<Switch>, 
/**
 * The revision of the rules that is played.
 */
revision: number, };
