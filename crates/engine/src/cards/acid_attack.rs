//! Acid Attack: 1 more damage to everybody the claws can reach, even without a claw.
//!
//! Rulings: docs/rulings.md#acid-attack (without a claw it is damage but no attack; later printings add a claw
//! instead).

use super::prelude::*;

pub(crate) const ACID_ATTACK: Power = Power {
    name: "Acid Attack",
    text: "On your turn, deal 1 more damage to every monster your claws can reach, even without a claw.",
    text_by: Some(|rules| match rules.claw_adders {
        ClawAdders::Damage => None,
        ClawAdders::Claws => Some("Add 1 claw to your result, even if you rolled none."),
    }),
    cost: 6,
    claws: &[Claws { stage: Stage::Add, count: add_claw }],
    strike: Some(Strike { needs_claw: false, damage }),
    ..Power::KEEP
};

fn add_claw(game: &Game, _: Holder, claws: u8) -> u8 {
    match game.rules().claw_adders {
        ClawAdders::Claws => claws + 1,
        ClawAdders::Damage => claws,
    }
}

fn damage(game: &Game, _: Holder, _: Seat, attacked: bool) -> u8 {
    u8::from(attacked && game.rules().claw_adders == ClawAdders::Damage)
}
