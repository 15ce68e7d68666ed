//! Runs every scenario that is part of the engine.

use kaiju_engine::scenario::{Suite, embedded};

#[test]
fn every_embedded_scenario_passes() {
    let mut suite = Suite::new();
    for (file, text) in embedded() {
        suite.run_file(file, text.as_bytes());
    }
    let failures: Vec<String> = suite.failures().iter().map(ToString::to_string).collect();
    assert!(
        failures.is_empty(),
        "{} of {} scenarios failed:\n{}",
        suite.failed(),
        suite.passed() + suite.failed(),
        failures.join("\n")
    );
    assert!(suite.passed() > 0);
}
