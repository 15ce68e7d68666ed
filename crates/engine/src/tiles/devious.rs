//! Devious: one more roll.
//!
//! Rulings: docs/rulings.md#tile-devious.

use super::prelude::*;

pub(crate) const DEVIOUS: Power = Power {
    name: "Devious",
    text: "You have 1 more roll each turn.",
    extra_rolls: Some(|_, _| 1),
    ..Power::tile(Side::Red, 3)
};
