// Written by `cargo xtask wire` from crates/protocol. Do not edit.

/**
 * A bot that people choose as an opponent; `GET /api/bots` lists them, the weakest first.
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
