//! Zombify: the first death is not the end.
//!
//! Rulings: docs/rulings.md#zombify (once a game; before any other rescue; the card stays as a marker).

use super::prelude::*;

pub(crate) const ZOMBIFY: Power = Power {
    name: "Zombify",
    text: "The first time you would be eliminated, discard all your other cards and your tiles and lose all your points and wickedness instead. Go on outside Tokyo with 12 hearts, now your maximum; your heart dice are useless from then on.",
    cost: 4,
    decks: Decks::Only(Deck::Dark),
    at_zero: Some(Rescue {
        rank: 1,
        wins: false,
        applies: |game, me| !game.player(me.seat).risen,
        act: rise,
    }),
    ..Power::KEEP
};

const HEARTS: u8 = 12;

fn rise(game: &mut Play, me: Holder) {
    // A copy goes with all the rest; what it did is remembered by the monster.
    let kept = (!me.power.power().copies).then_some(me.power);
    game.rise(me.seat);
    game.start_anew(me, kept, HEARTS);
}
