//! Outcomes: `Alice by points`, `nobody`, `draw`.

use super::error::Parsed;
use super::names::Names;
use super::span::Span;
use kaiju_engine::{Outcome, PowerId, Victory};

/// The text of an outcome: `Alice by points`, `Alice by last-alive`, `Alice by tile-final-roar`, `nobody` or `draw`.
pub fn outcome_text(outcome: Outcome, names: &Names) -> String {
    match outcome {
        Outcome::Won { seat, by: Victory::Points } => format!("{} by points", names.text(seat)),
        Outcome::Won { seat, by: Victory::LastAlive } => format!("{} by last-alive", names.text(seat)),
        Outcome::Won { seat, by: Victory::Power(power) } => {
            format!("{} by {}", names.text(seat), power.text())
        }
        Outcome::AllLost => "nobody".to_owned(),
        Outcome::Drawn => "draw".to_owned(),
    }
}

/// Reads an outcome.
pub fn parse_outcome(text: &str, names: &Names) -> Parsed<Outcome> {
    read_outcome(Span::line(text, 1), names)
}

pub(crate) fn read_outcome(text: Span, names: &Names) -> Parsed<Outcome> {
    match text.words().as_slice() {
        [word] if word.text == "nobody" => Ok(Outcome::AllLost),
        [word] if word.text == "draw" => Ok(Outcome::Drawn),
        [name, by, how] if by.text == "by" => {
            let seat = names.parse(*name)?;
            let by = match how.text {
                "points" => Victory::Points,
                "last-alive" => Victory::LastAlive,
                text => match PowerId::from_text(text) {
                    Some(power) => Victory::Power(power),
                    None => return how.fail(format!("expected points, last-alive or a tile, not `{how}`")),
                },
            };
            Ok(Outcome::Won { seat, by })
        }
        _ => text.fail("expected `NAME by points`, `NAME by last-alive`, `NAME by TILE`, `nobody` or `draw`"),
    }
}
