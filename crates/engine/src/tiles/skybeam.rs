//! Skybeam: energy and heart dice count twice.
//!
//! Rulings: docs/rulings.md#tile-skybeam (hearts only where they heal, so not in Tokyo, OPEN-81).

use super::prelude::*;

pub(crate) const SKYBEAM: Power = Power {
    name: "Skybeam",
    text: "Gain 1 more energy for each energy you roll, and 1 more heart for each heart you use to heal.",
    energy_bonus: Some(|_, _, gift| dice_used(gift)),
    heal_bonus: Some(|_, _, gift| dice_used(gift)),
    ..Power::tile(Side::Red, 10)
};

fn dice_used(gift: Gift) -> u8 {
    match gift {
        Gift::Dice { dice, .. } => dice,
        Gift::Treatment | Gift::Power | Gift::Tokyo => 0,
    }
}
