//! Widespread Panic: everybody else loses 4 points.
//!
//! Rulings: docs/rulings.md#tile-widespread-panic (used once; never below 0, OPEN-17).

use super::prelude::*;

pub(crate) const WIDESPREAD_PANIC: Power = Power {
    name: "Widespread Panic",
    text: "Every other monster loses 4 points. Discard this tile.",
    on_gain: Some(panic),
    ..Power::one_shot_tile(Side::Red, 6)
};

fn panic(game: &mut Play, me: Holder, _: Gain) {
    for seat in game.others(me.seat) {
        game.lose_points(seat, 4, Cause::Power(me.power));
    }
}
