// Written by `cargo xtask wire` from crates/protocol. Do not edit.

/**
 * `GET /api/network`: the server's address on the local network. Only a client on the server's own machine gets it.
 */
export type Network = { 
/**
 * The address as a link, such as `http://192.168.1.5:8080`, if there is one.
 */
url: string | null, };
