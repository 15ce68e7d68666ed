//! Natural Selection: energy, hearts and a die, as long as no 3 is left.
//!
//! Rulings: docs/rulings.md#natural-selection (every new owner gains, OPEN-75; the loss is damage by nobody, OPEN-82).

use super::prelude::*;

pub(crate) const NATURAL_SELECTION: Power = Power {
    name: "Natural Selection",
    text: "Gain 4 energy and 4 hearts when you get this card. Roll 1 more die. If your dice show a 3 at the end of your turn, you lose all your hearts.",
    cost: 2,
    decks: Decks::Only(Deck::Dark),
    extra_dice: Some(|_, _| 1),
    on_gain: Some(thrive),
    on_turn_end: Some(perish),
    ..Power::KEEP
};

fn thrive(game: &mut Play, me: Holder, how: Gain) {
    let is_due = match how {
        Gain::New | Gain::Copied => true,
        // Like Even Bigger, it gives to every new holder; revision 1 gave only to buyers of a new card.
        Gain::Taken => game.rules().revision != Revision::First,
    };
    if is_due {
        let cause = Cause::Power(me.power);
        game.gain_energy(me.seat, 4, Gift::Power, cause);
        game.heal(me.seat, 4, Gift::Power, cause);
    }
}

fn perish(game: &mut Play, me: Holder) {
    if game.turn().dice.of(Face::Three) > 0 {
        let hearts = game.player(me.seat).hearts;
        game.hurt(None, Cause::Power(me.power), SeatSet::only(me.seat), hearts);
    }
}
