//! The open question, in words for people.

use crate::{Names, action_text, chance_text, decision_text, dice_text, outcome_text};
use kaiju_engine::{Action, ActionList, Game, Seat, Step, Verb};

/// The most actions listed; the rest is only counted.
const MOST_SHOWN: usize = 12;

/// The seat that must decide, if any.
pub(super) fn seat_asked(game: &Game) -> Option<Seat> {
    match game.step() {
        Step::Decide { seat, .. } => Some(seat),
        Step::Chance(_) | Step::Over(_) => None,
    }
}

/// The open question: `Alice is asked threat 3: use wings, pass`.
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

/// The legal actions, abbreviated.
pub(super) fn actions_shown(game: &Game, names: &Names) -> String {
    let mut shown = Vec::new();
    let mut actions = ActionList::new();
    game.legal_actions(&mut actions);
    let (keeps, mut others): (Vec<Action>, Vec<Action>) =
        actions.iter().partition(|action| action.verb() == Verb::Keep);
    if keeps.len() > 1 {
        shown.push(format!("keep some of {}", dice_text(game.turn().dice)));
    } else {
        others.splice(..0, keeps);
    }
    shown.extend(others.iter().take(MOST_SHOWN).map(|&action| action_text(action, names)));
    let mut text = shown.join(", ");
    if others.len() > MOST_SHOWN {
        text.push_str(&format!(" and {} more", others.len() - MOST_SHOWN));
    }
    text
}
