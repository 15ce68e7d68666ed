//! Omnivore: 1, 2 and 3 together score.
//!
//! Rulings: docs/rulings.md#omnivore (once a turn and copy; the same dice score triples too, RES-6).

use super::prelude::*;

pub(crate) const OMNIVORE: Power = Power {
    name: "Omnivore",
    second_name: Some("Detritivore"),
    text: "If your result has a 1, a 2 and a 3, gain 2 points. You can use these dice in other combinations too.",
    cost: 4,
    on_result: Some(feast),
    ..Power::KEEP
};

fn feast(game: &mut Play, me: Holder) {
    if Face::NUMBERS.into_iter().all(|face| game.usable(face) > 0) {
        game.gain_points(me.seat, 2, Cause::Power(me.power));
    }
}
