//! Armor Plating: ignore damage of a single heart.
//!
//! Rulings: docs/rulings.md#armor-plating (each damage event separately, after every other prevention, OPEN-72).

use super::prelude::*;

pub(crate) const ARMOR_PLATING: Power = Power {
    name: "Armor Plating",
    text: "When you would lose exactly 1 heart, you lose none.",
    cost: 4,
    soak: Some(|_, _, loss| if loss == 1 { 0 } else { loss }),
    ..Power::KEEP
};
