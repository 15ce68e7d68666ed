//! Apartment Building: 3 points.
//!
//! Rulings: docs/rulings.md#apartment-building.

use super::prelude::*;

pub(crate) const APARTMENT_BUILDING: Power = Power {
    name: "Apartment Building",
    text: "Gain 3 points.",
    cost: 5,
    on_gain: Some(|game, me, _| game.gain_points(me.seat, 3, Cause::Power(me.power))),
    ..Power::DISCARD
};
