//! Natural Selection: energy, hearts and a die, as long as no 3 is left.
//!
//! Rulings: docs/rulings.md#natural-selection (the gain comes with a purchase or a copy only, OPEN-75; the loss is damage by nobody, OPEN-82).

use super::prelude::*;

pub(crate) const NATURAL_SELECTION: Power = Power {
    name: "Natural Selection",
    text: "Gain 4 energy and 4 hearts. Roll 1 more die. If your dice show a 3 at the end of your turn, you lose all your hearts.",
    cost: 2,
    decks: Decks::Only(Deck::Dark),
    extra_dice: Some(|_, _| 1),
    on_gain: Some(thrive),
    on_turn_end: Some(perish),
    ..Power::KEEP
};

fn thrive(game: &mut Play, me: Holder, how: Gain) {
    if how != Gain::Taken {
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
