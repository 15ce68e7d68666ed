//! `brawler`: rules of thumb, as a casual player has them.
//!
//! Claws and energy are always good, so are pairs of high numbers; hearts when it hurts. Leave Tokyo before it is too late.
//! Buy the dearest card. Use what is offered against damage.

use crate::bot::Bot;
use kaiju_engine::{Action, Decision, Dice, Face, Game, Seat, Verb, View};

/// Hearts below which healing comes first.
const HURT: u8 = 8;
/// Hearts below which Tokyo is too hot.
const IN_DANGER: u8 = 7;

/// Cards that read better than they are.
const TRAPS: [&str; 2] = ["hibernation", "natural-selection"];

/// Plays by rules of thumb; it needs no chance and remembers nothing.
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
            Decision::Threat { loss } if loss > 1 => first(Verb::Use),
            Decision::Tile { .. } => first(Verb::Take),
            Decision::Resolve => first(Verb::Cure).or(first(Verb::Resolve)).or(first(Verb::Pass)),
            Decision::Choose { .. } | Decision::Again => first(Verb::Use),
            Decision::Threat { .. }
            | Decision::Start
            | Decision::Probe
            | Decision::Fix
            | Decision::SideDice
            | Decision::Left
            | Decision::Reveal
            | Decision::Sell => first(Verb::Pass),
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
    // A wounded monster does not want to be drawn into Tokyo.
    if !can_heal || player.hearts >= IN_DANGER {
        kept[Face::Claw.index()] = dice.of(Face::Claw);
    }
    kept[Face::Energy.index()] = dice.of(Face::Energy);
    if let Some(number) = best_number(dice) {
        kept[number.index()] = dice.of(number);
    }
    Dice::from_counts(kept)
}

/// The number that most dice show, if at least two do; the higher of equals.
fn best_number(dice: Dice) -> Option<Face> {
    let number = Face::NUMBERS.into_iter().max_by_key(|&face| dice.of(face))?;
    (dice.of(number) >= 2).then_some(number)
}

/// The dearest card that can be bought without dying of it.
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
