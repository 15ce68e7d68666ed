// Written by `cargo xtask wire` from crates/protocol. Do not edit.

/**
 * The answer to `POST /api/tables`.
 */
export type Created = { 
/**
 * The new table's id; its page is `/t/ID`.
 */
table: string, };
