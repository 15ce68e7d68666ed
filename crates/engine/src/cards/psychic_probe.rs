//! Psychic Probe: reroll one die of each other monster's last roll.
//!
//! Rulings: docs/rulings.md#psychic-probe (once in each other monster's turn; a heart uses it up).

use super::prelude::*;

pub(crate) const PSYCHIC_PROBE: Power = Power {
    name: "Psychic Probe",
    text: "Once in each other monster's turn, after its last roll, you may reroll one of its dice. If it shows a heart, discard this card.",
    cost: 3,
    offers: &[Offer {
        windows: Window::Probe.only(),
        limit: Limit::Turn,
        lacks: |game, _| Lack::unless(!game.turn().dice.is_empty(), Lack::NoDie { faces: FaceSet::ALL }),
        picks: |game, _| Picks::Dice(game.turn().dice.faces()),
        accept: reroll,
        ..Offer::NEVER
    }],
    on_rolled: Some(lay_die),
    ..Power::KEEP
};

fn reroll(game: &mut Play, me: Holder, pick: Pick) {
    if let Pick::Die(face) = pick {
        game.lift_die(me.seat, face);
        game.roll_for(me, 1);
    }
}

fn lay_die(game: &mut Play, me: Holder, die: Dice) {
    for face in die.faces().iter() {
        game.lay_die(face);
    }
    if die.of(Face::Heart) > 0 {
        game.use_up(me);
    }
}
