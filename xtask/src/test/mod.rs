//! `cargo xtask test`: everything that must hold before a change is merged.
//!
//! The ordinary command takes minutes and is what `.ci/run` calls. `--all` adds sweeps that repeat the same checks
//! over more screens and games: docs/testing.md lists them.

mod built;
mod dependencies;
mod examples;
mod postgres;
mod run;
mod suites;

pub use built::program;
pub use run::{count_tests, succeed};

use crate::browser::{self, Extent, WEB};
use crate::node::npm;
use crate::tools;
use crate::{cargo, root};
use anyhow::{Context, Result, bail};
use clap::{Args, ValueEnum};
use run::count_tests_quietly;
use std::fmt::{Display, Formatter};
use std::process::{Command, Stdio};
use std::thread::{self, ScopedJoinHandle};
use std::time::Instant;
use suites::Suites;

/// Run the tests: all of them, or those of one part
///
/// Format, lints, all Rust tests, the unit tests of the browser client, games in a browser and
/// the documentation. The first failing step ends the run, and every failure is printed with
/// the command that repeats it.
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub struct Options {
    /// Test only this part
    part: Option<Part>,
    /// Also run the long sweeps
    #[arg(long)]
    all: bool,
    /// Run only the Rust tests of the part, this many times, and report the number of failed runs
    #[arg(long, value_name = "N", conflicts_with = "all", value_parser = clap::value_parser!(u32).range(1..))]
    repeat: Option<u32>,
}

/// A part of the repository that can be tested alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Part {
    /// Rules, records, dice, bots and chores: no server, no browser
    Engine,
    /// Messages, stores, the server and the command line
    Server,
    /// The browser client, in a browser too
    Web,
}

impl Part {
    /// The packages whose tests belong to the part.
    fn packages(self) -> &'static [&'static str] {
        match self {
            Part::Engine => &[
                "kaiju-engine",
                "kaiju-notation",
                "kaiju-fair",
                "kaiju-record",
                "kaiju-bots",
                "kaiju-analysis",
                "kaiju-soak",
                "kaiju-chores",
                "xtask",
            ],
            Part::Server => &[
                "kaiju-protocol",
                "kaiju-view",
                "kaiju-table",
                "kaiju-cluster",
                "kaiju-store",
                "kaiju-server",
                "kaiju-client",
                "kaiju-faults",
                "kaiju-text",
                "kaiju",
            ],
            Part::Web => &["kaiju-web"],
        }
    }
}

impl Display for Part {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Part::Engine => "engine",
            Part::Server => "server",
            Part::Web => "web",
        })
    }
}

/// The extent of a run.
#[derive(Clone, Copy)]
struct Scope {
    /// One part, or `None` for everything.
    part: Option<Part>,
    extent: Extent,
}

impl Scope {
    fn has(self, part: Part) -> bool {
        self.part.is_none_or(|only| only == part)
    }

    /// Cargo's options that select the packages.
    fn packages(self) -> Vec<&'static str> {
        match self.part {
            None => vec!["--workspace"],
            Some(part) => part.packages().iter().flat_map(|package| ["--package", package]).collect(),
        }
    }

    /// Cargo's options that select the features of these packages.
    fn features(self) -> Vec<&'static str> {
        if self.part.is_none_or(|part| part.packages().contains(&"kaiju")) {
            vec!["--features", FEATURES]
        } else {
            Vec::new()
        }
    }
}

/// One step of the run. It returns the number of tests that passed.
struct Step {
    name: &'static str,
    /// True if the step belongs to the scope.
    belongs: fn(Scope) -> bool,
    check: fn(Scope) -> Result<usize>,
}

/// The steps, with cheap and frequent failures first.
const STEPS: [Step; 9] = [
    Step { name: "tools", belongs: |_| true, check: require_tools },
    Step { name: "format", belongs: |_| true, check: |_| format() },
    Step { name: "dependencies", belongs: |_| true, check: |_| dependencies::check() },
    Step { name: "lints and client", belongs: |_| true, check: lints_and_client },
    Step { name: "tests", belongs: |_| true, check: tests },
    Step {
        name: "examples",
        belongs: |scope| scope.has(Part::Server),
        check: |scope| examples::check(scope.extent),
    },
    Step {
        name: "games in the browser",
        belongs: |scope| scope.has(Part::Web),
        check: |scope| browser::check(scope.extent),
    },
    Step { name: "documentation", belongs: |_| true, check: documentation },
    Step { name: "limit program", belongs: |scope| scope.has(Part::Engine), check: |_| limit_program() },
];

/// Features that are off by default: `kaiju train`, and servers whose dice and time a test controls.
const FEATURES: &str = "kaiju/train,kaiju/testing";

/// The manifest of the limit program, which is outside the workspace.
const LIMIT: &str = "bench/limit/Cargo.toml";
/// The manifest of the fuzz targets, which `cargo xtask fuzz` builds with instrumentation.
const FUZZ: &str = "fuzz/Cargo.toml";

/// Runs the command; the first failure ends it.
pub fn run(options: &Options) -> Result<()> {
    let extent = if options.all { Extent::All } else { Extent::Ordinary };
    let scope = Scope { part: options.part, extent };
    match options.repeat {
        Some(times) => repeat(scope, times),
        None => run_steps(scope),
    }
}

fn run_steps(scope: Scope) -> Result<()> {
    let start = Instant::now();
    let steps: Vec<&Step> = STEPS.iter().filter(|step| (step.belongs)(scope)).collect();
    let mut passed = 0;
    let mut times = String::new();
    for (number, step) in (1..).zip(&steps) {
        let place = format!("[{number}/{}] {}", steps.len(), step.name);
        println!("{place}");
        let step_start = Instant::now();
        passed += (step.check)(scope)
            .with_context(|| format!("step {number} of {} failed ({})", steps.len(), step.name))?;
        let seconds = step_start.elapsed().as_secs_f64();
        println!("{place}: {seconds:.1} s");
        times += &format!("{:>7.1} s  {}\n", seconds, step.name);
    }
    println!("\n{times}{:>7.1} s  in all\n{passed} passed, 0 failed", start.elapsed().as_secs_f64());
    Ok(())
}

/// Repeats the Rust tests, to check that none depends on luck or on the speed of the machine.
fn repeat(scope: Scope, times: u32) -> Result<()> {
    let suites = Suites::build(scope)?;
    let cluster = postgres::start(scope)?;
    let (mut passed, mut failures) = (0, 0);
    let mut seconds = Vec::new();
    for round in 1..=times {
        let start = Instant::now();
        match suites.run(cluster.as_ref(), scope.extent) {
            Ok(count) => passed += count,
            // The failure is printed above; the other runs show how frequent it is.
            Err(error) => {
                println!("run {round} of {times}: {error:#}");
                failures += 1;
            }
        }
        seconds.push(start.elapsed().as_secs_f64());
        println!("run {round} of {times}: {:.1} s", start.elapsed().as_secs_f64());
    }
    println!("{passed} tests passed\n{}", summary(failures, &seconds));
    if failures > 0 {
        bail!("{failures} of {times} runs failed");
    }
    Ok(())
}

/// A summary of all runs, such as `3 runs, 0 failures, 2.1 to 2.4 s each (2.2 on average)`.
fn summary(failures: usize, seconds: &[f64]) -> String {
    let shortest = seconds.iter().copied().fold(f64::INFINITY, f64::min);
    let longest = seconds.iter().copied().fold(0.0, f64::max);
    let average = seconds.iter().sum::<f64>() / seconds.len() as f64;
    format!(
        "{} runs, {failures} failures, {shortest:.1} to {longest:.1} s each ({average:.1} on average)",
        seconds.len()
    )
}

/// Checks for the tools that the steps need besides Rust, so that nobody learns after ten minutes that one is
/// missing.
fn require_tools(scope: Scope) -> Result<usize> {
    let is_missing = |program: &mut Command| program.arg("--version").stdout(Stdio::null()).status().is_err();
    // For programs that play as bots, and the second reader of records.
    if (scope.has(Part::Engine) || scope.has(Part::Server)) && is_missing(&mut Command::new("python3")) {
        bail!("python3 was not found: install Python 3.9 or later");
    }
    if scope.has(Part::Server) {
        postgres::require()?;
        packaging_tools()?;
    }
    if !scope.has(Part::Web) {
        return Ok(0);
    }
    if is_missing(&mut npm()) {
        bail!("npm was not found: install Node.js 20.19 or later, which brings it");
    }
    browser::require_chromium()?;
    Ok(0)
}

/// The programs that check the files in `packaging/`, in tests that run on Linux only.
fn packaging_tools() -> Result<()> {
    let programs =
        [("nginx", "nginx"), ("caddy", "caddy"), ("systemd-analyze", "systemd"), ("openssl", "openssl")];
    for (name, package) in programs.into_iter().filter(|_| cfg!(target_os = "linux")) {
        tools::program(name, package)?;
    }
    Ok(())
}

fn format() -> Result<usize> {
    succeed(&mut cargo(["fmt", "--all", "--check"]))?;
    succeed(&mut cargo(["fmt", "--manifest-path", FUZZ, "--check"]))?;
    succeed(&mut cargo(["fmt", "--manifest-path", examples::EXAMPLES, "--check"]))
}

/// The lints of the Rust code beside the checks of the client: both leave a core idle for some of their time.
fn lints_and_client(scope: Scope) -> Result<usize> {
    if scope.has(Part::Web) {
        browser::require_packages()?;
    }
    thread::scope(|threads| {
        let client = scope.has(Part::Web).then(|| threads.spawn(browser_client));
        lints(scope)?;
        client.map_or(Ok(0), join)
    })
}

fn lints(scope: Scope) -> Result<usize> {
    succeed(
        cargo(["clippy", "--quiet", "--all-targets"])
            .args(scope.packages())
            .args(scope.features())
            .args(["--", "-D", "warnings"]),
    )
}

/// Unit, integration and documentation tests.
fn tests(scope: Scope) -> Result<usize> {
    let suites = Suites::build(scope)?;
    let cluster = postgres::start(scope)?;
    let passed = suites.run(cluster.as_ref(), scope.extent)?;
    drop(cluster);
    let examples =
        count_tests(cargo(["test", "--quiet", "--doc"]).args(scope.packages()).args(scope.features()))?;
    Ok(passed + examples)
}

/// The format, lints, types and size of the client, and the unit tests of its model, side by side.
fn browser_client() -> Result<usize> {
    let run = |script| {
        let mut command = npm();
        command.args(["run", "--silent", script]).env("NO_COLOR", "1").current_dir(root().join(WEB));
        count_tests_quietly(&mut command)
    };
    thread::scope(|threads| {
        let scripts = ["lint", "check", "size", "test"].map(|script| threads.spawn(move || run(script)));
        scripts.map(join).into_iter().sum()
    })
}

/// The result of a check that ran in a thread of its own.
fn join(check: ScopedJoinHandle<'_, Result<usize>>) -> Result<usize> {
    check.join().unwrap_or_else(|_| bail!("a check of the client panicked"))
}

fn documentation(scope: Scope) -> Result<usize> {
    succeed(cargo(["doc", "--quiet", "--no-deps"]).args(scope.packages()).env("RUSTDOCFLAGS", "-D warnings"))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_package_belongs_to_one_part() {
        let folders = std::fs::read_dir(root().join("crates")).expect("the folder of all crates");
        let manifests = folders.map(|folder| folder.expect("a folder").path().join("Cargo.toml"));
        let mut found: Vec<String> = manifests
            .filter_map(|manifest| std::fs::read_to_string(manifest).ok())
            .filter_map(|text| Some(text.split_once("name = \"")?.1.split_once('"')?.0.to_owned()))
            .chain(["xtask".to_owned(), "kaiju-chores".to_owned()])
            .collect();
        found.sort();
        let mut known: Vec<&str> =
            Part::value_variants().iter().flat_map(|part| part.packages()).copied().collect();
        known.sort_unstable();
        assert_eq!(found, known);
    }

    #[test]
    fn repeated_runs_are_summed_up_in_one_line() {
        assert_eq!(summary(1, &[2.0, 4.0, 3.0]), "3 runs, 1 failures, 2.0 to 4.0 s each (3.0 on average)");
    }
}
