//! Plot Twist: turn a die to any face, once.
//!
//! Rulings: docs/rulings.md#plot-twist (after the last roll; the card is used up).

use super::prelude::*;

pub(crate) const PLOT_TWIST: Power = Power {
    name: "Plot Twist",
    text: "Turn one of your dice to any face. Discard this card when you do.",
    cost: 3,
    offers: &[Offer {
        windows: Window::Fix.only(),
        uses_up: true,
        lacks: |game, _| Lack::unless(!game.turn().dice.is_empty(), Lack::NoDie { faces: FaceSet::ALL }),
        picks: |game, _| Picks::Turns(game.turn().dice.faces()),
        accept: twist,
        ..Offer::NEVER
    }],
    ..Power::KEEP
};

fn twist(game: &mut Play, me: Holder, pick: Pick) {
    if let Pick::Turn(from, to) = pick {
        game.turn_die(me.seat, from, to);
        game.use_up(me);
    }
}
