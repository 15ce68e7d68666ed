//! The test programs that cargo builds, run in parallel.
//!
//! `cargo test` runs one program after another, so that the slowest test of each keeps a core waiting. cargo-nextest
//! would run them in parallel too, but would have to be compiled first on a machine that has only Rust.

use super::Scope;
use super::built::{self, Built};
use super::run::passed_tests;
use crate::browser::Extent;
use anyhow::{Context, Result, bail};
use kaiju_cluster::Cluster;
use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Instant;

/// Test programs, ready to run.
pub struct Suites(Vec<Suite>);

/// One test program: the unit tests of a crate, or one of its integration tests.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Suite {
    program: PathBuf,
    /// The folder of its package, in which cargo would run it.
    folder: PathBuf,
    package: String,
    /// The arguments that make cargo run only this one, such as `--test sockets`.
    target: String,
}

/// The file with the seconds that each suite took last time, so that the longest can start first.
const TIMES: &str = "target/test-times.json";

impl Suites {
    /// Builds the test programs of the packages in the scope.
    pub fn build(scope: Scope) -> Result<Suites> {
        let suites = built::build(scope)?.into_iter().filter_map(suite_of).collect();
        Ok(Suites(suites))
    }

    /// Runs all of them, as many at a time as there are cores, and reports all failures; returns the number of tests
    /// that passed. They create their databases in `cluster`, and take long samples in a run of that extent.
    pub fn run(&self, cluster: Option<&Cluster>, extent: Extent) -> Result<usize> {
        let times = Times::load();
        let mut queue: Vec<&Suite> = self.0.iter().collect();
        queue.sort_by(|a, b| times.of(b).total_cmp(&times.of(a)));
        let (next, times, results) = (AtomicUsize::new(0), Mutex::new(times), Mutex::new(Vec::new()));
        thread::scope(|threads| {
            for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
                threads.spawn(|| {
                    while let Some(suite) = queue.get(next.fetch_add(1, Ordering::Relaxed)) {
                        let start = Instant::now();
                        let result = suite.run(cluster, extent);
                        let seconds = start.elapsed().as_secs_f64();
                        if let Ok(passed) = result {
                            println!("{:>7.1} s  {passed:>4} passed  {}", seconds, suite.name());
                        }
                        lock(&times).set(suite, seconds);
                        lock(&results).push(result);
                    }
                });
            }
        });
        lock(&times).save();
        let results = results.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
        results.into_iter().sum()
    }
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

impl Suite {
    fn name(&self) -> String {
        format!("{} {}", self.package, self.target)
    }

    fn run(&self, cluster: Option<&Cluster>, extent: Extent) -> Result<usize> {
        let mut command = Command::new(&self.program);
        extent.tell(&mut command);
        if let Some(cluster) = cluster {
            command.env(kaiju_cluster::SHARED, cluster.folder());
        }
        let output = command
            .arg("--quiet")
            .current_dir(&self.folder)
            .env("CARGO_MANIFEST_DIR", &self.folder)
            .env("RUST_BACKTRACE", "0")
            .output()
            .with_context(|| format!("cannot start {}", self.program.display()))?;
        let text = String::from_utf8_lossy(&output.stdout);
        if output.status.success() {
            return Ok(text.lines().map(passed_tests).sum());
        }
        // One write, or the output of another suite could come in between.
        let commands = self.commands(&failed_tests(&text)).join("\n");
        let errors = String::from_utf8_lossy(&output.stderr);
        println!("{text}{errors}\nTo repeat the failures:\n{commands}\n");
        bail!("{} failed", self.name());
    }

    /// The commands that repeat these tests.
    fn commands(&self, tests: &[&str]) -> Vec<String> {
        let features =
            if self.package == "kaiju" { format!(" --features {}", super::FEATURES) } else { String::new() };
        let suite = format!("cargo test --package {}{features} {}", self.package, self.target);
        if tests.is_empty() {
            return vec![suite];
        }
        tests.iter().map(|test| format!("{suite} -- --exact {test}")).collect()
    }
}

/// The names of failed tests at the end of a test program's output.
fn failed_tests(text: &str) -> Vec<&str> {
    let names = text.rsplit_once("\nfailures:\n").map_or("", |(_, names)| names);
    names.lines().map_while(|line| line.strip_prefix("    ")).collect()
}

/// The suite of a built program; `None` if it is not a test program.
fn suite_of(built: Built) -> Option<Suite> {
    let program = Some(built.executable).filter(|_| built.profile.test)?;
    let name = built.target.name;
    let target = match built.target.kind.first().map(String::as_str)? {
        "test" => format!("--test {name}"),
        "bin" => format!("--bin {name}"),
        "example" => format!("--example {name}"),
        _ => "--lib".to_owned(),
    };
    let folder = built.manifest_path.parent()?.to_owned();
    let package = package_of(&built.package_id, &folder)?;
    Some(Suite { program, folder, package, target })
}

/// The package's name in an id such as `path+file:///kaiju/crates/cli#kaiju@0.2.0`, or `…/xtask#0.2.0` where the
/// folder has the same name.
fn package_of(id: &str, folder: &Path) -> Option<String> {
    let (_, name) = id.rsplit_once('#')?;
    match name.split_once('@') {
        Some((name, _)) => Some(name.to_owned()),
        None => folder.file_name().map(|name| name.to_string_lossy().into_owned()),
    }
}

/// The durations of suites.
struct Times(HashMap<String, f64>);

impl Times {
    /// Reads the durations; on a new machine there are none, which is fine.
    fn load() -> Times {
        let text = fs::read(crate::root().join(TIMES)).unwrap_or_default();
        Times(serde_json::from_slice(&text).unwrap_or_default())
    }

    /// The duration of a suite. One that never ran starts early: it may be long.
    fn of(&self, suite: &Suite) -> f64 {
        self.0.get(&suite.name()).copied().unwrap_or(f64::MAX)
    }

    fn set(&mut self, suite: &Suite, seconds: f64) {
        self.0.insert(suite.name(), seconds);
    }

    fn save(&self) {
        if let Ok(text) = serde_json::to_vec(&self.0) {
            // Without it, the next run only takes longer.
            let _ = fs::write(crate::root().join(TIMES), text);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn message(id: &str, kind: &str, test: bool) -> String {
        format!(
            r#"{{"reason":"compiler-artifact","package_id":"path+file:///kaiju/{id}","manifest_path":"/kaiju/crates/server/Cargo.toml",
            "target":{{"name":"sockets","kind":["{kind}"]}},"profile":{{"test":{test}}},"executable":"/t/sockets-1"}}"#
        )
    }

    fn suite_in(message: String) -> Option<Suite> {
        Built::in_message(message.as_bytes()).and_then(suite_of)
    }

    #[test]
    fn test_programs_are_found_in_what_cargo_says() {
        let id = "crates/server#kaiju-server@0.2.0";
        let suite = suite_in(message(id, "test", true)).expect("a suite");
        assert_eq!(suite.name(), "kaiju-server --test sockets");
        assert_eq!(suite.folder, Path::new("/kaiju/crates/server"));
        assert_eq!(suite_in(message(id, "bin", false)), None, "the program itself");
        let suite = suite_in(message("crates/server#0.2.0", "lib", true)).expect("a suite");
        assert_eq!(suite.name(), "server --lib");
    }

    #[test]
    fn a_failure_is_printed_with_the_command_that_repeats_it() {
        let suite = suite_in(message("crates/server#kaiju-server@0.2.0", "test", true)).expect("a suite");
        let text = "running 2 tests\n\nfailures:\n\n---- clock::late stdout ----\npanicked\n\n\nfailures:\n    clock::late\n    seats\n\ntest result: FAILED.\n";
        assert_eq!(
            suite.commands(&failed_tests(text)),
            [
                "cargo test --package kaiju-server --test sockets -- --exact clock::late",
                "cargo test --package kaiju-server --test sockets -- --exact seats"
            ]
        );
        assert_eq!(suite.commands(&[]), ["cargo test --package kaiju-server --test sockets"]);
    }
}
