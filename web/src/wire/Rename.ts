// Written by `cargo xtask wire` from crates/protocol. Do not edit.

/**
 * `PUT /api/me`: a new name.
 */
export type Rename = { 
/**
 * The name, which the server turns into a valid one.
 */
name: string, };
