//! Poison Quills: three 2s make the attack stronger by 2.
//!
//! Rulings: docs/rulings.md#poison-quills (without a claw it is damage but no attack; later printings add claws
//! instead).

use super::prelude::*;

pub(crate) const POISON_QUILLS: Power = Power {
    name: "Poison Quills",
    text: "When you score three or more 2s, deal 2 more damage to every monster your claws can reach, even without a claw.",
    text_by: Some(|rules| match rules.claw_adders {
        ClawAdders::Damage => None,
        ClawAdders::Claws => Some("When your result has three or more 2s, add 2 claws to it."),
    }),
    cost: 3,
    claws: &[Claws { stage: Stage::Add, count: add_claws }],
    strike: Some(Strike { needs_claw: false, damage }),
    ..Power::KEEP
};

/// Claws or damage for a set of 2s.
fn quills(game: &Game, adders: ClawAdders) -> u8 {
    if game.rules().claw_adders == adders && game.usable(Face::Two) >= 3 { 2 } else { 0 }
}

fn add_claws(game: &Game, _: Holder, claws: u8) -> u8 {
    claws + quills(game, ClawAdders::Claws)
}

fn damage(game: &Game, _: Holder, _: Seat, attacked: bool) -> u8 {
    if attacked { quills(game, ClawAdders::Damage) } else { 0 }
}
