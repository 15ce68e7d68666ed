//! Final Push: hearts, energy and another turn.
//!
//! Rulings: docs/rulings.md#tile-final-push (used once; the turn follows this one with all its phases).

use super::prelude::*;

pub(crate) const FINAL_PUSH: Power = Power {
    name: "Final Push",
    text: "Gain 2 hearts and 2 energy. Take another turn after this one. Discard this tile.",
    on_gain: Some(push),
    ..Power::one_shot_tile(Side::Green, 10)
};

fn push(game: &mut Play, me: Holder, _: Gain) {
    let cause = Cause::Power(me.power);
    game.heal(me.seat, 2, Gift::Power, cause);
    game.gain_energy(me.seat, 2, Gift::Power, cause);
    game.win_extra_turn(me, 0);
}
