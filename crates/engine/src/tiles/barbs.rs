//! Barbs: one more claw for a result with two or more.
//!
//! Rulings: docs/rulings.md#tile-barbs (claws added by cards count; works at once on unresolved claws).

use super::prelude::*;

pub(crate) const BARBS: Power = Power {
    name: "Barbs",
    text: "If your result has 2 or more claws, add 1 claw.",
    claws: &[Claws {
        stage: Stage::AddIfMany,
        count: |_, _, claws| if claws >= 2 { claws + 1 } else { claws },
    }],
    ..Power::tile(Side::Green, 3)
};
