//! `kaiju load` against a server: what it prints is what has happened.

use crate::{Server, free_address, kaiju};
use serde_json::Value;
use std::process::{Child, Output};
use std::time::Duration;

/// A server with limits that are high enough.
fn started() -> Server {
    let limits =
        ["--new-per-minute", "100000", "--tables-per-guest", "1000", "--messages-per-second", "100000"];
    Server::start(&limits)
}

/// Starts `kaiju load` against a server.
fn load(server: &Server, arguments: &str) -> Child {
    let mut command = kaiju(server.folder.path());
    command.args(["load", "--url", &server.address.to_string()]);
    command.args(["--server-pid", &server.process.id().to_string()]);
    command.args(arguments.split(' ')).spawn().unwrap()
}

/// What it has found out about a server that has failed.
fn failed(load: Child) -> Value {
    let Output { status, stdout, stderr } = load.wait_with_output().unwrap();
    let said = format!("{}{}", String::from_utf8_lossy(&stdout), String::from_utf8_lossy(&stderr));
    assert_eq!(status.code(), Some(1), "{said}");
    serde_json::from_slice(&stdout).unwrap_or_else(|error| panic!("{error}: {said}"))
}

/// What it says when it refuses to begin.
fn refused(arguments: &[&str]) -> String {
    let folder = tempfile::tempdir().unwrap();
    let Output { status, stderr, .. } = kaiju(folder.path()).arg("load").args(arguments).output().unwrap();
    let said = String::from_utf8(stderr).unwrap();
    assert_eq!((status.code(), said.lines().count()), (Some(2), 1), "{said}");
    said
}

fn text(load: Child) -> String {
    let Output { status, stdout, stderr } = load.wait_with_output().unwrap();
    assert!(status.success(), "{}{}", String::from_utf8_lossy(&stdout), String::from_utf8_lossy(&stderr));
    String::from_utf8(stdout).unwrap()
}

fn report(load: Child) -> Value {
    let text = text(load);
    let report: Value = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
    let mut fields: Vec<&String> = report.as_object().unwrap().keys().collect();
    fields.sort();
    assert_eq!(
        fields,
        [
            "connections",
            "errors",
            "first_error",
            "moves",
            "moves_per_s",
            "own_cpu_us_per_move",
            "p50_ms",
            "p99_ms",
            "rss_kib_per_connection",
            "seats",
            "server_cpu_us_per_move",
            "server_rss_kib",
            "tables",
            "unanswered"
        ]
    );
    assert_eq!((&report["errors"], &report["first_error"]), (&Value::from(0), &Value::Null), "{report}");
    report
}

#[test]
fn a_closed_loop_plays_as_fast_as_the_server_takes_it() {
    let server = started();
    let report = report(load(&server, "--tables 3 --seats 2 --seconds 2 --json"));
    assert_eq!(
        (&report["tables"], &report["seats"], &report["connections"]),
        (&3.into(), &2.into(), &6.into())
    );
    let (moves, p50, p99) = (report["moves"].as_f64(), report["p50_ms"].as_f64(), report["p99_ms"].as_f64());
    assert!(moves > Some(0.0) && p50 > Some(0.0) && p99 >= p50, "{report}");
    // It takes at least the two seconds, and longer on a busy machine.
    let rate = report["moves_per_s"].as_f64().unwrap();
    assert!(rate > 0.0 && rate * 2.0 <= moves.unwrap() * 1.01, "{report}");
    assert!(report["server_cpu_us_per_move"].as_f64() > Some(1.0), "{report}");
    assert!(report["server_rss_kib"].as_u64() > Some(1000), "{report}");
    assert!(report["rss_kib_per_connection"].is_null(), "nobody was idle: {report}");
}

#[test]
fn a_fixed_rate_is_not_exceeded() {
    let server = started();
    let report = report(load(&server, "--tables 4 --seats 2 --seconds 3 --rate 40 --json"));
    let rate = report["moves_per_s"].as_f64().unwrap();
    assert!(rate > 0.0 && rate <= 46.0, "{report}");
}

#[test]
fn an_answer_that_waits_for_its_time_does_not_delay_the_acknowledgement_of_the_last_one() {
    let server = started();
    let report = report(load(&server, "--tables 1 --seats 2 --seconds 6 --rate 1 --json"));
    // A second lies between two answers.
    assert!(report["moves"].as_u64() > Some(2) && report["p99_ms"].as_f64() < Some(900.0), "{report}");
}

#[test]
fn at_a_fixed_rate_a_server_that_stops_is_late_for_every_move_that_was_due() {
    let server = started();
    let running = load(&server, "--tables 1 --seats 2 --seconds 4 --rate 50 --json");
    // Players sit down, and nothing is counted for a second and a half.
    std::thread::sleep(Duration::from_millis(3000));
    server.signal("-STOP");
    std::thread::sleep(Duration::from_millis(1000));
    server.signal("-CONT");
    // Measured from sending, one move of two hundred would be late: the others would not have been sent.
    let report = report(running);
    assert!(report["p99_ms"].as_f64() > Some(500.0), "{report}");
}

#[test]
fn what_a_server_that_hangs_to_the_end_owes_counts() {
    let server = started();
    let running = load(&server, "--tables 1 --seats 2 --seconds 4 --rate 50 --json");
    std::thread::sleep(Duration::from_millis(3500));
    server.signal("-STOP");
    let report = report(running);
    server.signal("-CONT");
    // For two of four seconds nothing was answered, and fifty moves a second were due.
    assert!(report["p99_ms"].as_f64() > Some(1000.0), "{report}");
    let (moves, unanswered) = (report["moves"].as_u64().unwrap(), report["unanswered"].as_u64().unwrap());
    assert!(unanswered > 50 && (150..=250).contains(&(moves + unanswered)), "{report}");
}

#[test]
fn what_was_measured_before_a_server_died_is_told() {
    let server = started();
    let running = load(&server, "--tables 2 --seats 2 --seconds 4 --json");
    std::thread::sleep(Duration::from_millis(3500));
    server.signal("-KILL");
    let report = failed(running);
    assert!(report["moves"].as_u64() > Some(100), "{report}");
    assert!(report["errors"].as_u64() > Some(0) && report["first_error"].is_string(), "{report}");
    assert!(report["server_cpu_us_per_move"].is_null() && report["server_rss_kib"].is_null(), "{report}");
}

#[test]
fn nothing_to_do_is_said_to_be_so() {
    assert!(refused(&["--seconds", "0"]).contains("--seconds"));
    let said = refused(&["--tables", "0"]);
    assert!(said.contains("--tables") && said.contains("--idle"), "{said}");
}

#[test]
fn idle_connections_are_weighed() {
    let server = started();
    let report = report(load(&server, "--tables 0 --idle 60 --seconds 1 --json"));
    assert_eq!((&report["connections"], &report["moves"]), (&60.into(), &0.into()));
    assert!(
        report["rss_kib_per_connection"].is_f64() && report["server_cpu_us_per_move"].is_null(),
        "{report}"
    );
}

#[test]
fn people_are_told_the_same() {
    let server = started();
    let said = text(load(&server, "--tables 1 --seats 2 --seconds 1"));
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines[0], "1 tables with 2 players, 2 connections");
    assert!(lines[1].contains(" moves/s, p50 ") && lines[1].contains(" ms, p99 "), "{said}");
    assert!(
        lines[2].starts_with("server: ") && lines[2].contains(" µs of CPU per move (players: "),
        "{said}"
    );
    assert!(lines[3].starts_with("server: ") && lines[3].ends_with(" MiB of memory"), "{said}");
    assert_eq!(lines[4..], ["0 errors"]);
}

#[test]
fn a_server_that_is_not_there_is_said_to_be_so() {
    let folder = tempfile::tempdir().unwrap();
    let free = free_address();
    let output = kaiju(folder.path()).args(["load", "--url", &free.to_string()]).output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert_eq!(said.lines().count(), 1, "{said}");
    assert_eq!(said.matches("Connection refused").count(), 1, "{said}");
}
