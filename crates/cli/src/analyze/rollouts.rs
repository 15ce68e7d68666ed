//! The results of rollouts, in words.

use super::Told;
use kaiju_analysis::{Deep, DeepChoice, DeepTurning, Estimate, Grade, Move};
use kaiju_engine::Seat;
use kaiju_notation::action_text;

/// One line for each examined turning point and decision, in the order of the game.
pub fn lines(told: &Told<'_>, deep: &Deep) -> Vec<String> {
    let turning = deep.turning.iter().map(|point| (point.place, turning_line(told, point)));
    let choices = deep.choices.iter().map(|choice| (choice.place, choice_line(told, choice)));
    let mut lines: Vec<(usize, String)> = turning.chain(choices).collect();
    lines.sort_by_key(|&(place, _)| place);
    let told_of = |place: usize| -> String {
        let play: &Move = &told.analysis.moves[place];
        format!("line {}, {}", told.line(play), told.entry(play))
    };
    lines.into_iter().map(|(place, text)| format!("{}: {text}", told_of(place))).collect()
}

/// "Alice 12.0 ± 0.9 to 40.2 ± 1.0 %, Bob …": the seats whose chances changed.
fn turning_line(told: &Told<'_>, point: &DeepTurning) -> String {
    let both = point.before.iter().zip(&point.after).zip(Seat::ALL);
    let changed = both.filter(|((before, after), _)| (before.mean - after.mean).abs() >= 0.01);
    let texts = changed.map(|((before, after), seat)| {
        format!("{} {} to {} %", told.name(seat), percent(before), percent(after))
    });
    texts.collect::<Vec<_>>().join(", ")
}

fn choice_line(told: &Told<'_>, choice: &DeepChoice) -> String {
    let names = told.record.names();
    let answers = choice
        .answers
        .iter()
        .map(|(action, chance)| format!("{} {} %", action_text(*action, names), percent(chance)));
    let answers = answers.collect::<Vec<_>>().join(", ");
    let verdict = match choice.grade() {
        _ if choice.loss.mean == 0.0 => "nothing is better".to_owned(),
        Grade::Good if !choice.loss.is_clear() => "no clear difference".to_owned(),
        grade => format!("{} of {} %", grade.text(), percent(&choice.loss)),
    };
    format!("{verdict} ({answers})")
}

/// A chance and its standard error, in per cent.
fn percent(estimate: &Estimate) -> String {
    format!("{:.1} ± {:.1}", 100.0 * estimate.mean, 100.0 * estimate.error)
}
