// Written by `cargo xtask wire` from crates/protocol. Do not edit.

/**
 * A kind of bot; `GET /api/bots` lists them, weakest first.
 */
export type BotKind = { 
/**
 * Its name.
 */
bot: string, 
/**
 * How it plays, as a phrase in English.
 */
about: string, };
