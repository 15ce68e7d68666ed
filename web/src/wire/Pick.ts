// Written by `cargo xtask wire` from crates/protocol. Do not edit.

import type { Face } from "./Face";
import type { PowerId } from "./PowerId";
import type { Seat } from "./Seat";

/**
 * The choice made together with an offer.
 */
export type Pick = "none" | { "die": Face } | { "turn": [Face, Face] } | { "monster": Seat } | { "power": PowerId } | { "amount": number } | "top";
