// Written by `cargo xtask wire` from crates/protocol. Do not edit.

/**
 * A switch of the rules.
 */
export type Switch = { 
/**
 * Its name.
 */
name: string, 
/**
 * The values it can have.
 */
values: Array<string>, 
/**
 * Its value in each preset, in the order of the presets.
 */
presets: Array<string>, };
