//! Nanobots: 2 hearts at the start of a turn that finds you with few.
//!
//! Rulings: docs/rulings.md#nanobots (works in Tokyo, HEAL-5; a copy works at the same moment, CARD-7).

use super::prelude::*;

pub(crate) const NANOBOTS: Power = Power {
    name: "Nanobots",
    text: "At the start of your turn, gain 2 hearts if you have fewer than 3.",
    cost: 3,
    decks: Decks::Only(Deck::Dark),
    start_heal: Some(|game, me| if are_active(game, me) && works_at_once(game) { HEARTS } else { 0 }),
    on_turn_start: Some(|game, me| {
        if are_active(game, me) && !works_at_once(game) {
            game.heal(me.seat, HEARTS, Gift::Power, Cause::Power(me.power));
        }
    }),
    ..Power::KEEP
};

const HEARTS: u8 = 2;

fn are_active(game: &Game, me: Holder) -> bool {
    game.player(me.seat).hearts < 3
}

/// A copy sees the same hearts as the card (CARD-7). In revision 1 the second one saw what the first had healed.
fn works_at_once(game: &Game) -> bool {
    game.rules().revision != Revision::First
}
