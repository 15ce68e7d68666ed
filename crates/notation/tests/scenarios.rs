//! Runs every scenario of the engine.

use kaiju_notation::scenario::{Suite, embedded};

fn run_all() -> Suite {
    let mut suite = Suite::new();
    for (file, text) in embedded() {
        suite.run_file(file, text.as_bytes());
    }
    suite
}

#[test]
fn every_embedded_scenario_passes() {
    let suite = run_all();
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

/// The differences between the rulebooks, those of single cards included. What the energy cubes are made of cannot be
/// shown.
#[test]
fn every_difference_between_the_rulebooks_is_named_by_a_scenario() {
    let suite = run_all();
    let rules = (1..=31).filter(|&number| number != 25).map(|number| format!("SW-{number}"));
    let cards = (1..=6).map(|number| format!("SW-C{number}"));
    let missing: Vec<String> = rules.chain(cards).filter(|id| suite.coverage().count(id) == 0).collect();
    assert!(missing.is_empty(), "no scenario names {}", missing.join(", "));
}

#[test]
fn every_switch_is_named_by_a_scenario() {
    let suite = run_all();
    let missing = suite.coverage().switches().uncovered();
    assert!(missing.is_empty(), "no scenario names {}", missing.join(", "));
}

/// The worked examples of the rules with their alternatives, and the regression cases derived from them.
#[test]
fn every_worked_example_is_named_by_a_scenario() {
    let suite = run_all();
    let examples = (1..=12).map(|number| format!("EX-{number}"));
    let alternatives = ["EX-1b", "EX-3b", "EX-7b"].map(String::from);
    let cases = (1..=18).map(|number| format!("D-{number}"));
    let missing: Vec<String> =
        examples.chain(alternatives).chain(cases).filter(|id| suite.coverage().count(id) == 0).collect();
    assert!(missing.is_empty(), "no scenario names {}", missing.join(", "));
}
