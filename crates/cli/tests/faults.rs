//! Nothing that was acknowledged is lost, whatever fails: the short form of `cargo xtask faults`.

#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use kaiju_faults::{Backend, Fault, Plan, Programs, Schedule};
use std::time::Duration;

fn plan(backend: Backend, tables: usize, faults: usize, most_between: u32) -> Plan {
    Plan {
        programs: Programs(vec![env!("CARGO_BIN_EXE_kaiju").into()]),
        backend,
        tables,
        think: Duration::ZERO,
        schedule: Schedule { seed: 1, faults, most_between },
    }
}

#[test]
fn three_processes_and_their_database_lose_nothing() {
    let report =
        kaiju_faults::run(&plan(Backend::Postgres { processes: 3 }, 8, Fault::SHARED.len(), 200)).unwrap();
    println!("{report}");
    assert!(report.violations.is_empty(), "{report}");
    assert!(report.games > 0 && report.tally.acknowledged > 0, "{report}");
    let injected = report.tally.faults.len() + report.skipped.len();
    assert_eq!(injected, Fault::SHARED.len(), "{report}");
}

#[test]
fn a_process_with_a_file_loses_nothing() {
    const KILLS: usize = 20;
    let report = kaiju_faults::run(&plan(Backend::Sqlite, 4, KILLS, 60)).unwrap();
    println!("{report}");
    assert!(report.violations.is_empty(), "{report}");
    assert_eq!(report.tally.faults[&Fault::Kill], KILLS as u32, "{report}");
}
