//! Jets: leave Tokyo before an attack hits.
//!
//! Rulings: docs/rulings.md#jets (decided before the damage, instead of the usual question; OPEN-51).

use super::prelude::*;

pub(crate) const JETS: Power = Power {
    name: "Jets",
    text: "When an attack hits you in Tokyo, you may leave before it does: you take none of its damage.",
    cost: 5,
    offers: &[Offer {
        windows: Window::Threat.only(),
        leaves_tokyo: true,
        lacks,
        accept: leave,
        ..Offer::NEVER
    }],
    ..Power::KEEP
};

fn lacks(game: &Game, me: Holder) -> Option<Lack> {
    let place = Lack::unless(game.in_tokyo(me.seat), Lack::OnlyInTokyo);
    place.or_else(|| Lack::unless(game.is_under_attack(me.seat), Lack::NotAttacked))
}

/// The owner is gone when the damage comes (YIELD-7).
fn leave(game: &mut Play, me: Holder, _: Pick) {
    game.dodge(me.seat);
    game.leave_tokyo(me.seat);
}
