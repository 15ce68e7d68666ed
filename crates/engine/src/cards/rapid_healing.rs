//! Rapid Healing: buy hearts for energy at any time.
//!
//! Rulings: docs/rulings.md#rapid-healing (as often as you can pay; before any damage too, OPEN-87).

use super::prelude::*;

pub(crate) const RAPID_HEALING: Power = Power {
    name: "Rapid Healing",
    text: "At any time you may pay 2 energy to gain 1 heart.",
    cost: 3,
    offers: &[Offer {
        windows: Windows::OWN_MENUS.with(Window::Threat),
        lacks,
        accept: heal,
        ..Offer::NEVER
    }],
    ..Power::KEEP
};

const PRICE: u8 = 2;

fn lacks(game: &Game, me: Holder) -> Option<Lack> {
    let price = Lack::of_energy(game.player(me.seat).energy, PRICE);
    price.or_else(|| Lack::unless(!game.is_healthy(me.seat), Lack::FullHearts { seat: me.seat }))
}

fn heal(game: &mut Play, me: Holder, _: Pick) {
    game.spend_energy(me.seat, PRICE, Cause::Power(me.power));
    game.heal(me.seat, 1, Gift::Power, Cause::Power(me.power));
}
