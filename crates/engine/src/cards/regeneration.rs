//! Regeneration: 1 more heart whenever you heal.
//!
//! Rulings: docs/rulings.md#regeneration (all hearts of a roll are one healing, OPEN-89; being healed by another
//! monster does not count; an extra heart for a monster that you heal is paid for, and optional in some rule sets,
//! OPEN-79).

use super::prelude::*;
use super::treating::{lack_of_patient, treat, wounded};

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
        pick_lacks: |game, me, pick| {
            lack_of_patient(game, me, pick).or_else(|| lack_of_treatment(game, pick))
        },
        accept: treat_again,
        ..Offer::NEVER
    }],
    ..Power::KEEP
};

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
    wounded(game, game.turn().patients.and(game.others(me.seat)))
}

fn lack_of_treatment(game: &Game, pick: Pick) -> Option<Lack> {
    let Pick::Monster(seat) = pick else { return None };
    Lack::unless(game.turn().patients.contains(seat), Lack::NotTreated { seat })
}

fn treat_again(game: &mut Play, me: Holder, pick: Pick) {
    if let Pick::Monster(patient) = pick {
        treat(game, me, patient);
    }
}
