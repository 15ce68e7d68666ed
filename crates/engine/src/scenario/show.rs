//! What the game asks, in words for people.

use crate::action::{ActionList, Verb};
use crate::game::Game;
use crate::notation::{Names, action_text, dice_text, outcome_text};
use crate::seat::Seat;
use crate::step::{Chance, Decision, Step};

/// How many actions are listed before the rest is only counted.
const MOST_SHOWN: usize = 12;

/// The seat that must decide, if any.
pub(super) fn seat_asked(game: &Game) -> Option<Seat> {
    match game.step() {
        Step::Decide { seat, .. } => Some(seat),
        Step::Chance(_) | Step::Over(_) => None,
    }
}

/// The word for a decision.
pub(super) fn decision_word(decision: Decision) -> &'static str {
    match decision {
        Decision::Start => "start",
        Decision::Keep { .. } => "keep",
        Decision::Probe => "probe",
        Decision::Fix => "fix",
        Decision::SideDice => "side-dice",
        Decision::Resolve => "resolve",
        Decision::Tile { .. } => "tile",
        Decision::Threat { .. } => "threat",
        Decision::Leave => "leave",
        Decision::Left => "left",
        Decision::Shop => "shop",
        Decision::Reveal => "reveal",
        Decision::Choose { .. } => "choose",
        Decision::Sell => "sell",
        Decision::Again => "again",
    }
}

/// What belongs to a decision: rolls left, the level of the tiles, the hearts in danger, the power that asks.
pub(super) fn decision_detail(decision: Decision) -> Option<String> {
    match decision {
        Decision::Keep { rolls_left } => Some(rolls_left.to_string()),
        Decision::Tile { level } => Some(level.to_string()),
        Decision::Threat { loss } => Some(loss.to_string()),
        Decision::Choose { power } => Some(power.text().to_owned()),
        Decision::Start
        | Decision::Probe
        | Decision::Fix
        | Decision::SideDice
        | Decision::Resolve
        | Decision::Leave
        | Decision::Left
        | Decision::Shop
        | Decision::Reveal
        | Decision::Sell
        | Decision::Again => None,
    }
}

/// `threat 3`.
pub(super) fn decision_text(decision: Decision) -> String {
    let word = decision_word(decision);
    decision_detail(decision).map_or(word.to_owned(), |detail| format!("{word} {detail}"))
}

/// What is open now: `Alice is asked threat 3: use wings, pass`.
pub(super) fn question(game: &Game, names: &Names) -> String {
    match game.step() {
        Step::Decide { seat, decision } => format!(
            "{} is asked {}: {}",
            names.text(seat),
            decision_text(decision),
            actions_shown(game, names)
        ),
        Step::Chance(chance) => chance_text(chance, names),
        Step::Over(outcome) => format!("the game is over ({})", outcome_text(outcome, names)),
    }
}

fn chance_text(chance: Chance, names: &Names) -> String {
    match chance {
        Chance::Sides => "the sides of the tiles are to be drawn".to_owned(),
        Chance::FirstSeat => "the first player is to be drawn".to_owned(),
        Chance::RollOff { seat } => format!("{} rolls 6 dice for the start", names.text(seat)),
        Chance::Dice { seat, dice } => format!("{} rolls {dice} dice", names.text(seat)),
        Chance::SideDice { seat, power, dice } => {
            format!("{} rolls {dice} dice for {}", names.text(seat), power.text())
        }
        Chance::Reroll { seat } => format!("{} rolls 1 die again", names.text(seat)),
        Chance::Draw { slot } => format!("a card is drawn for market slot {}", slot + 1),
        Chance::Peek { seat } => format!("{} draws a card to look at", names.text(seat)),
    }
}

/// The legal actions, shortened.
pub(super) fn actions_shown(game: &Game, names: &Names) -> String {
    let mut shown = Vec::new();
    let mut actions = ActionList::new();
    game.legal_actions(&mut actions);
    let keeps = actions.iter().filter(|action| action.verb() == Verb::Keep).count();
    if keeps > 1 {
        shown.push(format!("keep some of {}", dice_text(game.turn().dice)));
        actions.retain(|action| action.verb() != Verb::Keep);
    }
    shown.extend(actions.iter().take(MOST_SHOWN).map(|&action| action_text(action, names)));
    let mut text = shown.join(", ");
    if actions.len() > MOST_SHOWN {
        text.push_str(&format!(" and {} more", actions.len() - MOST_SHOWN));
    }
    text
}
