//! Spiked Tail: attacks are stronger by 1.
//!
//! Rulings: docs/rulings.md#spiked-tail (needs a claw; later printings add a claw, even to claws that were added).

use super::prelude::*;

pub(crate) const SPIKED_TAIL: Power = Power {
    name: "Spiked Tail",
    text: "When you attack, deal 1 more damage.",
    text_by: Some(|rules| match rules.claw_adders {
        ClawAdders::Damage => None,
        ClawAdders::Claws => Some("If your result has a claw, add 1 claw."),
    }),
    cost: 5,
    claws: &[Claws { stage: Stage::AddIf, count: add_claw }],
    strike: Some(Strike { needs_claw: true, damage }),
    ..Power::KEEP
};

fn add_claw(game: &Game, _: Holder, claws: u8) -> u8 {
    claws + u8::from(claws > 0 && game.rules().claw_adders == ClawAdders::Claws)
}

fn damage(game: &Game, _: Holder, _: Seat, attacked: bool) -> u8 {
    u8::from(attacked && game.rules().claw_adders == ClawAdders::Damage)
}
