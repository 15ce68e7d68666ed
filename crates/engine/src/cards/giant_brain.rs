//! Giant Brain: one more roll.
//!
//! Rulings: docs/rulings.md#giant-brain.

use super::prelude::*;

pub(crate) const GIANT_BRAIN: Power = Power {
    name: "Giant Brain",
    text: "You have 1 more roll each turn.",
    cost: 5,
    extra_rolls: Some(|_, _| 1),
    ..Power::KEEP
};
