// Written by `cargo xtask wire` from crates/protocol. Do not edit.

import type { Switch } from "./Switch";

/**
 * `GET /api/rules`: the presets of the rules, and the switches in which they differ.
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
 * The current revision of the rules.
 */
revision: number, };
