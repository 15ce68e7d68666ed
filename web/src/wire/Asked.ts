// Written by `cargo xtask wire` from crates/protocol. Do not edit.

import type { Decision } from "./Decision";
import type { TableDecision } from "./TableDecision";

/**
 * The subject of a question.
 */
export type Asked = Decision | TableDecision;
