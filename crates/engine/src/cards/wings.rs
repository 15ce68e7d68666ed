//! Wings: pay 2 energy to lose no hearts for the rest of this turn.
//!
//! Rulings: docs/rulings.md#wings (asked once the damage is known; damage by cards and poison counts too).

use super::prelude::*;

pub(crate) const WINGS: Power = Power {
    name: "Wings",
    text: "Pay 2 energy when you are about to lose hearts: you lose none for the rest of this turn.",
    cost: 6,
    offers: &[Offer { windows: Window::Threat.only(), lacks, accept, ..Offer::NEVER }],
    ..Power::KEEP
};

const PRICE: u8 = 2;

fn lacks(game: &Game, me: Holder) -> Option<Lack> {
    let loss = Lack::unless(game.pending_loss(me.seat) > 0, Lack::NothingToPrevent);
    loss.or_else(|| Lack::of_energy(game.player(me.seat).energy, PRICE))
}

fn accept(game: &mut Play, me: Holder, _: Pick) {
    game.spend_energy(me.seat, PRICE, Cause::Power(me.power));
    game.shield(me.seat);
}
