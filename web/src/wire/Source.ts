// Written by `cargo xtask wire` from crates/protocol. Do not edit.

import type { Seat } from "./Seat";

/**
 * The place a bought card came from.
 */
export type Source = { "market": number } | "deck" | { "monster": Seat };
