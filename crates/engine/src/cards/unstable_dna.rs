//! Unstable DNA: swap it for a card of the monster that drove you out of Tokyo.
//!
//! Rulings: docs/rulings.md#unstable-dna (before the attacker enters; no energy changes hands, OPEN-74; a copy cannot
//! be given away).

use super::prelude::*;

pub(crate) const UNSTABLE_DNA: Power = Power {
    name: "Unstable DNA",
    text: "When you yield Tokyo, you may swap this card for a keep card of the monster that attacked you.",
    cost: 3,
    decks: Decks::Only(Deck::Dark),
    stirs_attack: true,
    offers: &[Offer {
        windows: Window::Left.only(),
        lacks: |game, me| Lack::unless(!prey(game, me).is_empty(), Lack::NoCard),
        picks: |game, me| Picks::Powers(prey(game, me)),
        pick_lacks: why_not_this,
        accept: swap,
        ..Offer::NEVER
    }],
    ..Power::KEEP
};

fn prey(game: &Game, me: Holder) -> PowerSet {
    // A copier is not this card, and there is nothing else to give in exchange.
    if me.power.power().copies {
        return PowerSet::EMPTY;
    }
    game.keep_cards(game.active()).iter().filter(|&card| game.may_hold(me.seat, card)).collect()
}

fn why_not_this(game: &Game, me: Holder, pick: Pick) -> Option<Lack> {
    let Pick::Power(card) = pick else { return None };
    let seat = game.active();
    let attackers = Lack::unless(game.player(seat).powers.contains(card), Lack::OnlyOf { seat });
    let kept = attackers.or_else(|| Lack::of_kept_card(card));
    kept.or_else(|| Lack::unless(game.may_hold(me.seat, card), Lack::OnlyOutside))
}

fn swap(game: &mut Play, me: Holder, pick: Pick) {
    if let Pick::Power(card) = pick {
        let attacker = game.active();
        game.note_paid(me.power, 0);
        game.note_paid(card, 0);
        game.hand_over(me.seat, attacker, me.power);
        game.hand_over(attacker, me.seat, card);
    }
}
