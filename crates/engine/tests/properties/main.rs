//! Properties of every game, whatever is rolled and whatever is decided.
//!
//! Random games of all rule sets and player counts, from the beginning or from positions with full hands. Seeds are
//! fixed: a failure names the seed, and comes again.

mod cards;
mod counts;
mod ends;
mod games;
mod hidden;
mod lacks;
mod legal;
// The engine's own test of the order of resolving uses this too.
#[allow(dead_code)]
mod positions;
mod replay;
mod state;
mod table;
mod text;
