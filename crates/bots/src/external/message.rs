//! The messages of the bot protocol: one line of JSON each.

use super::failure::{Failure, shown};
use kaiju_engine::{Action, ActionList, Decision, Game, Outcome, PowerSet, Seat, View};
use kaiju_notation::{
    Names, action_text, decision_text, outcome_text, parse_action, position_text, rules_text,
};
use kaiju_protocol::{Question, TableView};
use kaiju_view::{public_question, table_view, with_choices};
use serde::{Deserialize, Serialize};

/// The version of the protocol.
pub const PROTOCOL: u32 = 2;

/// A game begins. No answer is expected.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename = "begin")]
pub struct Begin {
    protocol: u32,
    rules: String,
    players: usize,
    seat: Seat,
    name: String,
    seed: u64,
    time_limit_ms: u64,
}

/// A decision is open. Question and table have the same shapes as between server and clients.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename = "decide")]
pub struct Ask {
    id: u64,
    question: Question,
    actions: Vec<String>,
    position: String,
    deck: PowerSet,
    table: TableView,
}

/// The game is over. No answer is expected.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename = "over")]
pub struct Over {
    outcome: String,
    winner: Option<Seat>,
}

impl Begin {
    /// The start of a game, for `seat`.
    pub fn new(game: &Game, seat: Seat, names: &Names, seed: u64, time_limit_ms: u64) -> Begin {
        Begin {
            protocol: PROTOCOL,
            rules: rules_text(game.rules()),
            players: game.seats().len(),
            seat,
            name: names.text(seat).to_owned(),
            seed,
            time_limit_ms,
        }
    }
}

impl Ask {
    /// The open decision of the view's seat; `None` if it is not asked.
    pub fn new(view: &View, names: &Names, id: u64) -> Option<Ask> {
        let question = public_question(view.game(), id).filter(|_| view.is_asked())?;
        let mut actions = ActionList::new();
        view.legal_actions(&mut actions);
        Some(Ask {
            id,
            question: with_choices(question, view.game(), names),
            actions: actions.iter().map(|&action| action_text(action, names)).collect(),
            position: position_text(view.game(), names),
            deck: view.game().deck(),
            table: table_view(view),
        })
    }
}

impl Over {
    /// The end of a game.
    pub fn new(outcome: Outcome, names: &Names) -> Over {
        let winner = match outcome {
            Outcome::Won { seat, .. } => Some(seat),
            Outcome::AllLost | Outcome::Drawn => None,
        };
        Over { outcome: outcome_text(outcome, names), winner }
    }
}

/// A message as a line for a program.
pub(super) fn line(message: &impl Serialize) -> String {
    match serde_json::to_string(message) {
        Ok(mut line) => {
            line.push('\n');
            line
        }
        Err(error) => unreachable!("messages are plain data: {error}"),
    }
}

/// A program's answer.
#[derive(Deserialize)]
struct Answer {
    id: u64,
    action: String,
}

/// The action in a program's answer to the question with this number.
pub(super) fn read_answer(
    line: &[u8],
    id: u64,
    game: &Game,
    decision: Decision,
    names: &Names,
) -> Result<Action, Failure> {
    let text = String::from_utf8_lossy(line);
    let answer: Answer = serde_json::from_str(&text)
        .map_err(|error| Failure::Nonsense(format!("`{}` ({})", shown(&text), shown(&error.to_string()))))?;
    if answer.id != id {
        let problem = format!("it answers the question {}, but {id} is open", answer.id);
        return Err(Failure::Nonsense(problem));
    }
    let action = parse_action(&answer.action, names, Some(game)).map_err(|error| {
        Failure::Nonsense(format!("`{}` ({})", shown(&answer.action), shown(&error.message)))
    })?;
    if !game.is_legal(action) {
        return Err(Failure::Illegal { action: shown(&answer.action), decision: decision_text(decision) });
    }
    Ok(action)
}
