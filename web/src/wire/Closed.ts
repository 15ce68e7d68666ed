// Written by `cargo xtask wire` from crates/protocol. Do not edit.

import type { Lack } from "./Lack";
import type { Pick } from "./Pick";
import type { PowerId } from "./PowerId";
import type { Verb } from "./Verb";

/**
 * An answer that is not legal, although its like is at this decision.
 */
export type Closed = { 
/**
 * What sort of answer it would be.
 */
verb: Verb, 
/**
 * The power that would be used.
 */
power?: PowerId, 
/**
 * What would be picked with it. Of a die that would be turned only its face counts.
 */
pick?: Pick, 
/**
 * What is missing.
 */
why: Lack, };
