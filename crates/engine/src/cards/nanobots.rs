//! Nanobots: 2 hearts at the start of a turn with few.
//!
//! Rulings: docs/rulings.md#nanobots (works in Tokyo, HEAL-5).

use super::prelude::*;

pub(crate) const NANOBOTS: Power = Power {
    name: "Nanobots",
    text: "At the start of your turn, gain 2 hearts if you have fewer than 3.",
    cost: 3,
    decks: Decks::Only(Deck::Dark),
    on_turn_start: Some(repair),
    ..Power::KEEP
};

fn repair(game: &mut Play, me: Holder) {
    if game.player(me.seat).hearts < 3 {
        game.heal(me.seat, 2, Gift::Power, Cause::Power(me.power));
    }
}
