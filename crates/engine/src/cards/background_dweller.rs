//! Background Dweller: reroll 3s as often as you like.
//!
//! Rulings: docs/rulings.md#background-dweller (costs no roll; dice rolled for other cards too).

use super::prelude::*;

pub(crate) const BACKGROUND_DWELLER: Power = Power {
    name: "Background Dweller",
    text: "You may always reroll your dice that show a 3.",
    cost: 4,
    offers: &[Offer {
        windows: Window::Roll.only().with(Window::Fix).with(Window::SideDice),
        lacks: |game, _| {
            let faces = FaceSet::only(Face::Three);
            Lack::unless(game.loose_dice().of(Face::Three) > 0, Lack::NoDie { faces })
        },
        accept: |game, me, _| game.reroll_die(me.seat, Face::Three),
        ..Offer::NEVER
    }],
    ..Power::KEEP
};
