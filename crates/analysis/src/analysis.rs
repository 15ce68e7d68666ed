//! The analysis of a whole record, move by move, and the account of every seat.

use crate::chances::{Chances, Change, ONE};
use crate::grade::{Accuracy, Grade};
use crate::value::{Answer, Valuer, best};
use kaiju_engine::{Action, Chance, Decision, Game, Luck, Seat, Step};
use kaiju_record::{Entry, EntryError, Record};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// The least change of chances at a turning point.
const TURNING: i64 = ONE / 10;
/// The most turning points reported.
const MOST_TURNING_POINTS: usize = 5;

/// An analysed game.
#[derive(Clone, PartialEq, Debug)]
pub struct Analysis {
    /// The number of seats.
    pub seats: usize,
    /// The chances before the first move.
    pub initial: Chances,
    /// The moves of the game, without choices that were taken back.
    pub moves: Vec<Move>,
    /// The accounts of the seats.
    pub balances: Vec<Balance>,
}

/// One line of the record.
#[derive(Clone, PartialEq, Debug)]
pub struct Move {
    /// The index of its entry in the record.
    pub entry: usize,
    /// The decision or the chance event.
    pub deed: Deed,
    /// Its effect on each seat's chance: luck for a chance event, otherwise the cost or gain of the choice.
    pub change: Change,
    /// The revision: the position after it is valued again, one turn further ahead.
    pub revision: Change,
    /// The chances after it or, if it ended the game, the outcome.
    pub chances: Chances,
}

/// A decision or a chance event.
#[derive(Clone, PartialEq, Debug)]
pub enum Deed {
    /// Chance answered.
    Luck {
        /// The question.
        chance: Chance,
        /// The answer.
        luck: Luck,
    },
    /// A player decided.
    Choice {
        /// The player's seat.
        seat: Seat,
        /// The question.
        decision: Decision,
        /// The answer.
        chosen: Action,
        /// All answers with the chances they lead to, in the engine's order.
        answers: Vec<Answer>,
        /// The loss: the chance after the best answer minus that after this one.
        loss: i64,
    },
}

impl Deed {
    /// The best answer of a choice; the given one if none is better.
    pub fn best(&self) -> Option<Answer> {
        match self {
            Deed::Luck { .. } => None,
            Deed::Choice { seat, chosen, answers, .. } => {
                let given = answers.iter().find(|answer| answer.action == *chosen).copied();
                answers.iter().copied().fold(given, |best, answer| {
                    best.filter(|best| best.chances.of(*seat) >= answer.chances.of(*seat)).or(Some(answer))
                })
            }
        }
    }

    /// True if it was a choice and the answer mattered.
    pub fn is_real_choice(&self) -> bool {
        match self {
            Deed::Luck { .. } => false,
            Deed::Choice { seat, answers, .. } => {
                answers.windows(2).any(|two| two[0].chances.of(*seat) != two[1].chances.of(*seat))
            }
        }
    }
}

/// The account of one seat's chance, in units of [`ONE`]: the last chance is exactly the first plus luck, own
/// choices, others' choices and revisions.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Balance {
    /// The chance before the first move.
    pub initial: i64,
    /// The chance at the end.
    pub last: i64,
    /// All luck, including that of others' dice.
    pub luck: i64,
    /// Own choices: never more than 0.
    pub own: i64,
    /// Others' choices.
    pub others: i64,
    /// The sum of all revisions.
    pub revision: i64,
    /// The seat's accuracy.
    pub accuracy: Accuracy,
}

impl Balance {
    /// Everything that is not luck, as in Zare's equation: the last chance is the first plus luck and skill.
    pub fn skill(&self) -> i64 {
        self.own + self.others + self.revision
    }
}

/// A line of the record that was not taken back, and the position before it.
#[derive(Clone, Copy, Debug)]
struct Line {
    entry: usize,
    before: Game,
    deed: Entry,
}

/// Analyses a game. `progress` is called with the numbers of analysed and of all moves. The result does not depend on
/// `threads`.
pub fn analyze(
    record: &Record,
    threads: usize,
    progress: &(dyn Fn(usize, usize) + Sync),
) -> Result<Analysis, EntryError> {
    let turns = Turns::of(record)?;
    let all = turns.count();
    let found: Mutex<Vec<Option<Looked>>> = Mutex::new((0..all).map(|_| None).collect());
    let (next, done) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let work = || {
        let mut valuer = Valuer::new();
        loop {
            let turn = next.fetch_add(1, Ordering::Relaxed);
            if turn >= all {
                break;
            }
            let looked = turns.look_at(turn, &mut valuer);
            if let Ok(mut found) = found.lock() {
                found[turn] = Some(looked);
            }
            let moves = turns.lines(turn).len();
            progress(done.fetch_add(moves, Ordering::Relaxed) + moves, turns.lines.len());
        }
    };
    std::thread::scope(|scope| {
        (1..threads.min(all)).for_each(|_| {
            scope.spawn(work);
        });
        work();
    });
    let found = found.into_inner().unwrap_or_default();
    Ok(turns.account(found.into_iter().flatten().collect()))
}

/// A game to analyse turn by turn, for callers that have other work in between.
///
/// Turns can be looked at in any order and on different threads; [`Turns::account`] puts them together.
#[derive(Debug)]
pub struct Turns {
    seats: usize,
    lines: Vec<Line>,
    /// Where each turn begins among the lines, and the end of the last one.
    starts: Vec<usize>,
    end: Game,
}

/// The values of all positions of a turn.
#[derive(Debug)]
pub struct Looked(Vec<Look>);

impl Turns {
    /// The turns of a game, without choices that were taken back.
    pub fn of(record: &Record) -> Result<Turns, EntryError> {
        let replay = record.replay()?;
        let mut lines: Vec<Line> = Vec::new();
        for (entry, step) in replay.steps.iter().enumerate() {
            if step.takes_back.is_some() {
                lines.pop();
            } else {
                lines.push(Line { entry, before: step.before, deed: step.entry });
            }
        }
        let begins_turn = |index: &usize| *index == 0 || is_turn_start(&lines[*index].before);
        let mut starts: Vec<usize> = (0..lines.len()).filter(begins_turn).collect();
        starts.push(lines.len());
        Ok(Turns { seats: record.header().players.len(), lines, starts, end: replay.end })
    }

    /// The number of turns. What comes before the first one counts as one too.
    pub fn count(&self) -> usize {
        self.starts.len() - 1
    }

    fn lines(&self, turn: usize) -> &[Line] {
        &self.lines[self.starts[turn]..self.starts[turn + 1]]
    }

    /// Values the positions of a turn, counted from 0.
    pub fn look_at(&self, turn: usize, valuer: &mut Valuer) -> Looked {
        valuer.begin_turn();
        Looked(self.lines(turn).iter().map(|line| look(valuer, line)).collect())
    }

    /// The analysis, from the values of all turns in their order.
    pub fn account(&self, looked: Vec<Looked>) -> Analysis {
        let mut looks: Vec<Look> = looked.into_iter().flat_map(|looked| looked.0).collect();
        let chances = Valuer::new().chances(&self.end);
        looks.push(Look { chances, next: chances, answers: Vec::new() });
        account(self.seats, &self.lines, looks)
    }
}

/// The values of one position.
#[derive(Debug)]
struct Look {
    /// The chances there.
    chances: Chances,
    /// The chances after the actual move, valued from here.
    next: Chances,
    answers: Vec<Answer>,
}

/// True if a turn, or the game, is about to begin.
fn is_turn_start(game: &Game) -> bool {
    let turn = game.turn();
    match game.step() {
        Step::Decide { decision: Decision::Start, .. } => true,
        Step::Chance(Chance::Dice { dice, .. }) => {
            turn.dice.is_empty() && turn.to_roll == dice && turn.scored.is_empty()
        }
        Step::Decide { .. } | Step::Chance(_) | Step::Over(_) => false,
    }
}

fn look(valuer: &mut Valuer, line: &Line) -> Look {
    match line.deed {
        Entry::Chance(luck) => {
            let chances = valuer.chances(&line.before);
            Look { chances, next: valuer.after_luck(&line.before, luck), answers: Vec::new() }
        }
        Entry::Action { seat, action } => {
            let answers = valuer.answers(&line.before);
            let chances = best(&answers, seat);
            let given = answers.iter().find(|answer| answer.action == action);
            Look { chances, next: given.map_or(chances, |answer| answer.chances), answers }
        }
        Entry::Undo { .. } => unreachable!("take-backs are left out"),
    }
}

/// Puts the values together.
fn account(seats: usize, lines: &[Line], looks: Vec<Look>) -> Analysis {
    let initial = looks[0].chances;
    let last = looks[looks.len() - 1].chances;
    let after: Vec<Chances> = looks.iter().skip(1).map(|look| look.chances).collect();
    let mut balances: Vec<Balance> = Seat::ALL[..seats]
        .iter()
        .map(|&seat| Balance { initial: initial.of(seat), last: last.of(seat), ..Balance::default() })
        .collect();
    let mut moves = Vec::with_capacity(lines.len());
    for ((line, look), chances) in lines.iter().zip(looks).zip(after) {
        let change = look.next - look.chances;
        let revision = chances - look.next;
        let deed = match (line.deed, line.before.step()) {
            (Entry::Action { seat, action }, Step::Decide { decision, .. }) => {
                Deed::Choice { seat, decision, chosen: action, answers: look.answers, loss: -change.of(seat) }
            }
            (Entry::Chance(luck), Step::Chance(chance)) => Deed::Luck { chance, luck },
            (Entry::Action { .. } | Entry::Chance(_) | Entry::Undo { .. }, step) => {
                unreachable!("the record was played: {step:?}")
            }
        };
        for (balance, &seat) in balances.iter_mut().zip(&Seat::ALL) {
            balance.revision += revision.of(seat);
            match deed {
                Deed::Luck { .. } => balance.luck += change.of(seat),
                Deed::Choice { seat: chooser, .. } if chooser == seat => balance.own += change.of(seat),
                Deed::Choice { .. } => balance.others += change.of(seat),
            }
        }
        if let Deed::Choice { seat, loss, .. } = deed
            && deed.is_real_choice()
        {
            balances[seat.index()].accuracy.count(loss);
        }
        moves.push(Move { entry: line.entry, deed, change, revision, chances });
    }
    Analysis { seats, initial, moves, balances }
}

impl Analysis {
    /// The moves with the largest changes of chances, at least a tenth, in the order of the game.
    pub fn turning_points(&self) -> Vec<&Move> {
        let mut moves: Vec<(usize, &Move)> = self.moves.iter().enumerate().collect();
        moves.retain(|(_, play)| play.change.moved() >= TURNING);
        moves.sort_by_key(|&(place, play)| (std::cmp::Reverse(play.change.moved()), place));
        moves.truncate(MOST_TURNING_POINTS);
        moves.sort_by_key(|&(place, _)| place);
        moves.into_iter().map(|(_, play)| play).collect()
    }

    /// Choices that were at least inaccurate, in the order of the game.
    pub fn mistakes(&self) -> impl Iterator<Item = (&Move, Grade)> {
        self.moves.iter().filter_map(|play| match play.deed {
            Deed::Choice { loss, .. } => {
                Some((play, Grade::of(loss))).filter(|(_, grade)| *grade > Grade::Good)
            }
            Deed::Luck { .. } => None,
        })
    }

    /// The largest difference between a seat's last chance and the first plus luck and skill. It must be 0.
    pub fn largest_deviation(&self) -> i64 {
        let deviation = |balance: &Balance| balance.last - balance.initial - balance.luck - balance.skill();
        self.balances.iter().map(|balance| deviation(balance).abs()).max().unwrap_or(0)
    }
}
