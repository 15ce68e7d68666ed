//! What programs are told and asked, and what they answer: one line of JSON each.

use super::failure::{Failure, shown};
use kaiju_engine::{
    Action, ActionList, Decision, Dice, Game, Outcome, Place, PowerId, PowerSet, Seat, Step, Table, View,
};
use kaiju_notation::{
    Names, action_text, decision_text, outcome_text, parse_action, position_text, rules_text,
};
use serde::{Deserialize, Serialize};

/// The version of the protocol.
pub const PROTOCOL: u32 = 1;

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

/// A decision is open.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename = "decide")]
pub struct Ask {
    id: u64,
    seat: Seat,
    decision: Question,
    actions: Vec<String>,
    position: String,
    table: TableEntry,
}

/// The game is over. No answer is expected.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename = "over")]
pub struct Over {
    outcome: String,
    winner: Option<Seat>,
}

/// What is asked: the kind of the decision, and what belongs to it.
#[derive(Clone, Debug, Serialize)]
struct Question {
    kind: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    rolls_left: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    level: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    loss: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    power: Option<PowerId>,
}

/// The table as the seat sees it.
#[derive(Clone, Debug, Serialize)]
struct TableEntry {
    monsters: Vec<MonsterEntry>,
    turn: Option<TurnEntry>,
    market: Vec<Option<CardEntry>>,
    deck: PowerSet,
    top: Option<PowerId>,
    tiles: PowerSet,
    copied: Option<PowerId>,
    bay_open: bool,
}

#[derive(Clone, Debug, Serialize)]
struct MonsterEntry {
    name: String,
    alive: bool,
    place: Place,
    hearts: u8,
    points: u8,
    energy: u8,
    poison: u8,
    shrink: u8,
    wickedness: u8,
    extra_turns: u8,
    powers: Vec<PowerEntry>,
}

#[derive(Clone, Debug, Serialize)]
struct PowerEntry {
    id: PowerId,
    counter: u8,
}

#[derive(Clone, Debug, Serialize)]
struct CardEntry {
    id: PowerId,
    price: u8,
}

#[derive(Clone, Debug, Serialize)]
struct TurnEntry {
    seat: Seat,
    extra: bool,
    rolls_left: u8,
    dice: Dice,
    tray: Dice,
    claws: u8,
    hearts: u8,
}

impl Begin {
    /// The beginning of a game, told to `seat`.
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
    /// The open decision of the view's seat; nothing if it is not asked.
    pub fn new(view: &View, names: &Names, id: u64) -> Option<Ask> {
        let (Step::Decide { seat, decision }, true) = (view.game().step(), view.is_asked()) else {
            return None;
        };
        let mut actions = ActionList::new();
        view.legal_actions(&mut actions);
        Some(Ask {
            id,
            seat,
            decision: Question::of(decision),
            actions: actions.iter().map(|&action| action_text(action, names)).collect(),
            position: position_text(view.game(), names),
            table: TableEntry::of(view, seat, names),
        })
    }
}

impl Over {
    /// How a game ended.
    pub fn new(outcome: Outcome, names: &Names) -> Over {
        let winner = match outcome {
            Outcome::Won { seat, .. } => Some(seat),
            Outcome::AllLost | Outcome::Drawn => None,
        };
        Over { outcome: outcome_text(outcome, names), winner }
    }
}

impl Question {
    fn of(decision: Decision) -> Question {
        let text = decision_text(decision);
        let kind = text.split(' ').next().unwrap_or(&text).to_owned();
        Question {
            kind,
            rolls_left: decision.rolls_left(),
            level: decision.level(),
            loss: decision.loss(),
            power: decision.power(),
        }
    }
}

impl TableEntry {
    fn of(view: &View, seat: Seat, names: &Names) -> TableEntry {
        let game = view.game();
        let table = Table::of(view);
        let monster = |seat: Seat| {
            let monster = table.monsters[seat.index()];
            let power = |id: PowerId| PowerEntry { id, counter: table.counter(id) };
            MonsterEntry {
                name: names.text(seat).to_owned(),
                alive: monster.alive,
                place: monster.place,
                hearts: monster.hearts,
                points: monster.points,
                energy: monster.energy,
                poison: monster.poison,
                shrink: monster.shrink,
                wickedness: monster.wickedness,
                extra_turns: monster.extra_turns,
                powers: monster.powers.iter().map(power).collect(),
            }
        };
        let card = |id: PowerId| CardEntry { id, price: game.price(seat, id) };
        TableEntry {
            monsters: game.seats().iter().map(monster).collect(),
            turn: table.turn.map(|turn| TurnEntry {
                seat: turn.seat,
                extra: turn.extra,
                rolls_left: turn.rolls_left,
                dice: turn.dice,
                tray: turn.tray,
                claws: turn.claws,
                hearts: turn.hearts,
            }),
            market: table.market.iter().map(|slot| slot.map(card)).collect(),
            deck: game.deck(),
            top: table.top,
            tiles: table.tiles,
            copied: PowerId::all().find_map(|power| table.copied_by(power)),
            bay_open: table.bay_open,
        }
    }
}

/// A line for a program.
pub(super) fn line(message: &impl Serialize) -> String {
    match serde_json::to_string(message) {
        Ok(mut line) => {
            line.push('\n');
            line
        }
        Err(error) => unreachable!("messages are plain data: {error}"),
    }
}

/// What a program answers.
#[derive(Deserialize)]
struct Answer {
    id: u64,
    action: String,
}

/// The action in a line of a program, which answers the question with this number.
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
