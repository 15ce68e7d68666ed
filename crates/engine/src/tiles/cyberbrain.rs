//! Cyberbrain: one more die.
//!
//! Rulings: docs/rulings.md#tile-cyberbrain (from the next turn on; at most 8 dice).

use super::prelude::*;

pub(crate) const CYBERBRAIN: Power = Power {
    name: "Cyberbrain",
    text: "Roll 1 more die.",
    extra_dice: Some(|_, _| 1),
    ..Power::tile(Side::Red, 6)
};
