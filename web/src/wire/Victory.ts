// Written by `cargo xtask wire` from crates/protocol. Do not edit.

import type { PowerId } from "./PowerId";

/**
 * The ways to win.
 */
export type Victory = "points" | "last_alive" | { "power": PowerId };
