//! We're Only Making It Stronger: heavy blows give energy.
//!
//! Rulings: docs/rulings.md#were-only-making-it-stronger (hearts really lost count, each damage event separately).

use super::prelude::*;

pub(crate) const WERE_ONLY_MAKING_IT_STRONGER: Power = Power {
    name: "We're Only Making It Stronger",
    second_name: Some("We're Only Making It Stronger!"),
    text: "Whenever you lose 2 or more hearts at once, gain 1 energy.",
    cost: 3,
    on_hurt: Some(grow_stronger),
    ..Power::KEEP
};

fn grow_stronger(game: &mut Play, me: Holder, lost: u8, _: Hit) {
    if lost >= 2 {
        game.gain_energy(me.seat, 1, Gift::Power, Cause::Power(me.power));
    }
}
