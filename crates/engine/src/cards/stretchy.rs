//! Stretchy: pay 2 energy to turn a die to any face.
//!
//! Rulings: docs/rulings.md#stretchy (as often as you can pay; dice rolled for other cards too).

use super::prelude::*;

pub(crate) const STRETCHY: Power = Power {
    name: "Stretchy",
    text: "Pay 2 energy to turn one of your dice to any face.",
    cost: 3,
    offers: &[Offer {
        windows: Window::Fix.only().with(Window::SideDice),
        lacks,
        picks: |game, _| Picks::Turns(game.loose_dice().faces()),
        accept: turn,
        ..Offer::NEVER
    }],
    ..Power::KEEP
};

const PRICE: u8 = 2;

fn lacks(game: &Game, me: Holder) -> Option<Lack> {
    let price = Lack::of_energy(game.player(me.seat).energy, PRICE);
    price.or_else(|| Lack::unless(!game.loose_dice().is_empty(), Lack::NoDie { faces: FaceSet::ALL }))
}

fn turn(game: &mut Play, me: Holder, pick: Pick) {
    if let Pick::Turn(from, to) = pick {
        game.spend_energy(me.seat, PRICE, Cause::Power(me.power));
        game.turn_die(me.seat, from, to);
    }
}
