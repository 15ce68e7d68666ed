//! `kaiju replay`: steps through a record.

use crate::words::Words;
use crate::{BAD_USAGE, FAILED, files};
use anyhow::Result;
use clap::Args;
use kaiju_engine::{Event, Game, Seat};
use kaiju_notation::{action_text, luck_text, outcome_text, position_text, rules_text};
use kaiju_record::{Entry, LARGEST_RECORD, Record, ReplayStep};
use kaiju_text::{Texts, monster};
use serde::Serialize;
use std::io::{BufRead, IsTerminal, Read, Write};
use std::path::PathBuf;
use std::process::ExitCode;

/// Step through a record: questions, answers and events
///
/// On a terminal it pauses before each turn: Enter continues to the next turn, `a` to the end,
/// `q` stops. With --to, or into a file or pipe, everything is printed at once.
///
/// Every line of the record is replayed and its digest compared. To check that the dice were
/// fair, use `kaiju verify`.
///
/// The exit code is 1 if the record is wrong, and 2 if the file cannot be read or the game
/// has no such turn.
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub struct Options {
    /// The record
    file: PathBuf,
    /// Stop before this turn; turns are counted from 1, extra turns included
    #[arg(long, value_name = "TURN", value_parser = clap::value_parser!(u32).range(1..))]
    to: Option<u32>,
    /// Print one JSON document with all events instead of text
    #[arg(long)]
    json: bool,
    /// Print the final position: alone, or within the JSON document
    #[arg(long)]
    position: bool,
}

/// The longest line read for a key.
const LONGEST_KEY: u64 = 100;

/// The document of `--json`.
#[derive(Serialize)]
struct Document<'a> {
    rules: String,
    revision: u32,
    seats: Vec<SeatEntry<'a>>,
    turns: u32,
    steps: Vec<StepEntry>,
    over: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    position: Option<String>,
}

#[derive(Serialize)]
struct SeatEntry<'a> {
    name: &'a str,
    monster: &'a str,
}

/// One line of the record and its events. `turn` is the turn of the question, 0 before the first. `takes_back` is
/// the line of a choice that its player takes back, whose events no longer count.
#[derive(Serialize)]
struct StepEntry {
    line: usize,
    turn: u32,
    seat: Option<Seat>,
    entry: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    takes_back: Option<usize>,
    events: Vec<Event>,
}

/// A part of a game, from its beginning.
struct Part {
    /// Each step with the turn of its question.
    steps: Vec<(u32, ReplayStep)>,
    end: Game,
    turns: u32,
}

/// Replays the record and prints it.
pub fn run(options: &Options, texts: &Texts) -> Result<ExitCode> {
    let file = options.file.display();
    let record = match Record::from_bytes(&files::read(&options.file, LARGEST_RECORD, texts)?) {
        Ok(record) => record,
        Err(error) => {
            eprintln!("{file}:{}:{}: {}", error.line, error.column, error.message);
            return Ok(ExitCode::from(FAILED));
        }
    };
    let part = part(&record, options.to)?;
    if let Some(turn) = options.to.filter(|&turn| part.turns < turn) {
        let values = [("file", file.to_string().into()), ("turns", part.turns.into())];
        eprintln!("kaiju: --to {turn}: {}", texts.say("replay-too-few", &values));
        return Ok(ExitCode::from(BAD_USAGE));
    }
    let mut out = std::io::stdout().lock();
    if options.json {
        writeln!(out, "{}", serde_json::to_string(&document(&record, part, options.position))?)?;
    } else if options.position {
        write!(out, "{}", position_text(&part.end, record.names()))?;
    } else {
        let is_at_keyboard = std::io::stdin().is_terminal() && std::io::stdout().is_terminal();
        let pace = if is_at_keyboard && options.to.is_none() {
            Pace::TurnByTurn(std::io::stdin().lock())
        } else {
            Pace::Through
        };
        print(&mut out, texts, &record, &part, pace)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The game up to the beginning of a turn, or all of it.
fn part(record: &Record, to: Option<u32>) -> Result<Part> {
    let replay = record.replay()?;
    let mut turns = 0;
    let mut steps = replay.steps.into_iter();
    let mut taken: Vec<(u32, ReplayStep)> = Vec::with_capacity(steps.len());
    for step in steps.by_ref() {
        let asked_in = turns;
        turns = match step.takes_back {
            Some(index) => taken[index].0,
            None => turns + begun_turns(&step),
        };
        taken.push((asked_in, step));
        if to.is_some_and(|to| turns >= to) {
            break;
        }
    }
    let end = steps.next().map_or(replay.end, |step| step.before);
    Ok(Part { steps: taken, end, turns })
}

fn begun_turns(step: &ReplayStep) -> u32 {
    step.events.iter().filter(|event| matches!(event, Event::TurnBegan { .. })).count() as u32
}

/// The answer without the player's name.
fn answer(record: &Record, entry: Entry) -> String {
    match entry {
        Entry::Action { action, .. } => action_text(action, record.names()),
        Entry::Undo { .. } => "undo".to_owned(),
        Entry::Chance(luck) => luck_text(luck, record.names()),
    }
}

/// The pace of the output.
enum Pace<Keys> {
    /// Without pauses.
    Through,
    /// With a pause before each turn, until a key and Enter are pressed.
    TurnByTurn(Keys),
}

impl<Keys: BufRead> Pace<Keys> {
    /// Pauses if needed. True to continue.
    fn goes_on(&mut self, out: &mut impl Write, texts: &Texts) -> Result<bool> {
        let Pace::TurnByTurn(keys) = self else { return Ok(true) };
        write!(out, "\n{} ", texts.say("replay-pause", &[]))?;
        out.flush()?;
        let mut key = String::new();
        let is_end = keys.by_ref().take(LONGEST_KEY).read_line(&mut key)? == 0;
        match key.trim() {
            "q" => return Ok(false),
            "a" => *self = Pace::Through,
            _ => {}
        }
        Ok(!is_end)
    }
}

fn print(
    out: &mut impl Write,
    texts: &Texts,
    record: &Record,
    part: &Part,
    mut pace: Pace<impl BufRead>,
) -> Result<()> {
    let header = record.header();
    let words = Words { texts, names: record.names(), rules: &header.rules };
    writeln!(out, "{}", texts.say("replay-rules", &[("rules", rules_text(&header.rules).into())]))?;
    for player in &header.players {
        let monster = monster(&player.monster.to_lowercase().replace([' ', '_'], "-"));
        let values = [("name", player.name.as_str().into()), ("monster", monster)];
        writeln!(out, "{}", texts.say("replay-plays", &values))?;
    }
    writeln!(out, "\n{}", texts.say("replay-before", &[]))?;
    for (asked_in, step) in &part.steps {
        let mut turn = *asked_in;
        writeln!(out, "  {}: {}", words.question(step.before.step()), answer(record, step.entry))?;
        if let Some((_, undone)) = step.takes_back.and_then(|index| part.steps.get(index)) {
            let undone = answer(record, undone.entry);
            writeln!(out, "    {}.", texts.say("replay-taken-back", &[("what", undone.into())]))?;
        }
        for &event in &step.events {
            if let Event::TurnBegan { .. } = event {
                turn += 1;
                if !pace.goes_on(out, texts)? {
                    return Ok(());
                }
                let values = [("turn", turn.into()), ("what", words.event(event).into())];
                writeln!(out, "\n{}", texts.say("replay-turn-head", &values))?;
            } else {
                writeln!(out, "    {}.", words.event(event))?;
            }
        }
    }
    if part.end.outcome().is_none() {
        writeln!(out, "\n{}.", words.question(part.end.step()))?;
    }
    Ok(())
}

fn document(record: &Record, part: Part, with_position: bool) -> Document<'_> {
    let header = record.header();
    let names = record.names();
    let steps = part.steps.into_iter().enumerate().map(|(index, (turn, step))| StepEntry {
        line: record.line_of(index),
        turn,
        seat: match step.entry {
            Entry::Action { seat, .. } | Entry::Undo { seat } => Some(seat),
            Entry::Chance(_) => None,
        },
        entry: answer(record, step.entry),
        takes_back: step.takes_back.map(|index| record.line_of(index)),
        events: step.events,
    });
    Document {
        rules: rules_text(&header.rules),
        revision: header.revision(),
        seats: header
            .players
            .iter()
            .map(|player| SeatEntry { name: &player.name, monster: &player.monster })
            .collect(),
        turns: part.turns,
        steps: steps.collect(),
        over: part.end.outcome().map(|outcome| outcome_text(outcome, names)),
        position: with_position.then(|| position_text(&part.end, names)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The output for a game of six turns when these keys are pressed.
    fn told(keys: &str) -> String {
        let file = include_bytes!("../../../tests/records/revision-1/czech-2-1.kot");
        let record = Record::from_bytes(file).expect("a record that is kept");
        let part = part(&record, Some(6)).expect("a game that was played");
        let mut out = Vec::new();
        print(&mut out, &Texts::english(), &record, &part, Pace::TurnByTurn(keys.as_bytes()))
            .expect("memory can be written");
        String::from_utf8(out).expect("kaiju prints UTF-8")
    }

    #[test]
    fn at_a_keyboard_a_game_is_told_turn_by_turn() {
        for (keys, turns) in [("", 0), ("q\n", 0), ("\n\nq\n", 2), ("\n\n", 2), ("\na\n", 6), (" a \n", 6)] {
            let told = told(keys);
            assert_eq!(told.matches("\nTurn ").count(), turns, "{keys:?}: {told}");
            let stops = told.matches("[Enter] next turn").count();
            assert_eq!(stops, if keys.contains('a') { keys.lines().count() } else { turns + 1 }, "{keys:?}");
        }
    }
}
