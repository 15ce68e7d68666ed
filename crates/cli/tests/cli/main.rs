//! The command as its users see it: output, errors, exit codes.

use kaiju_engine::playout::{self, Numbers, WyRand};
use kaiju_engine::{RuleSet, Step};
use kaiju_record::{Entry, Header, Record, Seated};
use serde_json::Value;
use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output};

fn kaiju(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_kaiju")).args(arguments).output().expect("the binary was just built")
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).expect("kaiju prints UTF-8")
}

#[test]
fn help_explains_all_commands() {
    let output = kaiju(&["--help"]);
    assert!(output.status.success());
    for command in ["analyze", "arena", "bench", "load", "replay", "scenario", "serve", "verify"] {
        assert!(text(&output.stdout).contains(command), "{}", text(&output.stdout));
    }
}

#[test]
fn bench_prints_one_json_document_with_the_promised_fields() {
    let output = kaiju(&["bench", "--json", "--rules", "polish", "--players", "3", "--seconds", "0.01"]);
    assert!(output.status.success());
    let document: Value = serde_json::from_slice(&output.stdout).expect("bench prints JSON");
    let [figure] = document.as_array().expect("an array").as_slice() else { panic!("{document}") };
    assert_eq!(figure["rules"], "polish");
    assert_eq!(figure["players"], 3);
    assert_eq!(figure["rng"], "wyrand");
    let numbers = ["games_per_s", "decisions_per_s", "decisions_per_game", "ns_per_decision", "state_bytes"];
    for name in numbers {
        assert!(figure[name].as_f64().is_some_and(|number| number > 0.0), "{name} of {figure}");
    }
    assert_eq!(figure.as_object().map(|fields| fields.len()), Some(numbers.len() + 3));
}

#[test]
fn bench_measures_three_tables_of_each_rule_set() {
    let output = kaiju(&["bench", "--seconds", "0.001"]);
    let lines: Vec<&str> = text(&output.stdout).lines().collect();
    let tables = lines
        .iter()
        .filter(|line| ["czech", "spanish", "polish", "dark"].iter().any(|rules| line.starts_with(rules)));
    assert_eq!(tables.count(), 12, "{lines:?}");
}

#[test]
fn bad_usage_is_one_line_and_exit_code_2() {
    let wrong: [&[&str]; 6] = [
        &["dance"],
        &["bench", "--rules", "chess"],
        &["bench", "--players", "7"],
        &["bench", "--seconds", "0"],
        &["bench", "--seconds", "NaN"],
        &["bench", "--loud"],
    ];
    for arguments in wrong {
        let output = kaiju(arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(output.stdout.is_empty(), "{arguments:?}");
        let error = text(&output.stderr);
        assert!(error.starts_with("kaiju: ") && error.lines().count() == 1, "{arguments:?}: {error}");
    }
}

#[test]
fn a_wrong_number_of_players_is_told_what_would_be_right() {
    for (command, option) in [("bench", "--players"), ("arena", "--players"), ("load", "--seats")] {
        for number in ["x", "1", "7", "300", ""] {
            let output = kaiju(&[command, option, number]);
            let error = text(&output.stderr);
            assert!(error.contains("from 2 to 6") && error.contains(option), "{command} {number}: {error}");
        }
    }
}

/// A folder with scenario files that is gone when the test is.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
        // Left over from a run that was broken off.
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(path.join("deep")).expect("the target folder can be written to");
        Folder(path)
    }

    fn file(&self, name: &str, bytes: &[u8]) -> String {
        let path = self.0.join(name);
        fs::write(&path, bytes).expect("the folder was just made");
        path.display().to_string()
    }

    fn path(&self) -> String {
        self.0.display().to_string()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

const GOOD: &str = "scenario a claw hurts\nproves ATTACK-3\nrules czech\n\
                    Alice: to resolve 1 1 2 2 3 claw\nBob: city\n=> Bob: 9 hearts\n=> asks Bob leave\n";

fn bad() -> String {
    GOOD.replace("a claw hurts", "a claw hurts more").replace("9 hearts", "8 hearts")
}

#[test]
fn scenarios_that_pass_are_counted() {
    let folder = Folder::new("pass");
    folder.file("one.scn", GOOD.as_bytes());
    folder.file("deep/two.scn", [GOOD, "\n", &GOOD.replace("a claw", "one claw")].concat().as_bytes());
    folder.file("notes.txt", b"no scenario");
    let output = kaiju(&["scenario", &folder.path()]);
    assert_eq!(text(&output.stdout), "3 passed, 0 failed\n");
    assert_eq!(output.status.code(), Some(0));
}

#[test]
fn a_scenario_that_fails_is_named_with_its_line_and_column() {
    let folder = Folder::new("fail");
    let file = folder.file("wrong.scn", bad().as_bytes());
    let output = kaiju(&["scenario", &file]);
    assert_eq!(output.status.code(), Some(1));
    let lines: Vec<&str> = text(&output.stdout).lines().collect();
    assert!(lines[0].starts_with(&format!("{file}:6:9: ")), "{lines:?}");
    assert_eq!(lines[1..], ["0 passed, 1 failed"]);
}

#[test]
fn failures_are_in_the_document_too() {
    let folder = Folder::new("document");
    let file = folder.file("wrong.scn", [GOOD, &bad()].concat().as_bytes());
    let output = kaiju(&["scenario", "--json", &file]);
    assert_eq!(output.status.code(), Some(1));
    let document: Value = serde_json::from_slice(&output.stdout).expect("one JSON document");
    assert_eq!((&document["passed"], &document["failed"]), (&Value::from(1), &Value::from(1)));
    assert_eq!(document["failures"][0]["file"], file);
    assert_eq!(document["failures"][0]["line"], 13);
    assert_eq!(document["failures"][0]["column"], 9);
    assert!(document["failures"][0]["message"].is_string());
}

#[test]
fn coverage_counts_what_passing_scenarios_cite() {
    let folder = Folder::new("coverage");
    let file = folder.file("one.scn", GOOD.as_bytes());
    let output = kaiju(&["scenario", "--coverage", "--json", &file]);
    let document: Value = serde_json::from_slice(&output.stdout).expect("one JSON document");
    assert_eq!(document["scenarios"], 1);
    assert_eq!(document["rules"]["cited"], 1);
    let all = &document["rules"];
    let count = |name: &str| all[name].as_u64().unwrap_or(0);
    let uncovered = all["uncovered"].as_array().map_or(0, Vec::len) as u64;
    assert_eq!(count("cited") + count("excused") + uncovered, count("total"));
    let lines = kaiju(&["scenario", "--coverage", &file]);
    assert!(text(&lines.stdout).contains("ATTACK-3 1"), "{}", text(&lines.stdout));
}

#[test]
fn coverage_without_a_path_is_that_of_the_built_in_scenarios() {
    let output = kaiju(&["scenario", "--coverage", "--json"]);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    let document: Value = serde_json::from_slice(&output.stdout).expect("one JSON document");
    assert!(document["scenarios"].as_u64().is_some_and(|count| count > 0));
}

#[test]
fn garbage_gives_one_sentence_and_no_panic() {
    let folder = Folder::new("garbage");
    let long_line = [b"scenario ".as_slice(), &vec![b'x'; 10 << 20]].concat();
    let garbage: [&[u8]; 6] =
        [b"", b"\xff\xfe\x00", b"scenario", b"=> => =>", &long_line, b"scenario x\nrules chess\n"];
    for (number, bytes) in garbage.into_iter().enumerate() {
        let file = folder.file(&format!("{number}.scn"), bytes);
        let output = kaiju(&["scenario", &file]);
        assert_eq!(output.status.code(), Some(1), "{number}");
        let lines: Vec<&str> = text(&output.stdout).lines().collect();
        assert_eq!(lines.len(), 2, "{lines:?}");
        assert!(lines[0].starts_with(&format!("{file}:")) && lines[0].len() < 500, "{lines:?}");
    }
}

#[test]
fn what_cannot_be_read_is_bad_usage() {
    let folder = Folder::new("unreadable");
    let missing = format!("{}/missing.scn", folder.path());
    let empty_folder = format!("{}/deep", folder.path());
    for arguments in [vec!["scenario", &missing], vec!["scenario", &empty_folder], vec!["scenario"]] {
        let output = kaiju(&arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert_eq!(text(&output.stderr).lines().count(), 1, "{}", text(&output.stderr));
    }
}

#[test]
fn what_cannot_be_read_does_not_stop_the_rest() {
    let folder = Folder::new("one-missing");
    let good = folder.file("good.scn", GOOD.as_bytes());
    let missing = format!("{}/missing.scn", folder.path());
    let output = kaiju(&["scenario", "--json", &missing, &good]);
    assert_eq!(output.status.code(), Some(2));
    let document: Value = serde_json::from_slice(&output.stdout).expect("one JSON document");
    assert_eq!(document["passed"], 1);
    assert_eq!(document["unreadable"][0]["file"], missing.as_str());
    assert!(document["unreadable"][0]["message"].as_str().is_some_and(|why| why.contains("cannot be read")));

    let output = kaiju(&["scenario", &good, &missing]);
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(text(&output.stdout), "1 passed, 0 failed, 1 cannot be read\n");
    assert!(text(&output.stderr).starts_with(&format!("kaiju: {missing}: cannot be read")));
}

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
        " digests; over: ",
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

/// A game that is kept in the repository.
fn kept_game() -> String {
    concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/records/revision-1/czech-2-1.kot").to_owned()
}

#[test]
fn an_analysis_is_one_document_whose_accounts_add_up() {
    let output = kaiju(&["analyze", "--json", &kept_game()]);
    assert!(output.status.success(), "{}", text(&output.stderr));
    let document: Value = serde_json::from_slice(&output.stdout).expect("analyze prints JSON");
    // Chances are whole numbers of units; a reader of JSON may round the last digit of a fraction.
    let units =
        |value: &Value| (value.as_f64().expect("a number") * kaiju_analysis::ONE as f64).round() as i64;
    let points = document["points"].as_array().expect("points");
    for point in points {
        let win = point["win"].as_array().expect("chances");
        let sum: i64 = win.iter().map(units).sum::<i64>() + units(&point["nobody"]);
        assert_eq!(sum, kaiju_analysis::ONE, "{point}");
    }
    let seats = document["seats"].as_array().expect("seats");
    assert_eq!(seats.len(), 2);
    for (index, seat) in seats.iter().enumerate() {
        let parts = ["initial", "luck", "own", "others", "revision"].map(|part| units(&seat[part]));
        assert_eq!(parts.iter().sum::<i64>(), units(&seat["last"]), "{seat}");
        assert_eq!(units(&points[points.len() - 1]["win"][index]), units(&seat["last"]));
    }
    let decisions = document["decisions"].as_array().expect("decisions");
    assert!(decisions.iter().all(|decision| units(&decision["loss"]) >= 0));
    let moves = decisions.len() + document["luck"].as_array().expect("luck").len();
    assert_eq!(moves + 1, points.len());
}

#[test]
fn an_analysis_does_not_depend_on_the_threads() {
    let of = |threads| kaiju(&["analyze", "--threads", threads, &kept_game()]).stdout;
    let one = of("1");
    assert!(text(&one).contains("revision"), "{}", text(&one));
    assert_eq!(text(&one), text(&of("3")));
}

#[test]
fn a_deep_analysis_has_an_error_with_every_number() {
    let output = kaiju(&["analyze", "--deep", "--playouts", "16", "--json", &kept_game()]);
    assert!(output.status.success(), "{}", text(&output.stderr));
    let document: Value = serde_json::from_slice(&output.stdout).expect("analyze prints JSON");
    assert_eq!(document["depth"], "deep");
    let rollouts = &document["rollouts"];
    let points = rollouts["turning_points"].as_array().expect("turning points");
    assert_eq!(points.len(), document["turning_points"].as_array().expect("turning points").len());
    for point in points {
        let sum: f64 = point["before"]
            .as_array()
            .expect("chances")
            .iter()
            .map(|chance| chance["mean"].as_f64().expect("a mean"))
            .sum();
        assert!((sum - 1.0).abs() < 0.02, "{point}");
    }
    for decision in rollouts["decisions"].as_array().expect("decisions") {
        assert!(
            decision["loss"]["error"].is_number()
                && decision["answers"].as_array().is_some_and(|all| all.len() >= 2),
            "{decision}"
        );
    }
    let plain = kaiju(&["analyze", "--deep", "--playouts", "16", &kept_game()]).stdout;
    assert!(text(&plain).contains("Rollouts: "), "{}", text(&plain));
}

#[test]
fn the_report_of_an_analysis_needs_nothing_but_itself() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.html");
    let output = kaiju(&["analyze", "--report", path.to_str().expect("a path"), &kept_game()]);
    assert!(output.status.success(), "{}", text(&output.stderr));
    let page = fs::read_to_string(&path).expect("the page was written");
    assert!(page.contains("<polygon") && page.contains("Turning points"));
    assert!(!page.contains("http") && !page.contains("<script"), "it loads something");
}

#[test]
fn an_analysis_of_something_else_says_what_is_wrong() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.kot");
    fs::write(&path, "chess\n").expect("a file");
    let path = path.to_str().expect("a path");
    let output = kaiju(&["analyze", path]);
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).starts_with(&format!("{path}:1:")), "{}", text(&output.stderr));
    assert_eq!(kaiju(&["analyze", "missing.kot"]).status.code(), Some(2));
}
