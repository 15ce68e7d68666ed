// Written by `cargo xtask wire` from crates/protocol. Do not edit.

/**
 * `GET /api/network`: where others on the same network find the game. Only a client on the server's own machine is told.
 */
export type Network = { 
/**
 * The address as a link, such as `http://192.168.1.5:8080`; nothing if there is none.
 */
url: string | null, };
