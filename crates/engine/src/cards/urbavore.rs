//! Urbavore: more points and stronger attacks in Tokyo.
//!
//! Rulings: docs/rulings.md#urbavore (the damage needs a claw; the point stays a point in a duel).

use super::prelude::*;

pub(crate) const URBAVORE: Power = Power {
    name: "Urbavore",
    text: "When you start your turn in Tokyo, gain 1 more point. When you attack from Tokyo, deal 1 more damage.",
    text_by: Some(|rules| match rules.claw_adders {
        ClawAdders::Damage => None,
        ClawAdders::Claws => Some(
            "When you start your turn in Tokyo, gain 1 more point. In Tokyo, if your result has a claw, add 1 claw.",
        ),
    }),
    cost: 4,
    claws: &[Claws { stage: Stage::AddIf, count: add_claw }],
    strike: Some(Strike { needs_claw: true, damage }),
    on_turn_start: Some(feed),
    ..Power::KEEP
};

fn feed(game: &mut Play, me: Holder) {
    if game.in_tokyo(me.seat) {
        game.gain_points(me.seat, 1, Cause::Power(me.power));
    }
}

fn strengthens(game: &Game, me: Holder, adders: ClawAdders) -> bool {
    game.rules().claw_adders == adders && game.in_tokyo(me.seat)
}

fn add_claw(game: &Game, me: Holder, claws: u8) -> u8 {
    claws + u8::from(claws > 0 && strengthens(game, me, ClawAdders::Claws))
}

fn damage(game: &Game, me: Holder, _: Seat, attacked: bool) -> u8 {
    u8::from(attacked && strengthens(game, me, ClawAdders::Damage))
}
