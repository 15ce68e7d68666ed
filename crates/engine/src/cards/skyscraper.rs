//! Skyscraper: 4 points.
//!
//! Rulings: docs/rulings.md#skyscraper.

use super::prelude::*;

pub(crate) const SKYSCRAPER: Power = Power {
    name: "Skyscraper",
    text: "Gain 4 points.",
    cost: 6,
    on_gain: Some(|game, me, _| game.gain_points(me.seat, 4, Cause::Power(me.power))),
    ..Power::DISCARD
};
