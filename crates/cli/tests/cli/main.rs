//! The program as its users see it: output, errors, exit codes.

mod analysis;
mod languages;
mod readme;
mod records;
mod scenarios;

use serde_json::Value;
use std::process::{Command, Output};

fn kaiju(arguments: &[&str]) -> Output {
    // The language of the program is not that of the machine.
    let mut command = Command::new(env!("CARGO_BIN_EXE_kaiju"));
    command.env("LC_ALL", "C").args(arguments).output().expect("the binary was just built")
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
fn a_wrong_number_of_players_names_the_allowed_range() {
    for (command, option) in [("bench", "--players"), ("arena", "--players"), ("load", "--seats")] {
        for number in ["x", "1", "7", "300", ""] {
            let output = kaiju(&[command, option, number]);
            let error = text(&output.stderr);
            assert!(error.contains("from 2 to 6") && error.contains(option), "{command} {number}: {error}");
        }
    }
}
