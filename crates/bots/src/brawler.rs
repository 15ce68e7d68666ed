//! `brawler`: rules of thumb, like those of a casual player.
//!
//! Claws and energy are always good, and so are pairs of twos and threes; hearts when hurt. Leave Tokyo before it is
//! too late. Buy the most expensive card. Use any power against damage.

use crate::bot::Bot;
use kaiju_engine::{Action, Decision, Dice, Face, Game, Seat, Verb, View};

/// Hearts below which healing comes first.
const HURT: u8 = 9;
/// Hearts below which Tokyo is too hot.
const IN_DANGER: u8 = 7;

/// Cards that are worse than they read.
const TRAPS: [&str; 2] = ["hibernation", "natural-selection"];

/// Plays by rules of thumb; it needs no randomness and remembers nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Brawler;

impl Bot for Brawler {
    fn begin(&mut self, _: u64) {}

    fn choose(&mut self, view: &View, seat: Seat, decision: Decision) -> Action {
        let game = view.game();
        let first = |verb| game.nth_of(verb, 0);
        let answer = match decision {
            Decision::Keep { rolls_left: 0 } => Some(Action::Keep(game.turn().dice)),
            Decision::Keep { .. } => Some(Action::Keep(wanted(game, seat))),
            Decision::Leave if game.player(seat).hearts < IN_DANGER => first(Verb::Yield),
            Decision::Leave => first(Verb::Stay),
            Decision::Shop => dearest(game, seat).map(Action::Buy).or(first(Verb::End)),
            Decision::Tile { .. } => first(Verb::Take),
            Decision::Resolve => first(Verb::Cure).or(first(Verb::Resolve)).or(first(Verb::Pass)),
            Decision::Threat { loss: 0 } => first(Verb::Pass),
            Decision::Threat { .. } | Decision::Choose { .. } | Decision::Again => first(Verb::Use),
            _ => first(Verb::Pass),
        };
        answer.or_else(|| game.nth_action(0)).unwrap_or(Action::Pass)
    }
}

/// The dice worth keeping.
fn wanted(game: &Game, seat: Seat) -> Dice {
    let player = game.player(seat);
    let dice = game.turn().dice;
    let missing = game.max_hearts(seat).saturating_sub(player.hearts);
    let can_heal = !game.in_tokyo(seat) && !player.risen;
    let mut kept = [0; 6];
    if can_heal && player.hearts < HURT {
        kept[Face::Heart.index()] = dice.of(Face::Heart).min(missing);
    }
    // A wounded monster must not be drawn into Tokyo.
    if !can_heal || player.hearts >= IN_DANGER {
        kept[Face::Claw.index()] = dice.of(Face::Claw);
    }
    kept[Face::Energy.index()] = dice.of(Face::Energy);
    if let Some(number) = best_number(dice) {
        kept[number.index()] = dice.of(number);
    }
    Dice::from_counts(kept)
}

/// The number shown by most dice, the higher one in a tie. A pair is worth completing, except for the single point of
/// 1s.
fn best_number(dice: Dice) -> Option<Face> {
    let number = Face::NUMBERS.into_iter().max_by_key(|&face| dice.of(face))?;
    let enough = if number == Face::One { 3 } else { 2 };
    (dice.of(number) >= enough).then_some(number)
}

/// The most expensive card that can be bought without dying of it.
fn dearest(game: &Game, seat: Seat) -> Option<kaiju_engine::PowerId> {
    let survives = |card| {
        let mut after = *game;
        after.play(Action::Buy(card), None).is_ok() && after.alive().contains(seat)
    };
    let cards = game.market().into_iter().flatten();
    cards
        .filter(|card| !TRAPS.contains(&card.text()))
        .filter(|&card| survives(card))
        .max_by_key(|card| card.power().cost(game.rules()))
}
