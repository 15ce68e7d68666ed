//! Have It All!: points for the keep cards you have and the cards you buy.
//!
//! Rulings: docs/rulings.md#tile-have-it-all (tiles and copies are not cards).

use super::prelude::*;

pub(crate) const HAVE_IT_ALL: Power = Power {
    name: "Have It All!",
    text: "Gain 1 point for each of your keep cards. Whenever you buy a card, gain 1 point.",
    on_gain: Some(boast),
    on_bought: Some(|game, me| game.gain_points(me.seat, 1, Cause::Power(me.power))),
    ..Power::tile(Side::Green, 6)
};

fn boast(game: &mut Play, me: Holder, _: Gain) {
    let cards = u8::try_from(game.keep_cards(me.seat).len()).unwrap_or(u8::MAX);
    game.gain_points(me.seat, cards, Cause::Power(me.power));
}
