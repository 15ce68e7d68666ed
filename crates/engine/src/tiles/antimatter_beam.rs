//! Antimatter Beam: twice the claws.
//!
//! Rulings: docs/rulings.md#tile-antimatter-beam (doubled after all additions; works at once on unresolved claws).

use super::prelude::*;

pub(crate) const ANTIMATTER_BEAM: Power = Power {
    name: "Antimatter Beam",
    text: "Double the claws of your result.",
    claws: &[Claws { stage: Stage::Multiply, count: |_, _, claws| claws.saturating_mul(2) }],
    ..Power::tile(Side::Red, 10)
};
