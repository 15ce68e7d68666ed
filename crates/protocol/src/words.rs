//! Answers in English words.

use kaiju_engine::{Action, Face, Game, Pick, PowerId, Step, Token};
use kaiju_notation::{Names, dice_text, face_text};

/// What an answer does, as a short phrase: `Buy Jets for 5 energy`.
pub fn action_words(action: Action, game: &Game, names: &Names) -> String {
    let name = |power: PowerId| power.power().name(game.rules());
    match action {
        Action::Keep(dice) if dice == game.turn().dice => "Keep all dice".to_owned(),
        Action::Keep(dice) if dice.is_empty() => "Roll all dice again".to_owned(),
        Action::Keep(dice) => format!("Keep {}", dice_text(dice)),
        Action::Use(power, pick) => format!("Use {}{}", name(power), pick_words(pick, game, names)),
        Action::Pass => "Go on".to_owned(),
        Action::Resolve(Face::Energy) => "Take the energy".to_owned(),
        Action::Resolve(Face::Heart) => "Heal with a heart".to_owned(),
        Action::Resolve(Face::Claw) => "Attack".to_owned(),
        Action::Resolve(face @ (Face::One | Face::Two | Face::Three)) => {
            format!("Score the {}s", face_text(face))
        }
        Action::Cure(Token::Poison) => "Remove a poison token with a heart".to_owned(),
        Action::Cure(Token::Shrink) => "Remove a shrink token with a heart".to_owned(),
        Action::Yield => "Leave Tokyo".to_owned(),
        Action::Stay => "Stay in Tokyo".to_owned(),
        Action::Take(tile) => format!("Take {}", name(tile)),
        Action::Buy(card) => match game.step() {
            Step::Decide { seat, .. } => format!("Buy {} for {} energy", name(card), game.price(seat, card)),
            Step::Chance(_) | Step::Over(_) => format!("Buy {}", name(card)),
        },
        Action::Sweep => "Pay for three new cards".to_owned(),
        Action::End => "End buying".to_owned(),
    }
}

fn pick_words(pick: Pick, game: &Game, names: &Names) -> String {
    match pick {
        Pick::None => String::new(),
        Pick::Die(face) => format!(" on a die showing {}", face_text(face)),
        Pick::Turn(from, to) => format!(" to turn {} into {}", face_text(from), face_text(to)),
        Pick::Monster(seat) => format!(" on {}", names.text(seat)),
        Pick::Power(power) => format!(" with {}", power.power().name(game.rules())),
        Pick::Amount(amount) => format!(" for {amount}"),
        Pick::Top => " with the top card of the deck".to_owned(),
    }
}
