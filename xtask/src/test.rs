//! `cargo xtask test`: everything that must hold before a change is merged.

use crate::browser::{self, WEB};
use crate::{cargo, root};
use anyhow::{Context, Result, bail};
use std::ffi::OsStr;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, ExitStatus, Stdio};
use std::time::Instant;

/// One thing to check. Gives the number of tests that passed.
struct Step {
    name: &'static str,
    check: fn() -> Result<usize>,
}

/// Cheap and common failures first.
const STEPS: [Step; 8] = [
    Step { name: "tools", check: tools },
    Step { name: "format", check: format },
    Step { name: "lints", check: lints },
    Step { name: "tests", check: tests },
    Step { name: "browser client", check: browser_client },
    Step { name: "games in the browser", check: || browser::check(browser::Extent::Ordinary) },
    Step { name: "documentation", check: documentation },
    Step { name: "limit program", check: limit_program },
];

/// `kaiju train`, and the luck and time of tests, are features that are off by default; they are checked all the same.
pub const FEATURES: &str = "kaiju/train,kaiju/testing";

/// The manifest of the limit program, which is no member of the workspace.
const LIMIT: &str = "bench/limit/Cargo.toml";
/// The manifest of the fuzz targets, which are built with instruments of their own: `cargo xtask fuzz` does.
const FUZZ: &str = "fuzz/Cargo.toml";

/// Runs all steps; the first failure ends it.
pub fn run() -> Result<()> {
    let start = Instant::now();
    let mut passed = 0;
    for (number, step) in (1..).zip(&STEPS) {
        println!("[{number}/{}] {}", STEPS.len(), step.name);
        let step_start = Instant::now();
        passed += (step.check)()
            .with_context(|| format!("step {number} of {} failed ({})", STEPS.len(), step.name))?;
        println!("[{number}/{}] {}: {:.1} s", STEPS.len(), step.name, step_start.elapsed().as_secs_f64());
    }
    let seconds = start.elapsed().as_secs_f64();
    println!("All {} steps and {passed} tests passed in {seconds:.0} s.", STEPS.len());
    Ok(())
}

/// What the steps need besides Rust, Node and Python: nobody should learn after ten minutes that it is missing.
fn tools() -> Result<usize> {
    browser::require_chromium()?;
    Ok(0)
}

fn format() -> Result<usize> {
    succeed(&mut cargo(["fmt", "--all", "--check"]))?;
    succeed(&mut cargo(["fmt", "--manifest-path", FUZZ, "--check"]))
}

fn lints() -> Result<usize> {
    succeed(&mut cargo([
        "clippy",
        "--quiet",
        "--workspace",
        "--features",
        FEATURES,
        "--all-targets",
        "--",
        "-D",
        "warnings",
    ]))
}

/// Unit, integration and documentation tests.
fn tests() -> Result<usize> {
    count_tests(&mut cargo(["test", "--quiet", "--workspace", "--features", FEATURES]))
}

/// The format, lints, types and size of the client, and the unit tests of its model.
fn browser_client() -> Result<usize> {
    browser::require_packages()?;
    for script in ["lint", "check", "size"] {
        succeed(Command::new("npm").args(["run", "--silent", script]).current_dir(root().join(WEB)))?;
    }
    count_tests(
        Command::new("npm").args(["test", "--silent"]).env("NO_COLOR", "1").current_dir(root().join(WEB)),
    )
}

fn documentation() -> Result<usize> {
    succeed(cargo(["doc", "--quiet", "--workspace", "--no-deps"]).env("RUSTDOCFLAGS", "-D warnings"))
}

fn limit_program() -> Result<usize> {
    succeed(&mut cargo(["fmt", "--manifest-path", LIMIT, "--check"]))?;
    succeed(&mut cargo([
        "clippy",
        "--quiet",
        "--manifest-path",
        LIMIT,
        "--all-targets",
        "--",
        "-D",
        "warnings",
    ]))?;
    count_tests(&mut cargo(["test", "--quiet", "--manifest-path", LIMIT]))
}

/// Runs a command that must succeed, and is no test.
pub fn succeed(command: &mut Command) -> Result<usize> {
    let status = command.status().with_context(|| format!("cannot start `{}`", shown(command)))?;
    must_succeed(command, status)?;
    Ok(0)
}

/// Runs tests that must succeed, shows what they print and counts them.
pub fn count_tests(command: &mut Command) -> Result<usize> {
    let child = command.stdout(Stdio::piped()).spawn();
    let mut child = child.with_context(|| format!("cannot start `{}`", shown(command)))?;
    let mut passed = 0;
    if let Some(output) = child.stdout.take() {
        for line in BufReader::new(output).lines() {
            let line = line.context("cannot read what the tests print")?;
            passed += passed_tests(&line);
            println!("{line}");
        }
    }
    let status = child.wait().context("cannot wait for the tests")?;
    must_succeed(command, status)?;
    Ok(passed)
}

fn must_succeed(command: &Command, status: ExitStatus) -> Result<()> {
    if !status.success() {
        bail!("`{}` did not succeed; it tells above what is wrong", shown(command));
    }
    Ok(())
}

/// The command as one would type it.
fn shown(command: &Command) -> String {
    let program = Path::new(command.get_program()).file_stem().unwrap_or_default();
    let words = std::iter::once(program).chain(command.get_args()).map(OsStr::to_string_lossy);
    words.collect::<Vec<_>>().join(" ")
}

/// The number in a line such as `test result: ok. 12 passed; 0 failed; …` of cargo, `Tests  12 passed (12)` of Vitest or
/// `12 passed (1.5m)` of Playwright; 0 for any other line.
fn passed_tests(line: &str) -> usize {
    let line = line.trim();
    let rest =
        ["test result: ok. ", "Tests  "].iter().find_map(|start| line.strip_prefix(start)).unwrap_or(line);
    let count = rest.split_once(" passed").filter(|(_, end)| end.starts_with([';', ' ']));
    count.and_then(|(count, _)| count.parse().ok()).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_summary_of_passed_tests_is_counted() {
        assert_eq!(passed_tests("test result: ok. 12 passed; 0 failed; 0 ignored; finished in 0.1s"), 12);
        assert_eq!(passed_tests("      Tests  13 passed (13)"), 13);
        assert_eq!(passed_tests("  30 passed (5.4m)"), 30);
        assert_eq!(passed_tests(" Test Files  3 passed (3)"), 0);
        assert_eq!(passed_tests("test wings ... ok"), 0);
        assert_eq!(passed_tests("test result: FAILED. 3 passed; 1 failed"), 0);
    }
}
