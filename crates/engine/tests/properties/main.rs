//! Properties of every game, whatever is rolled and decided.
//!
//! The games are random, over all rule sets and player counts, from the start or from positions with full hands.
//! Seeds are fixed: a failure names its seed and can be reproduced.

mod cards;
mod counts;
mod ends;
mod games;
mod hidden;
mod lacks;
mod legal;
// Also used by the engine's own test of the order of resolving.
#[allow(dead_code)]
mod positions;
mod replay;
mod state;
mod supply;
mod table;
mod text;
