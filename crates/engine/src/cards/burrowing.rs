//! Burrowing: stronger attacks, and a wound for the monster that takes your place in Tokyo.
//!
//! Rulings: docs/rulings.md#burrowing (the wound comes before the attacker is placed and is no attack; for its target
//! see OPEN-69).

use super::prelude::*;

pub(crate) const BURROWING: Power = Power {
    name: "Burrowing",
    text: "Deal 1 more damage when you attack Tokyo. When you yield Tokyo, the monster that goes there loses 1 heart.",
    text_by: Some(text),
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

fn text(rules: &RuleSet) -> Option<&'static str> {
    use BurrowingBonus::{AttackingTokyo, InTokyo};
    use BurrowingWound::{Attacker, Place, Tokyo};
    use ClawAdders::{Claws, Damage};
    match (rules.claw_adders, rules.burrowing, rules.burrowing_wound) {
        (Damage, AttackingTokyo, Tokyo) => None,
        (Damage, AttackingTokyo, Place) => Some(
            "Deal 1 more damage when you attack Tokyo. When you yield Tokyo, the monster that takes your place loses 1 heart.",
        ),
        (Damage, AttackingTokyo, Attacker) => Some(
            "Deal 1 more damage when you attack Tokyo. When you yield Tokyo, your attacker loses 1 heart.",
        ),
        (Damage, InTokyo, Tokyo) => Some(
            "Deal 1 more damage when you attack from Tokyo. When you yield Tokyo, the monster that goes there loses 1 heart.",
        ),
        (Damage, InTokyo, Place) => Some(
            "Deal 1 more damage when you attack from Tokyo. When you yield Tokyo, the monster that takes your place loses 1 heart.",
        ),
        (Damage, InTokyo, Attacker) => Some(
            "Deal 1 more damage when you attack from Tokyo. When you yield Tokyo, your attacker loses 1 heart.",
        ),
        (Claws, AttackingTokyo, Tokyo) => Some(
            "When you attack Tokyo, add 1 claw to your result. When you yield Tokyo, the monster that goes there loses 1 heart.",
        ),
        (Claws, AttackingTokyo, Place) => Some(
            "When you attack Tokyo, add 1 claw to your result. When you yield Tokyo, the monster that takes your place loses 1 heart.",
        ),
        (Claws, AttackingTokyo, Attacker) => Some(
            "When you attack Tokyo, add 1 claw to your result. When you yield Tokyo, your attacker loses 1 heart.",
        ),
        (Claws, InTokyo, Tokyo) => Some(
            "While you are in Tokyo, add 1 claw to your result. When you yield Tokyo, the monster that goes there loses 1 heart.",
        ),
        (Claws, InTokyo, Place) => Some(
            "While you are in Tokyo, add 1 claw to your result. When you yield Tokyo, the monster that takes your place loses 1 heart.",
        ),
        (Claws, InTokyo, Attacker) => Some(
            "While you are in Tokyo, add 1 claw to your result. When you yield Tokyo, your attacker loses 1 heart.",
        ),
    }
}

/// True if it adds claws for this reason.
fn adds(game: &Game, bonus: BurrowingBonus) -> bool {
    game.rules().claw_adders == ClawAdders::Claws && game.rules().burrowing == bonus
}

fn add_in_tokyo(game: &Game, me: Holder, claws: u8) -> u8 {
    claws + u8::from(adds(game, BurrowingBonus::InTokyo) && game.in_tokyo(me.seat))
}

/// An attack needs a claw, but another power may have added it.
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
    let is_due = match game.rules().burrowing_wound {
        BurrowingWound::Place => taken,
        BurrowingWound::Tokyo => game.attacker_enters(),
        BurrowingWound::Attacker => true,
    };
    if is_due {
        let attacker = SeatSet::only(game.active());
        game.hurt(Some(me.seat), Cause::Power(me.power), attacker, 1);
    }
}
