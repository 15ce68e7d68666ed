//! Herd Culler: turn a die to 1, once a turn.
//!
//! Rulings: docs/rulings.md#herd-culler (after the last roll; once for each copy).

use super::prelude::*;

pub(crate) const HERD_CULLER: Power = Power {
    name: "Herd Culler",
    text: "Once a turn, you may turn one of your dice to 1.",
    cost: 3,
    cost_by: Some(|rules| match rules.deck {
        Deck::Classic => 3,
        Deck::Dark => 5,
    }),
    offers: &[Offer {
        windows: Window::Fix.only(),
        limit: Limit::Turn,
        lacks: |game, _| {
            let faces = FaceSet::ALL.without(Face::One);
            Lack::unless(!other_faces(game).is_empty(), Lack::NoDie { faces })
        },
        picks: |game, _| Picks::Dice(other_faces(game)),
        pick_lacks: |game, _, pick| {
            let face = Face::One;
            let shows_it = pick == Pick::Die(face) && game.turn().dice.of(face) > 0;
            shows_it.then_some(Lack::ShowsFace { face })
        },
        accept: cull,
        ..Offer::NEVER
    }],
    ..Power::KEEP
};

fn other_faces(game: &Game) -> FaceSet {
    game.turn().dice.faces().without(Face::One)
}

fn cull(game: &mut Play, me: Holder, pick: Pick) {
    if let Pick::Die(face) = pick {
        game.turn_die(me.seat, face, Face::One);
    }
}
