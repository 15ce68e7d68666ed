//! Gourmet: three 1s score 2 more points.
//!
//! Rulings: docs/rulings.md#gourmet (once a turn and copy, for any number of 1s; OPEN-71).

use super::prelude::*;

pub(crate) const GOURMET: Power = Power {
    name: "Gourmet",
    text: "When you score three or more 1s, gain 2 more points.",
    cost: 4,
    cost_by: Some(|rules| match rules.deck {
        Deck::Classic => 4,
        Deck::Dark => 6,
    }),
    on_score: Some(savour),
    ..Power::KEEP
};

fn savour(game: &mut Play, me: Holder, face: Face) {
    if face == Face::One {
        game.gain_points(me.seat, 2, Cause::Power(me.power));
    }
}
