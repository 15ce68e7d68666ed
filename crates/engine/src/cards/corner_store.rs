//! Corner Store: 1 point.
//!
//! Rulings: docs/rulings.md#corner-store.

use super::prelude::*;

pub(crate) const CORNER_STORE: Power = Power {
    name: "Corner Store",
    text: "Gain 1 point.",
    cost: 3,
    on_gain: Some(|game, me, _| game.gain_points(me.seat, 1, Cause::Power(me.power))),
    ..Power::DISCARD
};
