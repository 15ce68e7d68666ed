//! Super Jump: lose a heart less, once a turn.
//!
//! Rulings: docs/rulings.md#super-jump (once in each monster's turn, any damage).

use super::prelude::*;

pub(crate) const SUPER_JUMP: Power = Power {
    name: "Super Jump",
    text: "Once in each monster's turn, when you are about to lose hearts, you may pay 1 energy to lose 1 heart less.",
    cost: 4,
    decks: Decks::Only(Deck::Dark),
    offers: &[Offer { windows: Window::Threat.only(), limit: Limit::Turn, lacks, accept, ..Offer::NEVER }],
    ..Power::KEEP
};

const PRICE: u8 = 1;

fn lacks(game: &Game, me: Holder) -> Option<Lack> {
    let loss = Lack::unless(game.pending_loss(me.seat) > 0, Lack::NothingToPrevent);
    loss.or_else(|| Lack::of_energy(game.player(me.seat).energy, PRICE))
}

fn accept(game: &mut Play, me: Holder, _: Pick) {
    game.spend_energy(me.seat, PRICE, Cause::Power(me.power));
    game.prevent(me, 1);
}
