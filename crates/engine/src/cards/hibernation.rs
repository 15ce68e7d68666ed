//! Hibernation: lose no hearts, and do next to nothing.
//!
//! Rulings: docs/rulings.md#hibernation (sweeping is allowed, buying is not; may be discarded at any time, OPEN-67,
//! OPEN-87).

use super::prelude::*;

pub(crate) const HIBERNATION: Power = Power {
    name: "Hibernation",
    text: "You cannot buy this card in Tokyo. You lose no hearts; you cannot enter Tokyo or buy cards, and only your hearts and energy dice count. You may discard this card at any time.",
    cost: 4,
    decks: Decks::Only(Deck::Dark),
    soak: Some(|_, _, _| 0),
    forbids: Some(|_, _, deed| match deed {
        Deed::Buy | Deed::Enter => true,
        Deed::Use(face) => !matches!(face, Face::Heart | Face::Energy),
    }),
    allowed_for: Some(|game, seat| !game.in_tokyo(seat)),
    on_gain: Some(|game, me, _| {
        if game.in_tokyo(me.seat) {
            game.use_up(me);
        }
    }),
    offers: &[
        Offer { windows: Windows::OWN_MENUS, ..WAKING },
        Offer { windows: ELSEWHERE, lacks: lacks_elsewhere, ..WAKING },
    ],
    ..Power::KEEP
};

const WAKING: Offer = Offer { uses_up: true, lacks, accept: wake, ..Offer::NEVER };

const ELSEWHERE: Windows = Window::Threat.only().with(Window::Reveal);

fn lacks(game: &Game, me: Holder) -> Option<Lack> {
    let windows = match game.rules().revision {
        Revision::First => Windows::OWN_MENUS,
        Revision::Second => Windows::OWN_MENUS.with(Window::Threat).with(Window::Reveal),
    };
    Lack::unless(can_wake(game, me), Lack::NotNow { at: windows.kinds() })
}

/// Revision 1 offered it only in the menus of the owner's turn.
fn lacks_elsewhere(game: &Game, me: Holder) -> Option<Lack> {
    match game.rules().revision {
        Revision::First => Some(Lack::NotNow { at: Windows::OWN_MENUS.kinds() }),
        Revision::Second => lacks(game, me),
    }
}

/// "At any time" includes the moment before damage: the worth of a lost heart or a death depends on every power in
/// play (OPEN-87).
fn can_wake(game: &Game, me: Holder) -> bool {
    match game.is_damage_coming() {
        true => game.rules().revision != Revision::First,
        false => game.active() == me.seat || blocks_a_purchase(game, me),
    }
}

/// It also includes the moment when a card is revealed that the owner could then buy (OPEN-87).
fn blocks_a_purchase(game: &Game, me: Holder) -> bool {
    let is_payable = |card| game.price(me.seat, card) <= game.player(me.seat).energy;
    game.rules().revision != Revision::First
        && game.has_another_in(me, Window::Reveal)
        && game.fresh_cards().any(is_payable)
}

fn wake(game: &mut Play, me: Holder, _: Pick) {
    game.use_up(me);
    // Numbers that count again may add claws to a result that is not resolved yet.
    game.recount_claws();
}
