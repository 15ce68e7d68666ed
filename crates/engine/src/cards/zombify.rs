//! Zombify: the first death is not the end.
//!
//! Rulings: docs/rulings.md#zombify (once a game; before any other rescue; the card stays as a marker).

use super::prelude::*;
use crate::event::Event;
use crate::game::Player;

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
    // A copy is lost with everything else; the monster remembers its effect.
    let kept = (!me.power.power().copies).then_some(me.power);
    game.player_mut(me.seat).risen = true;
    game.tell(|| Event::Risen { seat: me.seat });
    game.start_anew(me, kept, HEARTS);
}

// The lasting part is not a hook: a copy of this card is discarded with all other cards, and its effect outlasts it.
// So the monster remembers that it has risen, and the flow asks here for the consequences.
impl Player {
    /// True if heart dice can do anything for the monster itself.
    #[inline]
    pub(crate) const fn can_use_hearts(&self) -> bool {
        !self.risen
    }

    /// Its maximum hearts, given the maximum without rising.
    #[inline]
    pub(crate) fn hearts_if_risen(&self, most: u8) -> u8 {
        if self.risen { most.max(HEARTS) } else { most }
    }
}
