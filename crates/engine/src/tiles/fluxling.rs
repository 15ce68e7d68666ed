//! Fluxling: acts as a copy of a keep card in play.
//!
//! Everything a copy does is found under the card it copies, with Fluxling as the holder. This file only says when
//! the tile is laid on a card.
//!
//! Rulings: docs/rulings.md#tile-fluxling (any card, as if just bought, in every rule set; moves for free, once a turn; a used-up copy ends, the tile stays).

use super::prelude::*;

pub(crate) const FLUXLING: Power = Power {
    name: "Fluxling",
    text: "Lay this tile on a keep card of any monster: it is your copy of it, as if just bought. At the start of your turn you may move it.",
    has_counter: true,
    copies: true,
    on_gain: Some(|game, me, _| game.ask_holder(me)),
    offers: &[
        Offer {
            windows: Window::Choose.only(),
            lacks: |game, me| game.lack_to_begin_copy(me, owners(game, me)),
            picks: |game, me| Picks::Powers(game.copy_targets(me, owners(game, me))),
            pick_lacks: |game, me, pick| game.lack_to_copy(me, pick),
            accept: lay_on,
            ..Offer::NEVER
        },
        Offer {
            windows: Window::Start.only(),
            lacks: |game, me| game.lack_to_move_copy(me, owners(game, me)),
            picks: |game, me| Picks::Powers(game.copy_targets(me, owners(game, me))),
            pick_lacks: |game, me, pick| game.lack_to_copy(me, pick),
            accept: move_to,
            ..Offer::NEVER
        },
    ],
    ..Power::tile(Side::Green, 6)
};

/// Any monster's cards may be copied, its owner's too. Revision 1 had one switch for everything that copies.
fn owners(game: &Game, me: Holder) -> SeatSet {
    let rules = game.rules();
    match (rules.revision, rules.mimic_own_cards) {
        (Revision::First, MimicOwnCards::No) => game.others(me.seat),
        (Revision::First, MimicOwnCards::Yes) | (Revision::Second, _) => game.alive(),
    }
}

fn move_to(game: &mut Play, me: Holder, pick: Pick) {
    game.note_copy_moved(me.power);
    lay_on(game, me, pick);
}

fn lay_on(game: &mut Play, me: Holder, pick: Pick) {
    if let Pick::Power(card) = pick {
        game.begin_copy(me, card, CopiedTokens::Fresh);
        // The copied card may add claws (OPEN-33).
        game.recount_claws();
    }
}
