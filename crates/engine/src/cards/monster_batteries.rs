//! Monster Batteries: store energy and get it back doubled, 2 a turn.
//!
//! Rulings: docs/rulings.md#monster-batteries (withdrawals are not gains; empty batteries are discarded; rule sets
//! differ on copies).

use super::prelude::*;

pub(crate) const MONSTER_BATTERIES: Power = Power {
    name: "Monster Batteries",
    second_name: Some("Battery Monster"),
    text: "Put any amount of your energy on this card and add as much again. At the start of your turn take 2 of it. Discard the card when it is empty.",
    text_by: Some(text),
    cost: 2,
    cost_by: Some(|rules| match rules.batteries {
        Batteries::First => 2,
        Batteries::Second => 3,
    }),
    decks: Decks::Only(Deck::Classic),
    has_counter: true,
    starts_with: Some(included),
    on_gain: Some(load),
    on_turn_start: Some(|game, me| release(game, me, BatteriesTick::Owner)),
    on_any_turn_start: Some(|game, me| release(game, me, BatteriesTick::Every)),
    offers: &[Offer {
        windows: Window::Choose.only(),
        lacks: |_, _| None,
        picks: |game, me| Picks::Amounts(game.player(me.seat).energy),
        accept: store,
        ..Offer::NEVER
    }],
    ..Power::KEEP
};

const RELEASED: u8 = 2;
const INCLUDED: u8 = 6;

fn text(rules: &RuleSet) -> Option<&'static str> {
    match (rules.batteries, rules.batteries_tick) {
        (Batteries::First, BatteriesTick::Owner) => None,
        (Batteries::First, BatteriesTick::Every) => Some(
            "Put any amount of your energy on this card and add as much again. At the start of every turn take 2 of it. Discard the card when it is empty.",
        ),
        (Batteries::Second, BatteriesTick::Owner) => Some(
            "Put 6 energy on this card. At the start of your turn take 2 of it. Discard the card when it is empty.",
        ),
        (Batteries::Second, BatteriesTick::Every) => Some(
            "Put 6 energy on this card. At the start of every turn take 2 of it. Discard the card when it is empty.",
        ),
    }
}

/// The energy that comes with the card.
fn included(rules: &RuleSet) -> u8 {
    match rules.batteries {
        Batteries::First => 0,
        Batteries::Second => INCLUDED,
    }
}

fn load(game: &mut Play, me: Holder, how: Gain) {
    match (how, game.rules().batteries) {
        (Gain::Taken, _) => {}
        (Gain::New | Gain::Copied, Batteries::First) => game.ask_holder(me),
        (Gain::New | Gain::Copied, Batteries::Second) => game.set_counter(me.power, INCLUDED),
    }
}

fn store(game: &mut Play, me: Holder, pick: Pick) {
    if let Pick::Amount(energy) = pick {
        let stored = game.spend_energy(me.seat, energy, Cause::Power(me.power));
        game.set_counter(me.power, stored.saturating_mul(2));
        discard_if_empty(game, me);
    }
}

fn release(game: &mut Play, me: Holder, tick: BatteriesTick) {
    if game.rules().batteries_tick == tick {
        let stored = game.counter(me.power);
        let released = stored.min(RELEASED);
        game.set_counter(me.power, stored - released);
        game.receive_energy(me.seat, released, Cause::Power(me.power));
        discard_if_empty(game, me);
    }
}

fn discard_if_empty(game: &mut Play, me: Holder) {
    if game.counter(me.power) == 0 {
        game.use_up(me);
    }
}
