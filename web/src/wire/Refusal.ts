// Written by `cargo xtask wire` from crates/protocol. Do not edit.

import type { Code } from "./Code";

/**
 * Why something was refused.
 */
export type Refusal = { 
/**
 * The stable code.
 */
code: Code, 
/**
 * A sentence in English; with an illegal action it says which decision was open.
 */
message: string, };
