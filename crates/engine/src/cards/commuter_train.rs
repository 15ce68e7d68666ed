//! Commuter Train: 2 points.
//!
//! Rulings: docs/rulings.md#commuter-train.

use super::prelude::*;

pub(crate) const COMMUTER_TRAIN: Power = Power {
    name: "Commuter Train",
    text: "Gain 2 points.",
    cost: 4,
    on_gain: Some(|game, me, _| game.gain_points(me.seat, 2, Cause::Power(me.power))),
    ..Power::DISCARD
};
