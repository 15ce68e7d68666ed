//! `--json`: the analysis as one document.

use super::Told;
use kaiju_analysis::{Answer, Change, Deed, Deep, Estimate, Grade, Move, fraction};
use kaiju_engine::Seat;
use kaiju_notation::{action_text, rules_text};
use serde::Serialize;

/// The most answers listed for each decision, best first. The given one is always listed.
const MOST_ALTERNATIVES: usize = 10;

/// The document. Chances are fractions of 1; seats are counted from 0, in the order of `seats`.
#[derive(Serialize)]
pub struct Document<'a> {
    rules: String,
    depth: &'static str,
    over: String,
    seats: Vec<SeatEntry<'a>>,
    points: Vec<Point>,
    decisions: Vec<DecisionEntry>,
    luck: Vec<LuckEntry>,
    /// Lines of the record.
    turning_points: Vec<usize>,
    /// With `--deep` only.
    #[serde(skip_serializing_if = "Option::is_none")]
    rollouts: Option<Rollouts>,
}

/// Rollouts of turning points and of the worst mistakes.
#[derive(Serialize)]
struct Rollouts {
    playouts: usize,
    turning_points: Vec<TurningEntry>,
    decisions: Vec<RolloutEntry>,
}

/// Every seat's chance before and after a move.
#[derive(Serialize)]
struct TurningEntry {
    line: usize,
    before: Vec<Measured>,
    after: Vec<Measured>,
}

/// `loss` is the advantage of `best` over the first of `answers`, which was given.
#[derive(Serialize)]
struct RolloutEntry {
    line: usize,
    best: String,
    loss: Measured,
    clear: bool,
    grade: &'static str,
    answers: Vec<RolloutAnswer>,
}

#[derive(Serialize)]
struct RolloutAnswer {
    action: String,
    win: Measured,
}

/// A mean over playouts and its standard error.
#[derive(Serialize)]
struct Measured {
    mean: f64,
    error: f64,
    playouts: usize,
}

impl From<&Estimate> for Measured {
    fn from(&Estimate { mean, error, count }: &Estimate) -> Measured {
        Measured { mean, error, playouts: count }
    }
}

/// The account of a seat: `last` = `initial` + `luck` + `skill`, and `skill` = `own` + `others` + `revision`.
#[derive(Serialize)]
struct SeatEntry<'a> {
    name: &'a str,
    monster: &'a str,
    initial: f64,
    last: f64,
    luck: f64,
    skill: f64,
    own: f64,
    others: f64,
    revision: f64,
    decisions: u32,
    mean_loss: f64,
    inaccuracies: u32,
    mistakes: u32,
    blunders: u32,
}

/// The chances after a number of moves; `line` is that of the last one.
#[derive(Serialize)]
struct Point {
    event: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<usize>,
    win: Vec<f64>,
    nobody: f64,
}

#[derive(Serialize)]
struct DecisionEntry {
    line: usize,
    seat: usize,
    chosen: String,
    best: String,
    loss: f64,
    grade: &'static str,
    /// True if two answers lead to different chances.
    real: bool,
    alternatives: Vec<Alternative>,
}

#[derive(Serialize)]
struct Alternative {
    action: String,
    /// The chance of the seat that decides.
    win: f64,
}

/// The luck of every seat in one roll or draw.
#[derive(Serialize)]
struct LuckEntry {
    line: usize,
    entry: String,
    luck: Vec<f64>,
}

/// The document of a game.
pub fn document<'a>(told: &Told<'a>) -> Document<'a> {
    let (record, analysis) = (told.record, told.analysis);
    let seats = record.header().players.iter().zip(&analysis.balances).map(|(player, balance)| {
        let [inaccuracies, mistakes, blunders] = balance.accuracy.graded;
        SeatEntry {
            name: &player.name,
            monster: &player.monster,
            initial: fraction(balance.initial),
            last: fraction(balance.last),
            luck: fraction(balance.luck),
            skill: fraction(balance.skill()),
            own: fraction(balance.own),
            others: fraction(balance.others),
            revision: fraction(balance.revision),
            decisions: balance.accuracy.decisions,
            mean_loss: balance.accuracy.mean_loss(),
            inaccuracies,
            mistakes,
            blunders,
        }
    });
    let first = (None, analysis.initial);
    let points = std::iter::once(first)
        .chain(analysis.moves.iter().map(|play| (Some(told.line(play)), play.chances)))
        .enumerate()
        .map(|(event, (line, chances))| Point {
            event,
            line,
            win: told.balances().map(|(seat, _)| fraction(chances.of(seat))).collect(),
            nobody: fraction(chances.of_nobody()),
        });
    Document {
        rules: rules_text(&record.header().rules),
        depth: if told.deep.is_some() { "deep" } else { "quick" },
        over: told.outcome(),
        seats: seats.collect(),
        points: points.collect(),
        decisions: analysis.moves.iter().filter_map(|play| decision(told, play)).collect(),
        luck: analysis.moves.iter().filter_map(|play| luck(told, play)).collect(),
        turning_points: analysis.turning_points().into_iter().map(|play| told.line(play)).collect(),
        rollouts: told.deep.map(|deep| rollouts(told, deep)),
    }
}

fn rollouts(told: &Told<'_>, deep: &Deep) -> Rollouts {
    let line = |place: usize| told.line(&told.analysis.moves[place]);
    let text = |action| action_text(action, told.record.names());
    Rollouts {
        playouts: deep.playouts,
        turning_points: deep
            .turning
            .iter()
            .map(|point| TurningEntry {
                line: line(point.place),
                before: point.before.iter().map(Measured::from).collect(),
                after: point.after.iter().map(Measured::from).collect(),
            })
            .collect(),
        decisions: deep
            .choices
            .iter()
            .map(|choice| RolloutEntry {
                line: line(choice.place),
                best: text(choice.best),
                loss: Measured::from(&choice.loss),
                clear: choice.loss.is_clear(),
                grade: choice.grade().text(),
                answers: choice
                    .answers
                    .iter()
                    .map(|(action, win)| RolloutAnswer { action: text(*action), win: Measured::from(win) })
                    .collect(),
            })
            .collect(),
    }
}

fn decision(told: &Told<'_>, play: &Move) -> Option<DecisionEntry> {
    let Deed::Choice { seat, chosen, ref answers, loss, .. } = play.deed else { return None };
    let text = |answer: &Answer| action_text(answer.action, told.record.names());
    let mut sorted: Vec<&Answer> = answers.iter().collect();
    sorted.sort_by_key(|answer| (-answer.chances.of(seat), answer.action != chosen));
    let best = sorted.first().map(|answer| text(answer))?;
    let told_of = sorted
        .into_iter()
        .enumerate()
        .filter(|(place, answer)| *place < MOST_ALTERNATIVES || answer.action == chosen);
    let alternatives = told_of
        .map(|(_, answer)| Alternative { action: text(answer), win: fraction(answer.chances.of(seat)) })
        .collect();
    Some(DecisionEntry {
        line: told.line(play),
        seat: seat.index(),
        chosen: action_text(chosen, told.record.names()),
        best,
        loss: fraction(loss),
        grade: Grade::of(loss).text(),
        real: play.deed.is_real_choice(),
        alternatives,
    })
}

fn luck(told: &Told<'_>, play: &Move) -> Option<LuckEntry> {
    let Deed::Luck { .. } = play.deed else { return None };
    Some(LuckEntry { line: told.line(play), entry: told.entry(play), luck: by_seat(told, play.change) })
}

fn by_seat(told: &Told<'_>, change: Change) -> Vec<f64> {
    told.balances().map(|(seat, _): (Seat, _)| fraction(change.of(seat))).collect()
}
