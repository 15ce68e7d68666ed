//! Even Bigger: 2 hearts, and a maximum that is 2 higher.
//!
//! Rulings: docs/rulings.md#even-bigger (an owner that loses the card loses the hearts; OPEN-49, OPEN-60, OPEN-75).

use super::prelude::*;

pub(crate) const EVEN_BIGGER: Power = Power {
    name: "Even Bigger",
    text: "Your maximum is 2 hearts higher. Gain 2 hearts when you get this card; lose them with it.",
    text_by: Some(text),
    cost: 4,
    max_hearts: Some(|_, _, most| most + HEARTS),
    on_gain: Some(grow),
    on_lose: Some(shrink),
    ..Power::KEEP
};

fn text(rules: &RuleSet) -> Option<&'static str> {
    match (rules.even_bigger_loss, rules.max_hp_cap) {
        (EvenBiggerLoss::MinusTwo, HeartsCap::Unlimited) => None,
        (EvenBiggerLoss::MinusTwo, HeartsCap::Twelve) => {
            Some("Your maximum is 12 hearts. Gain 2 hearts when you get this card; lose them with it.")
        }
        (EvenBiggerLoss::Clamp, HeartsCap::Unlimited) => {
            Some("Your maximum is 2 hearts higher. Gain 2 hearts when you get this card.")
        }
        (EvenBiggerLoss::Clamp, HeartsCap::Twelve) => {
            Some("Your maximum is 12 hearts. Gain 2 hearts when you get this card.")
        }
    }
}

const HEARTS: u8 = 2;

fn grow(game: &mut Play, me: Holder, _: Gain) {
    game.heal(me.seat, HEARTS, Gift::Power, Cause::Power(me.power));
}

fn shrink(game: &mut Play, me: Holder) {
    let hearts = game.player(me.seat).hearts;
    if hearts == 0 {
        return;
    }
    let now = game.max_hearts(me.seat);
    let before = game.max_hearts_with(me.seat, HEARTS);
    let left = match game.rules().even_bigger_loss {
        EvenBiggerLoss::MinusTwo => hearts.saturating_sub(before - now).max(1),
        EvenBiggerLoss::Clamp => hearts,
    };
    game.set_hearts(me.seat, left.min(now), Cause::Power(me.power));
}
