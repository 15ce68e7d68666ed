//! Burrowing: stronger attacks, and a wound for whoever takes your place in Tokyo.
//!
//! Rulings: docs/rulings.md#burrowing (the wound comes before the attacker is placed and is no attack).

use super::prelude::*;

pub(crate) const BURROWING: Power = Power {
    name: "Burrowing",
    text: "Deal 1 more damage when you attack Tokyo. When you yield Tokyo, the monster that takes your place loses 1 heart.",
    dark_text: Some(
        "While you are in Tokyo, add 1 claw to your result. When you yield Tokyo, your attacker loses 1 heart.",
    ),
    cost: 5,
    stirs_attack: true,
    claws: &[
        Claws { stage: Stage::Add, count: add_in_tokyo },
        Claws { stage: Stage::AddIf, count: add_against_tokyo },
    ],
    strike: Some(Strike { needs_claw: true, damage }),
    on_left: Some(wound),
    ..Power::KEEP
};

/// Whether it adds claws, for this reason.
fn adds(game: &Game, bonus: BurrowingBonus) -> bool {
    game.rules().claw_adders == ClawAdders::Claws && game.rules().burrowing == bonus
}

fn add_in_tokyo(game: &Game, me: Holder, claws: u8) -> u8 {
    claws + u8::from(adds(game, BurrowingBonus::InTokyo) && game.in_tokyo(me.seat))
}

/// An attack needs a claw, but other powers may have added it.
fn add_against_tokyo(game: &Game, me: Holder, claws: u8) -> u8 {
    let attacks_tokyo = claws > 0 && !game.in_tokyo(me.seat) && !game.tokyo().is_empty();
    claws + u8::from(adds(game, BurrowingBonus::AttackingTokyo) && attacks_tokyo)
}

fn damage(game: &Game, me: Holder, target: Seat, attacked: bool) -> u8 {
    let strikes = match game.rules().burrowing {
        BurrowingBonus::InTokyo => game.in_tokyo(me.seat),
        BurrowingBonus::AttackingTokyo => !game.in_tokyo(me.seat) && game.in_tokyo(target),
    };
    u8::from(attacked && strikes && game.rules().claw_adders == ClawAdders::Damage)
}

fn wound(game: &mut Play, me: Holder, taken: bool) {
    // The later text speaks of the attacker, the first one of whoever takes the place (OPEN-69).
    if taken || game.rules().burrowing == BurrowingBonus::InTokyo {
        let attacker = SeatSet::only(game.active());
        game.hurt(Some(me.seat), Cause::Power(me.power), attacker, 1);
    }
}
