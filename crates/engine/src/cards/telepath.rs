//! Telepath: buy rolls for energy.
//!
//! Rulings: docs/rulings.md#telepath (as often as you can pay).

use super::prelude::*;

pub(crate) const TELEPATH: Power = Power {
    name: "Telepath",
    second_name: Some("Energy Drink"),
    text: "Pay 1 energy to roll once more.",
    cost: 4,
    offers: &[Offer { windows: Window::Roll.only(), lacks, accept: buy_roll, ..Offer::NEVER }],
    ..Power::KEEP
};

const PRICE: u8 = 1;

fn lacks(game: &Game, me: Holder) -> Option<Lack> {
    let price = Lack::of_energy(game.player(me.seat).energy, PRICE);
    price.or_else(|| Lack::unless(!game.turn().dice.is_empty(), Lack::NoDie { faces: FaceSet::ALL }))
}

fn buy_roll(game: &mut Play, me: Holder, _: Pick) {
    game.spend_energy(me.seat, PRICE, Cause::Power(me.power));
    game.gain_roll();
}
