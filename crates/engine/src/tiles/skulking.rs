//! Skulking: three 1s score 1 more point.
//!
//! Rulings: docs/rulings.md#tile-skulking (once a turn, for any number of 1s; OPEN-71).

use super::prelude::*;

pub(crate) const SKULKING: Power = Power {
    name: "Skulking",
    text: "When you score three or more 1s, gain 1 more point.",
    on_score: Some(skulk),
    ..Power::tile(Side::Red, 3)
};

fn skulk(game: &mut Play, me: Holder, face: Face) {
    if face == Face::One {
        game.gain_points(me.seat, 1, Cause::Power(me.power));
    }
}
