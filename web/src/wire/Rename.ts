// Written by `cargo xtask wire` from crates/protocol. Do not edit.

/**
 * `PUT /api/me`: another name.
 */
export type Rename = { 
/**
 * The name; the server makes it fit.
 */
name: string, };
