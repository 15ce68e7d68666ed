// Written by `cargo xtask wire` from crates/protocol. Do not edit.

/**
 * What everybody can check about the dice.
 */
export type Fairness = { 
/**
 * SHA-256 of the secret, in 64 hexadecimal digits; shown since the table was made.
 */
commitment: string, 
/**
 * The secret itself, once the game is over.
 */
secret: string | null, };
