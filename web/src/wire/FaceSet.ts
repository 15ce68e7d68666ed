// Written by `cargo xtask wire` from crates/protocol. Do not edit.

/**
 * A set of faces.
 */
export type FaceSet = Array<"1" | "2" | "3" | "energy" | "heart" | "claw">;
