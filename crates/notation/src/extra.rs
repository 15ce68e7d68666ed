//! Extra turns to come, as text: `extra Alice, Alice short 2 times 3, Bob`, in the order of play.

use super::names::Names;
use super::{Parsed, Span};
use kaiju_engine::parts::Parts;
use kaiju_engine::{ExtraTurns, Game, MOST_DICE_FEWER};

/// The text of the extra turns to come; `None` if there are none.
pub(super) fn extra_text(game: &Game, names: &Names) -> Option<String> {
    let runs: Vec<String> = game
        .extra_turns()
        .map(|run| {
            let mut text = names.text(run.seat).to_owned();
            if run.dice_fewer > 0 {
                text.push_str(&format!(" short {}", run.dice_fewer));
            }
            if run.turns > 1 {
                text.push_str(&format!(" times {}", run.turns));
            }
            text
        })
        .collect();
    (!runs.is_empty()).then(|| runs.join(", "))
}

/// Reads the line without its key.
pub(super) fn read_extra(line: Span, parts: &mut Parts, names: &Names) -> Parsed<()> {
    for item in line.split(',') {
        let run = match item.words().as_slice() {
            [name] => run(*name, None, None, names)?,
            [name, short, dice] if short.text == "short" => run(*name, Some(*dice), None, names)?,
            [name, times, turns] if times.text == "times" => run(*name, None, Some(*turns), names)?,
            [name, short, dice, times, turns] if short.text == "short" && times.text == "times" => {
                run(*name, Some(*dice), Some(*turns), names)?
            }
            _ => {
                return item.fail("expected an extra turn: `NAME`, `NAME short 1` or `NAME short 1 times 2`");
            }
        };
        queue(parts, run, item)?;
    }
    Ok(())
}

fn run(name: Span, short: Option<Span>, times: Option<Span>, names: &Names) -> Parsed<ExtraTurns> {
    let dice_fewer = short.map_or(Ok(0), |dice| dice.number(MOST_DICE_FEWER, "dice"))?;
    let turns = times.map_or(Ok(1), |turns| turns.number(u8::MAX, "extra turns"))?;
    Ok(ExtraTurns { seat: names.parse(name)?, dice_fewer, turns })
}

/// Queues extra turns after those already there.
pub(super) fn queue(parts: &mut Parts, run: ExtraTurns, item: Span) -> Parsed<()> {
    if run.turns == 0 {
        return item.fail("expected at least one extra turn");
    }
    if parts.extra_turns.len() >= Parts::MOST_EXTRA_RUNS {
        return item.fail("too many extra turns are to come");
    }
    parts.extra_turns.push(run);
    Ok(())
}
