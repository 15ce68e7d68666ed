// Written by `cargo xtask wire` from crates/protocol. Do not edit.

/**
 * 32 random bytes of a player's device, in 64 lower-case hexadecimal digits.
 */
export type Contribution = string;
