//! `kaiju verify` and `kaiju replay`.

use crate::{kaiju, text};
use kaiju_engine::playout::{self, Numbers, WyRand};
use kaiju_engine::{RuleSet, Step};
use kaiju_record::{Entry, Header, Record, Seated};
use serde_json::Value;
use std::fs;
use std::path::PathBuf;

/// A record that is kept in the repository, of the Dark Edition with tiles of both sides.
fn kept_record() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("../../tests/records/revision-1/dark-wickedness-mixed-3-1.kot")
}

/// A file with this content that is gone at the end of the test.
fn temporary(name: &str, content: &[u8]) -> PathBuf {
    let file = std::env::temp_dir().join(format!("kaiju-{}-{name}", std::process::id()));
    fs::write(&file, content).expect("a temporary file");
    file
}

#[test]
fn verify_says_what_it_checked() {
    let file = kept_record();
    let file = file.to_str().expect("UTF-8");
    let output = kaiju(&["verify", file]);
    let shown = text(&output.stdout);
    assert!(output.status.success(), "{shown}");
    for part in [
        ": right; ",
        " dice, ",
        " draws, ",
        " digests; ",
        " has won ",
        "commitment ",
        "contribution of Alice ",
        "no contribution of Bob",
        "1 right, 0 wrong",
    ] {
        assert!(shown.contains(part), "{part} in {shown}");
    }
    let document: Value =
        serde_json::from_slice(&kaiju(&["verify", "--json", file, file]).stdout).expect("verify prints JSON");
    let [first, second] = document.as_array().expect("an array").as_slice() else { panic!("{document}") };
    assert_eq!(first, second);
    assert_eq!(first.as_object().map(|fields| fields.len()), Some(7));
    assert!(
        first["file"] == file && first["ok"] == true && first["error"].is_null() && first["line"].is_null()
    );
    for name in ["dice", "draws", "actions"] {
        assert!(first[name].as_u64().is_some_and(|count| count > 3), "{name} of {first}");
    }
}

#[test]
fn verify_names_the_line_of_the_first_fault() {
    let record = fs::read_to_string(kept_record()).expect("a record");
    let line = record.lines().position(|line| line.starts_with("dice ")).expect("dice") + 1;
    let lines = record.lines().enumerate().map(|(index, old)| {
        let new = if old.contains(" claw") {
            old.replacen(" claw", "", 1).replacen("dice", "dice 1", 1)
        } else {
            old.replacen("dice", "dice 1", 1)
        };
        if index + 1 == line { new } else { old.to_owned() }
    });
    let changed = temporary("changed.kot", lines.collect::<Vec<_>>().join("\n").as_bytes());
    let output = kaiju(&["verify", changed.to_str().expect("UTF-8")]);
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stdout).contains(&format!("changed.kot:{line}:")), "{}", text(&output.stdout));
    let document: Value =
        serde_json::from_slice(&kaiju(&["verify", "--json", changed.to_str().expect("UTF-8")]).stdout)
            .expect("verify prints JSON");
    assert!(document[0]["ok"] == false && document[0]["line"] == line && document[0]["error"].is_string());
    fs::remove_file(changed).expect("a temporary file");

    let kept = kept_record();
    let other = "00".repeat(32);
    let output = kaiju(&["verify", "--commitment", &other, kept.to_str().expect("UTF-8")]);
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stdout).contains("not the commitment that was shown"), "{}", text(&output.stdout));
}

#[test]
fn verify_refuses_what_is_no_record() {
    let foreign = temporary("foreign.kot", b"\x7fELF\xff\xfe\0\0");
    let output = kaiju(&["verify", foreign.to_str().expect("UTF-8")]);
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stdout).contains("foreign.kot:1:5: "), "{}", text(&output.stdout));
    fs::remove_file(foreign).expect("a temporary file");
    for arguments in
        [&["verify"][..], &["verify", "no-such-file.kot"], &["verify", "--commitment", "12", "x.kot"]]
    {
        let output = kaiju(arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert_eq!(text(&output.stderr).lines().count(), 1, "{}", text(&output.stderr));
    }
}

#[test]
fn a_file_that_cannot_be_read_does_not_hide_the_others() {
    let kept = kept_record();
    let kept = kept.to_str().expect("UTF-8");
    let torn = temporary("torn.kot", b"kaiju-record 1\nrules czech\n");
    let torn = torn.to_str().expect("UTF-8");
    let output = kaiju(&["verify", kept, "no-such-file.kot", torn]);
    assert_eq!(output.status.code(), Some(2));
    let shown = text(&output.stdout);
    assert!(shown.contains(": right; ") && shown.contains("torn.kot:3:1: "), "{shown}");
    assert!(shown.ends_with("1 right, 1 wrong, 1 cannot be read\n"), "{shown}");
    assert!(text(&output.stderr).starts_with("kaiju: no-such-file.kot: cannot be read: "));
    let output = kaiju(&["verify", "--json", kept, "no-such-file.kot", torn]);
    assert_eq!(output.status.code(), Some(2));
    let document: Value = serde_json::from_slice(&output.stdout).expect("verify prints JSON");
    let found: Vec<_> = (0..3).map(|index| document[index]["ok"].as_bool()).collect();
    assert_eq!(found, [Some(true), Some(false), Some(false)]);
    assert_eq!(document[1]["file"], "no-such-file.kot");
    assert!(document[1]["error"].as_str().is_some_and(|error| error.starts_with("cannot be read: ")));
    assert!(document[1]["line"].is_null());
    fs::remove_file(torn).expect("a temporary file");
}

#[test]
fn replay_tells_the_game_turn_by_turn() {
    let file = kept_record();
    let file = file.to_str().expect("UTF-8");
    let output = kaiju(&["replay", file]);
    assert!(output.status.success());
    let shown = text(&output.stdout);
    for part in [
        "Rules: dark, wickedness=mixed",
        "Alice plays Gigazaur",
        "Before the first turn",
        "\nTurn 1: ",
        "is asked which dice to keep, with 2 rolls left: keep ",
        "The game is over: ",
    ] {
        assert!(shown.contains(part), "{part} in\n{shown}");
    }
    let turns = shown.matches("\nTurn ").count();
    let short = kaiju(&["replay", file, "--to", "2"]);
    assert_eq!(text(&short.stdout).matches("\nTurn ").count(), 2);
    assert!(shown.starts_with(text(&short.stdout).trim_end().rsplit_once("\n\n").expect("a question").0));
    let late = kaiju(&["replay", file, "--to", &(turns + 1).to_string()]);
    assert_eq!(late.status.code(), Some(2));
    assert!(text(&late.stderr).contains(&format!("only {turns} turns")), "{}", text(&late.stderr));
}

#[test]
fn replay_gives_events_and_positions_to_other_programs() {
    let file = kept_record();
    let file = file.to_str().expect("UTF-8");
    let output = kaiju(&["replay", "--json", "--position", file]);
    let document: Value = serde_json::from_slice(&output.stdout).expect("replay prints JSON");
    assert_eq!(document["seats"].as_array().map(Vec::len), Some(3));
    let steps = document["steps"].as_array().expect("steps");
    let record = fs::read_to_string(file).expect("a record");
    let lines: Vec<&str> = record.lines().collect();
    for step in steps {
        let line = lines[step["line"].as_u64().expect("a number") as usize - 1];
        assert!(line.contains(step["entry"].as_str().expect("text")), "{step}");
    }
    let events: Vec<&Value> =
        steps.iter().flat_map(|step| step["events"].as_array().expect("events")).collect();
    assert!(events.iter().any(|event| event["event"] == "rolled" && event["dice"].is_array()));
    assert_eq!(events.last().map(|event| &event["event"]), Some(&Value::from("game_over")));
    let began = events.iter().filter(|event| event["event"] == "turn_began").count();
    assert_eq!(document["turns"].as_u64(), Some(began as u64));
    let position = kaiju(&["replay", "--position", file]);
    assert_eq!(document["position"].as_str(), Some(text(&position.stdout)));
    assert!(text(&position.stdout).contains("over "), "{}", text(&position.stdout));
    let start = kaiju(&["replay", "--position", "--to", "1", file]);
    assert!(text(&start.stdout).contains("turn "), "{}", text(&start.stdout));
}

/// A random game in which every other choice that can be taken back is taken back.
fn record_with_take_backs(seed: u64) -> Record {
    let players = ["Alice", "Bob"].map(|name| Seated::new(name, "Kraken"));
    let mut record = Record::new(Header::new(RuleSet::POLISH, players)).expect("a header");
    let mut numbers = WyRand(seed);
    loop {
        let undo = record.may_undo().filter(|_| numbers.below(2) == 0);
        let entry = match (undo, record.game().step()) {
            (Some(seat), _) => Entry::Undo { seat },
            (None, Step::Decide { seat, decision }) => {
                Entry::Action { seat, action: playout::action(record.game(), seat, decision, &mut numbers) }
            }
            (None, Step::Chance(chance)) => Entry::Chance(playout::luck(record.game(), chance, &mut numbers)),
            (None, Step::Over(_)) => return record,
        };
        record.push(entry, None).expect("a legal entry");
    }
}

#[test]
fn replay_tells_what_was_taken_back() {
    let count = |record: &Record| record.print().matches(": undo [").count();
    let mut records = (0..100).map(record_with_take_backs);
    let record = records.find(|record| count(record) > 2).expect("a game with second thoughts");
    let take_backs = count(&record);
    let file = temporary("undo.kot", record.print().as_bytes());
    let path = file.to_str().expect("UTF-8");
    let shown = kaiju(&["replay", path]);
    assert_eq!(text(&shown.stdout).matches(": undo\n    Taken back: ").count(), take_backs);
    let document: Value =
        serde_json::from_slice(&kaiju(&["replay", "--json", path]).stdout).expect("replay prints JSON");
    let steps = document["steps"].as_array().expect("steps");
    let mut found = 0;
    for (index, step) in steps.iter().enumerate().filter(|(_, step)| step["entry"] == "undo") {
        let line = step["takes_back"].as_u64().expect("a line");
        let undone = steps.iter().find(|step| step["line"] == line).expect("a step");
        assert_eq!(undone["seat"], step["seat"]);
        assert_eq!(undone["turn"], steps[index + 1]["turn"], "the turn goes on where it was");
        assert_eq!(step["events"], Value::Array(Vec::new()));
        found += 1;
    }
    assert_eq!(found, take_backs);
    fs::remove_file(file).expect("a temporary file");
}
