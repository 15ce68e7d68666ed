// Written by `cargo xtask wire` from crates/protocol. Do not edit.

import type { Lack } from "./Lack";
import type { Pick } from "./Pick";
import type { PowerId } from "./PowerId";
import type { Verb } from "./Verb";

/**
 * An answer that belongs to this decision but is not legal now.
 */
export type Closed = { 
/**
 * The kind of answer.
 */
verb: Verb, 
/**
 * The power that would be used.
 */
power?: PowerId, 
/**
 * The pick that would come with it. For a die that would be turned, only its face counts.
 */
pick?: Pick, 
/**
 * The reason: what it lacks.
 */
why: Lack, };
