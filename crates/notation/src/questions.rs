//! Questions to players and to chance, in words.

use super::names::Names;
use kaiju_engine::{Chance, Decision, DecisionKind};

/// The word for a decision.
pub(crate) fn decision_word(decision: Decision) -> &'static str {
    kind_word(decision.kind())
}

/// The word for a kind of decision.
pub(crate) fn kind_word(kind: DecisionKind) -> &'static str {
    match kind {
        DecisionKind::Start => "start",
        DecisionKind::Keep => "keep",
        DecisionKind::Probe => "probe",
        DecisionKind::Fix => "fix",
        DecisionKind::SideDice => "side-dice",
        DecisionKind::Resolve => "resolve",
        DecisionKind::Tile => "tile",
        DecisionKind::Threat => "threat",
        DecisionKind::Leave => "leave",
        DecisionKind::Left => "left",
        DecisionKind::Shop => "shop",
        DecisionKind::Reveal => "reveal",
        DecisionKind::Choose => "choose",
        DecisionKind::Sell => "sell",
        DecisionKind::Again => "again",
    }
}

/// The words for all decisions.
pub(crate) fn decision_words() -> [&'static str; DecisionKind::ALL.len()] {
    DecisionKind::ALL.map(kind_word)
}

/// The detail of a decision: rolls left, the level of the tiles, the hearts in danger, or the power that asks.
pub(crate) fn decision_detail(decision: Decision) -> Option<String> {
    let number = decision.rolls_left().or(decision.level()).or(decision.loss());
    number.map(|number| number.to_string()).or_else(|| Some(decision.power()?.text().to_owned()))
}

/// The text of a decision: its kind and its detail.
///
/// ```
/// use kaiju_engine::Decision;
/// use kaiju_notation::decision_text;
/// assert_eq!(decision_text(Decision::Threat { loss: 3 }), "threat 3");
/// assert_eq!(decision_text(Decision::Shop), "shop");
/// ```
pub fn decision_text(decision: Decision) -> String {
    let word = decision_word(decision);
    decision_detail(decision).map_or(word.to_owned(), |detail| format!("{word} {detail}"))
}

/// The question to chance, as a sentence for people: `Alice rolls 6 dice`.
pub fn chance_text(chance: Chance, names: &Names) -> String {
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
