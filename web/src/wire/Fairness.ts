// Written by `cargo xtask wire` from crates/protocol. Do not edit.

/**
 * The commitment and the secret of the dice, for everybody to check.
 */
export type Fairness = { 
/**
 * SHA-256 of the secret, in 64 hexadecimal digits; public since the table was created.
 */
commitment: string, 
/**
 * The secret itself, once the game is over.
 */
secret: string | null, };
