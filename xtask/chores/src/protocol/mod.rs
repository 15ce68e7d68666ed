//! `cargo xtask protocol`: the examples in `docs/bot-protocol.md`, made from the real messages.

mod examples;

use crate::root;
use anyhow::{Context, Result, anyhow, bail};
use examples::{EXAMPLES, Example, place};
use kaiju_bots::{Ask, Begin, DEFAULT_TIME_LIMIT, Over};
use kaiju_engine::{Outcome, Seat, Victory};
use kaiju_notation::{Names, decision_text, parse_action};
use serde_json::Value;
use std::fs;

/// The page, below the root folder.
const PAGE: &str = "docs/bot-protocol.md";
/// The start of a line before the examples of messages and of decisions; they end at [`END`].
const MESSAGES: &str = "<!-- messages:";
const DECISIONS: &str = "<!-- decisions:";
const END: &str = "<!-- end -->";

/// Writes the examples into the page.
pub fn run() -> Result<()> {
    let path = root().join(PAGE);
    let page = fs::read_to_string(&path).with_context(|| format!("cannot read {PAGE}"))?;
    fs::write(&path, with_examples(&page)?).with_context(|| format!("cannot write {PAGE}"))?;
    println!("{PAGE}: {} kinds of decisions", EXAMPLES.len());
    Ok(())
}

/// The page with new examples.
fn with_examples(page: &str) -> Result<String> {
    let page = replace(page, MESSAGES, &messages()?)?;
    let sections: Result<Vec<String>> = EXAMPLES.iter().map(section).collect();
    replace(&page, DECISIONS, &sections?.concat())
}

/// The page with the text between the line that begins with `start` and the next end replaced.
fn replace(page: &str, start: &str, text: &str) -> Result<String> {
    let missing = || anyhow!("{PAGE} has no lines `{start} … -->` and `{END}`");
    let (before, rest) = page.split_once(start).ok_or_else(missing)?;
    let (line, rest) = rest.split_once('\n').ok_or_else(missing)?;
    let (_, after) = rest.split_once(END).ok_or_else(missing)?;
    Ok(format!("{before}{start}{line}\n\n{text}{END}{after}"))
}

/// The number of the question in all examples.
const ID: u64 = 17;

/// The message sent to the program, and the kind of the decision.
fn ask(example: &Example) -> Result<(Value, String)> {
    let (game, decision) = example.play()?;
    if place(decision) != EXAMPLES.iter().position(|known| known.position == example.position).unwrap_or(0) {
        bail!("{}: this is no example of {}", example.position, decision_text(decision));
    }
    let names = Names::plain(game.seats().len());
    let answer = parse_action(example.answer, &names, Some(&game)).map_err(|error| anyhow!(error.message))?;
    if !game.is_legal(answer) {
        bail!("{}: `{}` is not allowed", example.position, example.answer);
    }
    let ask = Ask::new(&game.view(Some(Seat::First)), &names, ID).context("the first seat is asked")?;
    let kind = decision_text(decision).split(' ').next().unwrap_or_default().to_owned();
    Ok((serde_json::to_value(&ask)?, kind))
}

/// All messages in full: the start of a game, a question with its answer, the end.
fn messages() -> Result<String> {
    let example = &EXAMPLES[1];
    let (game, _) = example.play()?;
    let names = Names::plain(2);
    let limit = u64::try_from(DEFAULT_TIME_LIMIT.as_millis())?;
    let begin = serde_json::to_value(Begin::new(&game, Seat::First, &names, 1_203_955_041_887_031, limit))?;
    let outcome = Outcome::Won { seat: Seat::Second, by: Victory::Points };
    let over = serde_json::to_value(Over::new(outcome, &names))?;
    let answer = answer_text(example);
    Ok([lay_out(&begin), lay_out(&ask(example)?.0), answer, lay_out(&over)]
        .map(|message| format!("```json\n{message}\n```\n\n"))
        .concat())
}

fn answer_text(example: &Example) -> String {
    format!("{{\"id\": {ID}, \"action\": \"{}\"}}", example.answer)
}

/// A kind of decision with its example; position and table are omitted from the message.
fn section(example: &Example) -> Result<String> {
    let (message, kind) = ask(example)?;
    let field = |path: &str| message.pointer(path).map(spaced).unwrap_or_default();
    let script: String = example.script.iter().map(|line| format!("{line}\n")).collect();
    let asked = format!(
        "{{\"type\": \"decide\", \"id\": {ID},\n \"question\": {{\"seat\": 0, \"decision\": {}, …}},\n \"actions\": {},\n \"position\": …, \"deck\": …, \"table\": …}}",
        field("/question/decision"),
        wrapped(&field("/actions")),
    );
    Ok(format!(
        "### {kind}\n\n{}\n\n```text\n{}{script}```\n```json\n{asked}\n{}\n```\n\n",
        filled(example.about),
        example.position,
        answer_text(example)
    ))
}

/// A message with one line per field, and per field of its question and its table.
fn lay_out(message: &Value) -> String {
    let Value::Object(fields) = message else { return spaced(message) };
    let text = |(name, value): (&String, &Value)| match value {
        Value::Object(fields) if name == "table" || name == "question" => {
            let lines = fields.iter().map(|(name, value)| format!("\"{name}\": {}", wrapped(&spaced(value))));
            format!("\"{name}\": {{\n  {}}}", lines.collect::<Vec<_>>().join(",\n  "))
        }
        // A string cannot be broken.
        Value::String(_) => format!("\"{name}\": {value}"),
        value => format!("\"{name}\": {}", wrapped(&spaced(value))),
    };
    format!("{{{}}}", fields.iter().map(text).collect::<Vec<_>>().join(",\n "))
}

/// JSON on one line, with spaces as people write them.
fn spaced(value: &Value) -> String {
    match value {
        Value::Array(items) => format!("[{}]", items.iter().map(spaced).collect::<Vec<_>>().join(", ")),
        Value::Object(fields) => {
            let fields = fields.iter().map(|(name, value)| format!("\"{name}\": {}", spaced(value)));
            format!("{{{}}}", fields.collect::<Vec<_>>().join(", "))
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => value.to_string(),
    }
}

/// The width of lines of JSON, and of prose.
const WIDTH: usize = 110;
const PROSE_WIDTH: usize = 120;

/// A paragraph with a new line wherever the next word would be beyond the edge.
fn filled(paragraph: &str) -> String {
    let mut text = String::new();
    let mut column = 0;
    for word in paragraph.split(' ') {
        let columns = word.chars().count();
        if column == 0 {
            column = columns;
        } else if column + 1 + columns > PROSE_WIDTH {
            text.push('\n');
            column = columns;
        } else {
            text.push(' ');
            column += 1 + columns;
        }
        text.push_str(word);
    }
    text
}

/// Breaks a long line of JSON between items.
fn wrapped(line: &str) -> String {
    let mut text = String::new();
    let mut column = 0;
    for item in line.split_inclusive(", ") {
        if column > 0 && column + item.len() > WIDTH {
            text.truncate(text.trim_end().len());
            text.push_str("\n    ");
            column = 0;
        }
        text.push_str(item);
        column += item.len();
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use kaiju_engine::playout::{self, WyRand};
    use kaiju_engine::{Game, RuleSet, Setup, Step};

    fn page() -> String {
        fs::read_to_string(root().join(PAGE)).expect("the page is there")
    }

    #[test]
    fn the_page_is_up_to_date() {
        let page = page();
        let fresh = with_examples(&page).expect("all examples can be played");
        assert!(page == fresh, "run `cargo xtask protocol`");
    }

    #[test]
    fn every_kind_of_decision_that_occurs_has_its_section() {
        let page = page();
        let mut seen = [0; EXAMPLES.len()];
        for seed in 0..4_000 {
            let mut numbers = WyRand(seed);
            let (_, rules) = RuleSet::PRESETS[seed as usize % 4];
            let players = 2 + seed as usize % 5;
            let mut game = Game::new(&Setup { rules, players, first: None }).expect("a table");
            loop {
                if let Step::Decide { decision, .. } = game.step() {
                    seen[place(decision)] += 1;
                    if seen[place(decision)] == 1 {
                        let text = decision_text(decision);
                        let kind = text.split(' ').next().unwrap_or_default();
                        assert!(page.contains(&format!("\n### {kind}\n")), "{kind} is not described");
                    }
                }
                if !playout::advance(&mut game, &mut numbers) {
                    break;
                }
            }
        }
        assert!(seen.iter().all(|&times| times > 0), "{seen:?}");
    }

    /// The fields of an object and those inside it, except events and reasons, which docs/protocol.md explains.
    fn keys(value: &Value, found: &mut Vec<String>) {
        const ELSEWHERE: [&str; 5] = ["closed", "copies", "counters", "effects", "stop"];
        match value {
            Value::Object(fields) => fields.iter().for_each(|(name, value)| {
                found.push(name.clone());
                if !ELSEWHERE.contains(&name.as_str()) {
                    keys(value, found);
                }
            }),
            Value::Array(items) => items.iter().for_each(|item| keys(item, found)),
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
        }
    }

    #[test]
    fn every_field_is_explained() {
        let page = page();
        let mut found = Vec::new();
        for example in &EXAMPLES {
            keys(&ask(example).expect("it can be played").0, &mut found);
        }
        found.sort();
        found.dedup();
        assert!(found.iter().any(|name| name == "prices"), "figures are among the examples");
        found.retain(|name| !page.contains(&format!("| `{name}` |")));
        assert!(found.is_empty(), "not explained: {found:?}");
    }
}
