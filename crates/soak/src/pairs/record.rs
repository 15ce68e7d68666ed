//! A failed game as a scenario file.

use super::goals::{QUESTIONS, question};
use super::play::Answer;
use kaiju_engine::{Game, Step};
use kaiju_notation::{Names, action_text, luck_text, parse_position, position_text};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// A file with two scenarios that lead to the failure: only its last answer, if the position before it can be read,
/// and the whole game.
pub fn scenarios(title: &str, reason: &str, start: &Game, answers: &[Answer]) -> String {
    let mut text = String::new();
    for line in reason.lines() {
        text.push_str(&format!("# {line}\n"));
    }
    if let Some((&last, before)) = answers.split_last()
        && let Some(position) = replay(start, before)
        && is_readable(&position)
    {
        text.push_str(&format!("\n{}", scenario(&format!("{title}, the last answer"), &position, &[last])));
    }
    text.push_str(&format!("\n{}", scenario(title, start, answers)));
    text
}

/// A scenario: the position, and one line per answer.
pub fn scenario(title: &str, start: &Game, answers: &[Answer]) -> String {
    let names = Names::plain(start.seats().len());
    let mut text = format!("scenario {title}\n{}", position_text(start, &names));
    for answer in answers {
        text.push_str(&line(*answer, &names));
        text.push('\n');
    }
    // A scenario must expect something, and must not end while a power is on offer that it does not name.
    if let Some(end) = replay(start, answers) {
        text.push_str(&match end.step() {
            Step::Decide { seat, decision } => {
                format!("=> asks {} {}\n", names.text(seat), QUESTIONS[question(decision)].word)
            }
            Step::Chance(_) | Step::Over(_) => format!("=> turn {}\n", names.text(end.active())),
        });
    }
    text
}

fn line(answer: Answer, names: &Names) -> String {
    match answer {
        Answer::Action(seat, action) => format!("{}: {}", names.text(seat), action_text(action, names)),
        Answer::Luck(luck) => luck_text(luck, names),
    }
}

/// The game after these answers, unless one of them is refused.
fn replay(start: &Game, answers: &[Answer]) -> Option<Game> {
    let played = catch_unwind(AssertUnwindSafe(|| {
        let mut game = *start;
        for answer in answers {
            answer.give(&mut game, None)?;
        }
        Ok::<Game, String>(game)
    }));
    played.ok()?.ok()
}

fn is_readable(game: &Game) -> bool {
    let text = position_text(game, &Names::plain(game.seats().len()));
    parse_position(&text).is_ok_and(|(read, _)| read == *game)
}

#[cfg(test)]
mod tests {
    use super::super::coverage::Coverage;
    use super::super::deal::deal;
    use super::super::play::play;
    use super::*;
    use kaiju_engine::RuleSet;
    use kaiju_engine::playout::WyRand;
    use kaiju_notation::scenario::Suite;

    #[test]
    fn a_game_that_is_written_down_can_be_played_again() {
        let mut numbers = WyRand(9);
        for (name, rules) in RuleSet::PRESETS {
            let mut coverage = Coverage::new(rules, &[2, 3, 4, 5, 6], 1);
            for number in 0..10 {
                let (start, _) =
                    parse_position(&deal(&rules, 2 + number % 5, &coverage, &mut numbers)).unwrap();
                let mut answers = Vec::new();
                play(&start, &mut coverage, &mut answers, &mut numbers).unwrap();
                // As if it had failed somewhere in the middle.
                answers.truncate(answers.len() * (number + 1) / 10);
                let text = scenarios(name, "a test", &start, &answers);
                let mut suite = Suite::new();
                suite.run_file("test.scn", text.as_bytes());
                assert_eq!((suite.passed(), suite.failures()), (2, &[][..]), "{text}");
            }
        }
    }
}
