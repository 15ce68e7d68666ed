//! Rooting for the Underdog: a point for having the fewest.
//!
//! Rulings: docs/rulings.md#rooting-for-the-underdog (at the end of its owner's turn; a tie does not pay unless the
//! rule set says so).

use super::prelude::*;

pub(crate) const ROOTING_FOR_THE_UNDERDOG: Power = Power {
    name: "Rooting for the Underdog",
    text: "At the end of your turn, gain 1 point if you have fewer points than every other monster.",
    text_by: Some(|rules| match rules.underdog_tie {
        UnderdogTie::Alone => None,
        UnderdogTie::Tied => {
            Some("At the end of your turn, gain 1 point if no monster has fewer points than you.")
        }
    }),
    cost: 3,
    decks: Decks::Only(Deck::Classic),
    end_gain: Some(root),
    ..Power::KEEP
};

fn root(game: &Game, me: Holder) -> EndGain {
    let mine = game.player(me.seat).points;
    let is_last = game.others(me.seat).iter().map(|seat| game.player(seat).points).all(|points| {
        match game.rules().underdog_tie {
            UnderdogTie::Alone => mine < points,
            UnderdogTie::Tied => mine <= points,
        }
    });
    EndGain { points: u8::from(is_last), energy: 0 }
}
