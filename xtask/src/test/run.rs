//! Runs commands that must succeed, and counts the tests that they report.

use anyhow::{Context, Result, bail};
use std::ffi::OsStr;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, ExitStatus, Stdio};

/// Runs a command that must succeed and is not a test.
pub fn succeed(command: &mut Command) -> Result<usize> {
    let status = command.status().with_context(|| format!("cannot start `{}`", shown(command)))?;
    must_succeed(command, status)?;
    Ok(0)
}

/// Runs tests that must succeed, shows their output and counts them.
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

/// Runs tests that must succeed and counts them. Shows their output in one piece when they have ended, so that several
/// commands can run side by side.
pub fn count_tests_quietly(command: &mut Command) -> Result<usize> {
    let output = command.output().with_context(|| format!("cannot start `{}`", shown(command)))?;
    let text = String::from_utf8_lossy(&output.stdout);
    print!("{text}{}", String::from_utf8_lossy(&output.stderr));
    must_succeed(command, output.status)?;
    Ok(text.lines().map(passed_tests).sum())
}

fn must_succeed(command: &Command, status: ExitStatus) -> Result<()> {
    if !status.success() {
        bail!("`{}` failed; its output is above", shown(command));
    }
    Ok(())
}

/// The command as one would type it.
fn shown(command: &Command) -> String {
    let program = Path::new(command.get_program()).file_stem().unwrap_or_default();
    let words = std::iter::once(program).chain(command.get_args()).map(OsStr::to_string_lossy);
    words.collect::<Vec<_>>().join(" ")
}

/// The number in a line such as `test result: ok. 12 passed; 0 failed; …` of cargo, `Tests  12 passed (12)` of Vitest
/// or `12 passed (1.5m)` of Playwright; 0 for any other line.
pub fn passed_tests(line: &str) -> usize {
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
