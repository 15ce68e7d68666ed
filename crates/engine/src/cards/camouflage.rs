//! Camouflage: roll a die for each heart about to be lost; each heart rolled saves one.
//!
//! Rulings: docs/rulings.md#camouflage (once per damage event; as many dice as damage, OPEN-92).

use super::prelude::*;

pub(crate) const CAMOUFLAGE: Power = Power {
    name: "Camouflage",
    text: "When you are about to lose hearts, you may roll a die for each of them: each heart rolled saves one.",
    cost: 3,
    offers: &[Offer {
        windows: Window::Threat.only(),
        limit: Limit::Damage,
        lacks: |game, me| Lack::unless(game.pending_loss(me.seat) > 0, Lack::NothingToPrevent),
        accept: roll,
        ..Offer::NEVER
    }],
    on_rolled: Some(save_hearts),
    ..Power::KEEP
};

fn roll(game: &mut Play, me: Holder, _: Pick) {
    let loss = game.pending_loss(me.seat);
    game.roll_for(me, loss);
}

fn save_hearts(game: &mut Play, me: Holder, dice: Dice) {
    game.prevent(me, dice.of(Face::Heart));
}
