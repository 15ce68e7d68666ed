//! `kaiju load` against servers in the same process, with time that the tests decide: what is reported is what has
//! happened.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod fake;

use super::measure::Stage;
use super::report::Report;
use fake::{Run, Table, fake_server};
use kaiju_server::{Config, Entropy, Limits, Time};
use kaiju_store::SqliteStore;
use std::sync::Arc;
use std::time::Duration;

fn ms(milliseconds: u64) -> Duration {
    Duration::from_millis(milliseconds)
}

/// Moves that count, moves that do not, and latencies.
fn figures(report: &Report) -> (u64, usize, f64, f64) {
    assert_eq!((report.errors, &report.first_error), (0, &None));
    (report.moves, report.unanswered, report.p50_ms, report.p99_ms)
}

#[tokio::test]
async fn a_closed_loop_answers_at_once_and_counts_after_the_warm_up() {
    let mut table = Table::start("--seconds 2").await;
    // Each takes 5 ms to be acknowledged.
    while table.run.passed() < ms(3495) {
        table.ask().await;
        let id = table.answer().await;
        table.run.advance_to(table.run.passed() + ms(5)).await;
        table.acknowledge(id).await;
    }
    let report = table.run.report().await;
    assert_eq!((report.tables, report.seats, report.connections), (1, 2, 2));
    // The first is acknowledged when the warm-up ends, the last 5 ms before all ends.
    assert_eq!(figures(&report), (400, 0, 5.0, 5.0));
    assert_eq!(report.moves_per_s, 200.0);
    assert!(report.is_sound());
}

#[tokio::test]
async fn a_fixed_rate_is_kept_and_not_exceeded() {
    let mut table = Table::start("--seconds 3 --rate 40").await;
    table.play_until(ms(4500)).await;
    let report = table.run.report().await;
    assert_eq!(figures(&report), (120, 0, 0.0, 0.0));
    assert_eq!(report.moves_per_s, 40.0);
}

#[tokio::test]
async fn an_answer_that_waits_for_its_time_does_not_delay_the_acknowledgement_of_the_last_one() {
    let mut table = Table::start("--seconds 6 --rate 1").await;
    table.ask().await;
    while table.next_due() <= ms(8000) {
        let id = table.answer().await;
        table.run.advance_to(table.run.passed() + ms(7)).await;
        // As the server does: the next question comes before the acknowledgement.
        table.ask().await;
        table.acknowledge(id).await;
    }
    // A second lies between two answers.
    assert_eq!(figures(&table.run.report().await), (6, 0, 7.0, 7.0));
}

#[tokio::test]
async fn at_a_fixed_rate_a_server_that_stops_is_late_for_every_move_that_was_due() {
    let mut table = Table::start("--seconds 4 --rate 50").await;
    table.play_until(ms(3000)).await;
    table.ask().await;
    let id = table.answer().await;
    table.run.advance_to(ms(4000)).await;
    table.acknowledge(id).await;
    table.play_until(ms(5500)).await;
    // Fifty of two hundred were late, by up to a second. Measured from sending, one would be: the others were not
    // sent before.
    assert_eq!(figures(&table.run.report().await), (200, 0, 0.0, 980.0));
}

#[tokio::test]
async fn moves_that_a_hanging_server_never_acknowledges_count() {
    let mut table = Table::start("--seconds 4 --rate 50").await;
    table.play_until(ms(3500)).await;
    table.ask().await;
    table.answer().await;
    // For two of four seconds nothing is acknowledged.
    let Table { run, .. } = table;
    assert_eq!(figures(&run.report().await), (100, 100, 20.0, 1980.0));
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn a_report_keeps_the_measurements_from_before_the_server_died() {
    let mut process = std::process::Command::new("sleep").arg("1000").spawn().unwrap();
    let mut table = Table::start(&format!("--seconds 4 --rate 50 --server-pid {}", process.id())).await;
    table.play_until(ms(3500)).await;
    process.kill().unwrap();
    process.wait().unwrap();
    let run = table.die();
    run.counts(100, 2).await;
    let report = run.report().await;
    assert_eq!((report.moves, report.unanswered), (100, 100));
    assert!(report.errors >= 2 && report.first_error.is_some() && !report.is_sound());
    assert_eq!((report.server_cpu_us_per_move, report.server_rss_kib), (None, None));
}

#[tokio::test]
async fn idle_connections_are_weighed() {
    let (server, mut lines) = fake_server().await;
    let pid = std::process::id();
    let arguments = format!("--tables 0 --idle 60 --seconds 1 --server-pid {pid}");
    let mut run = Run::start(server, Time::manual(), &arguments);
    let mut open = Vec::new();
    for _ in 0..60 {
        open.push(lines.recv().await.unwrap());
    }
    run.settle().await;
    let report = run.report().await;
    assert_eq!((report.connections, report.moves), (60, 0));
    assert!(report.is_sound());
    if cfg!(target_os = "linux") {
        assert!(report.rss_kib_per_connection.is_some() && report.server_rss_kib > Some(1000));
    }
    assert_eq!(report.server_cpu_us_per_move, None, "nobody has moved");
}

/// Real games at several tables, one after the other: a random game of two has some 70 moves.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_of_a_real_server_are_played_over_and_over() {
    let folder = tempfile::tempdir().unwrap();
    let store = Arc::new(SqliteStore::open(&folder.path().join("kaiju.db")).await.unwrap());
    let time = Time::manual();
    let usual = Config::on(time.clone());
    let limits = Limits { tables_per_guest: 1000, ..usual.limits };
    let config = Config { limits, entropy: Entropy::seeded(1), ..usual };
    let listener = kaiju_server::listen("127.0.0.1:0".parse().unwrap()).unwrap();
    let address = listener.local_addr().unwrap();
    let server = tokio::spawn(kaiju_server::serve(listener, store, config, None, std::future::pending()));
    let mut run = Run::start(address, time, "--tables 3 --seats 2 --seconds 2");
    run.reaches(Stage::WarmingUp).await;
    run.advance_to(super::measure::WARM_UP).await;
    run.counts(600, 0).await;
    let report = run.report().await;
    assert_eq!((report.tables, report.connections, report.errors), (3, 6, 0), "{:?}", report.first_error);
    assert!(report.moves >= 600 && report.is_sound());
    server.abort();
}

#[test]
fn people_and_programs_are_told_the_same() {
    let report = Report {
        tables: 1,
        seats: 2,
        moves: 300,
        moves_per_s: 150.0,
        unanswered: 2,
        p50_ms: 0.5,
        p99_ms: 12.25,
        errors: 1,
        first_error: Some("the connection was closed".to_owned()),
        server_cpu_us_per_move: Some(63.21),
        own_cpu_us_per_move: Some(40.0),
        connections: 62,
        server_rss_kib: Some(20_480),
        server_rss_kib_later: None,
        rss_kib_per_connection: Some(11.5),
    };
    let mut text = Vec::new();
    report.print(&mut text).unwrap();
    let lines = "1 tables with 2 players, 62 connections\n\
                 150 moves/s, p50 0.50 ms, p99 12.25 ms\n\
                 2 more moves were due and not acknowledged at the end\n\
                 server: 63.2 µs of CPU per move (players: 40.0 µs)\n\
                 server: 20.0 MiB of memory\n\
                 server: 11.5 KiB for each idle connection\n\
                 1 errors; the first: the connection was closed\n";
    assert_eq!(String::from_utf8(text).unwrap(), lines);
    let json = r#"{"tables":1,"seats":2,"moves":300,"moves_per_s":150.0,"unanswered":2,"p50_ms":0.5,"p99_ms":12.25,"errors":1,"first_error":"the connection was closed","server_cpu_us_per_move":63.21,"own_cpu_us_per_move":40.0,"connections":62,"server_rss_kib":20480,"rss_kib_per_connection":11.5}"#;
    assert_eq!(serde_json::to_string(&report).unwrap(), json);
}
