//! Plays a game from a dealt position: guided, checked, counted and recorded.

use super::coverage::Coverage;
use super::goals::stays;
use super::guide;
use crate::check::{self, Watch};
use kaiju_engine::playout::{self, Numbers, WyRand};
use kaiju_engine::{Action, Event, Game, Luck, Observer, PowerSet, Seat, Step, Table};
use kaiju_notation::{Names, parse_position, position_text};

/// The number of guided answers; then the game is played to its end at random.
const GUIDED: usize = 400;
/// One position in this many is printed and read back.
const READ_BACK: u32 = 64;

/// An answer of a player or of chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// A player's action.
    Action(Seat, Action),
    /// An answer of chance.
    Luck(Luck),
}

impl Answer {
    /// Gives the answer; one from the list must be accepted.
    pub fn give(self, game: &mut Game, observer: Option<&mut dyn Observer>) -> Result<(), String> {
        match self {
            Answer::Action(_, action) => {
                game.play(action, observer).map_err(|error| format!("refused: {error:?}"))
            }
            Answer::Luck(luck) => game.resolve(luck, observer).map_err(|error| format!("refused: {error:?}")),
        }
    }
}

/// An observer that redraws the table from events, and notes when a turn begins.
struct Spectator {
    table: Table,
    turn_began: bool,
}

impl Spectator {
    fn new(game: &Game) -> Spectator {
        Spectator { table: Table::of(&game.view(None)), turn_began: false }
    }

    /// The redrawn table must equal that of the game.
    fn check(&self, game: &Game) -> Result<(), String> {
        let real = Table::of(&game.view(None));
        match self.table == real {
            true => Ok(()),
            false => Err(format!("events tell {:?}\n instead of {real:?}", self.table)),
        }
    }
}

impl Observer for Spectator {
    fn event(&mut self, game: &Game, event: Event) {
        self.table.apply(&event.as_seen_by(None, game));
        self.turn_began |= matches!(event, Event::TurnBegan { .. });
    }
}

/// The powers of the active monster and of the others when the turn began.
fn holdings(game: &Game) -> (PowerSet, PowerSet) {
    let active = game.active();
    let others = game.others(active).iter();
    let foreign = others.fold(PowerSet::EMPTY, |all, seat| all.or(game.player(seat).powers));
    (game.player(active).powers, foreign)
}

/// Plays `start` to its end and counts the goals reached. `answers` holds those given so far, even after a panic.
pub fn play(
    start: &Game,
    coverage: &mut Coverage,
    answers: &mut Vec<Answer>,
    numbers: &mut WyRand,
) -> Result<(), String> {
    let mut game = *start;
    let mut watch = Watch::new(&game);
    let mut spectator = Spectator::new(&game);
    let mut turn = holdings(&game);
    loop {
        let step = watch.check(&game)?;
        if numbers.below(READ_BACK) == 0 {
            read_back(&game)?;
        }
        let is_guided = answers.len() < GUIDED;
        let answer = match step {
            Step::Over(_) => return coverage.count_turn(turn.0, turn.1),
            Step::Decide { seat, decision } => {
                let action = match is_guided {
                    true => guide::action(&game, seat, decision, coverage, numbers),
                    false => playout::action(&game, seat, decision, numbers),
                };
                for goal in guide::goals_of(&game, seat, decision, action) {
                    coverage.count(goal)?;
                }
                if let Action::Take(tile) = action
                    && !stays(tile)
                {
                    let (own, foreign) = holdings(&game);
                    coverage.count_one_shot(tile, own, foreign)?;
                }
                Answer::Action(seat, action)
            }
            Step::Chance(chance) => Answer::Luck(match is_guided {
                true => guide::luck(&game, chance, coverage, numbers),
                false => playout::luck(&game, chance, numbers),
            }),
        };
        check::ends_in_time(u32::try_from(answers.len()).unwrap_or(u32::MAX))?;
        answers.push(answer);
        answer.give(&mut game, Some(&mut spectator))?;
        spectator.check(&game)?;
        if std::mem::take(&mut spectator.turn_began) {
            coverage.count_turn(turn.0, turn.1)?;
            turn = holdings(&game);
        }
    }
}

/// The position must read back from its text.
fn read_back(game: &Game) -> Result<(), String> {
    let text = position_text(game, &Names::plain(game.seats().len()));
    match parse_position(&text) {
        Ok((read, _)) if read == *game => Ok(()),
        Ok(_) => Err(format!("the position reads back as another one:\n{text}")),
        Err(error) => Err(format!("the position does not read back: {error}\n{text}")),
    }
}
