//! Skybeam: energy and heart dice count twice.
//!
//! Rulings: docs/rulings.md#tile-skybeam (in Tokyo the tile heals though the dice do not, OPEN-81).

use super::prelude::*;

pub(crate) const SKYBEAM: Power = Power {
    name: "Skybeam",
    text: "Gain 1 more energy for each energy you roll, and 1 more heart for each heart you use to heal.",
    text_by: Some(|rules| match rules.skybeam {
        SkybeamHeals::Outside => None,
        SkybeamHeals::Everywhere => Some(
            "Gain 1 more energy for each energy you roll, and 1 more heart for each heart, even in Tokyo, where your dice do not heal.",
        ),
    }),
    energy_bonus: Some(dice_used),
    heal_bonus: Some(dice_used),
    ..Power::tile(Side::Red, 10)
};

fn dice_used(game: &Game, _: Holder, gift: Gift) -> u8 {
    match gift {
        Gift::Dice { dice, .. } => dice,
        Gift::TokyoDice { dice, .. } if game.rules().skybeam == SkybeamHeals::Everywhere => dice,
        Gift::TokyoDice { .. } | Gift::Treatment | Gift::Treating { .. } | Gift::Power | Gift::Tokyo => 0,
    }
}
