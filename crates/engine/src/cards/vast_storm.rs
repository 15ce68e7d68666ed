//! Vast Storm: 2 points, and everybody else loses half its energy.
//!
//! Rulings: docs/rulings.md#vast-storm (rounded down; energy on cards is safe).

use super::prelude::*;

pub(crate) const VAST_STORM: Power = Power {
    name: "Vast Storm",
    text: "Gain 2 points. Every other monster loses 1 of every 2 energy it has.",
    cost: 6,
    on_gain: Some(rage),
    ..Power::DISCARD
};

fn rage(game: &mut Play, me: Holder, _: Gain) {
    let cause = Cause::Power(me.power);
    game.gain_points(me.seat, 2, cause);
    for seat in game.others(me.seat) {
        let half = game.player(seat).energy / 2;
        game.spend_energy(seat, half, cause);
    }
}
