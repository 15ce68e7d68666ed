// Written by `cargo xtask wire` from crates/protocol. Do not edit.

import type { Face } from "./Face";
import type { PowerId } from "./PowerId";

/**
 * The cause of an event.
 */
export type Cause = { "dice": Face } | "entry" | "income" | "poison" | { "power": PowerId } | { "purchase": PowerId } | "sweep";
