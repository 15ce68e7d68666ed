//! The results of rollouts, in words.

use super::Told;
use kaiju_analysis::{Deep, DeepChoice, DeepTurning, Estimate, Grade};
use kaiju_engine::Seat;
use kaiju_notation::action_text;

/// One line for each examined turning point and decision, in the order of the game.
pub fn lines(told: &Told<'_>, deep: &Deep) -> Vec<String> {
    let turning = deep.turning.iter().map(|point| (point.place, turning_line(told, point)));
    let choices = deep.choices.iter().map(|choice| (choice.place, choice_line(told, choice)));
    let mut lines: Vec<(usize, String)> = turning.chain(choices).collect();
    lines.sort_by_key(|&(place, _)| place);
    lines.into_iter().map(|(place, text)| told.about(&told.analysis.moves[place], text)).collect()
}

/// "Alice 12.0 ± 0.9 to 40.2 ± 1.0 %, Bob …": the seats whose chances changed.
fn turning_line(told: &Told<'_>, point: &DeepTurning) -> String {
    let both = point.before.iter().zip(&point.after).zip(Seat::ALL);
    let changed = both.filter(|((before, after), _)| (before.mean - after.mean).abs() >= 0.01);
    let said = changed.map(|((before, after), seat)| {
        let values = [
            ("name", told.name(seat).into()),
            ("before", percent(told, before).into()),
            ("after", percent(told, after).into()),
        ];
        told.say("analyze-shift", &values)
    });
    said.collect::<Vec<_>>().join(", ")
}

fn choice_line(told: &Told<'_>, choice: &DeepChoice) -> String {
    let names = told.record.names();
    let answers = choice
        .answers
        .iter()
        .map(|(action, chance)| format!("{} {} %", action_text(*action, names), percent(told, chance)));
    let answers = answers.collect::<Vec<_>>().join(", ");
    let verdict = match choice.grade() {
        _ if choice.loss.mean == 0.0 => told.say("analyze-best", &[]),
        Grade::Good if !choice.loss.is_clear() => told.say("analyze-unclear", &[]),
        grade => {
            let values = [("grade", told.grade(grade).into()), ("loss", percent(told, &choice.loss).into())];
            told.say("analyze-verdict", &values)
        }
    };
    format!("{verdict} ({answers})")
}

/// A chance and its standard error, in per cent.
fn percent(told: &Told<'_>, estimate: &Estimate) -> String {
    format!("{} ± {}", told.decimal(100.0 * estimate.mean, 1), told.decimal(100.0 * estimate.error, 1))
}
