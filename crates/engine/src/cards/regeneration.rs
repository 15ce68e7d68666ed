//! Regeneration: 1 more heart whenever you heal.
//!
//! Rulings: docs/rulings.md#regeneration (all hearts of a roll are one healing, OPEN-89; being healed by another monster is none; a heart for a monster healed by you is paid, and optional in some rule sets, OPEN-79).

use super::prelude::*;

pub(crate) const REGENERATION: Power = Power {
    name: "Regeneration",
    text: "Whenever you heal, gain 1 more heart. On a turn in which you heal other monsters with your hearts, you may heal one of them by 1 more for the same price.",
    dark_text: Some("Whenever you heal, gain 1 more heart."),
    text_by: Some(|rules| match (rules.deck, rules.regeneration_treats) {
        (Deck::Classic, RegenerationTreats::Must) => Some(
            "Whenever you heal, gain 1 more heart. Each monster that you heal with your hearts gains 1 more heart a turn for the same price.",
        ),
        (Deck::Classic, RegenerationTreats::May) | (Deck::Dark, _) => None,
    }),
    cost: 4,
    heal_bonus: Some(|game, _, gift| match gift {
        Gift::Power => 1,
        Gift::Dice { first, .. } | Gift::TokyoDice { first, .. } => u8::from(first),
        Gift::Treating { first } => u8::from(first && has_to_treat(game)),
        Gift::Treatment | Gift::Tokyo => 0,
    }),
    offers: &[Offer {
        windows: Window::Resolve.only(),
        limit: Limit::Turn,
        outlasts_dice: true,
        lacks,
        picks: |game, me| Picks::Monsters(wounded_patients(game, me)),
        pick_lacks: healthy,
        accept: treat,
        ..Offer::NEVER
    }],
    ..Power::KEEP
};

/// What the others pay for each heart.
const FEE: u8 = 2;

fn has_to_treat(game: &Game) -> bool {
    game.rules().regeneration_treats == RegenerationTreats::Must
}

fn lacks(game: &Game, me: Holder) -> Option<Lack> {
    match game.rules().regeneration_treats {
        RegenerationTreats::May => Lack::unless(!wounded_patients(game, me).is_empty(), Lack::NoMonster),
        RegenerationTreats::Must => Some(Lack::WorksByItself),
    }
}

fn wounded_patients(game: &Game, me: Holder) -> SeatSet {
    let patients = game.turn().patients.and(game.others(me.seat));
    patients.iter().filter(|&seat| !game.is_healthy(seat)).collect()
}

fn healthy(game: &Game, _: Holder, pick: Pick) -> Option<Lack> {
    let Pick::Monster(seat) = pick else { return None };
    game.is_healthy(seat).then_some(Lack::FullHearts { seat })
}

fn treat(game: &mut Play, me: Holder, pick: Pick) {
    if let Pick::Monster(patient) = pick {
        game.treat(patient, FEE, Cause::Power(me.power));
    }
}
