//! Gas Refinery: 2 points, and 3 damage to everybody else.
//!
//! Rulings: docs/rulings.md#gas-refinery (it is no attack).

use super::prelude::*;

pub(crate) const GAS_REFINERY: Power = Power {
    name: "Gas Refinery",
    text: "Gain 2 points. Every other monster loses 3 hearts.",
    cost: 6,
    on_gain: Some(explode),
    ..Power::DISCARD
};

fn explode(game: &mut Play, me: Holder, _: Gain) {
    let cause = Cause::Power(me.power);
    game.gain_points(me.seat, 2, cause);
    let others = game.others(me.seat);
    game.hurt(Some(me.seat), cause, others, 3);
}
