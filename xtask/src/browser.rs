//! The browser tests: Chromium plays against a server that is started for them, with a database that is thrown away.
//!
//! `cargo xtask test` runs them all; `cargo xtask browser reconnect` only those whose file or title has this word.

use crate::test::{Scope, count_tests, succeed};
use crate::{cargo, root};
use anyhow::{Context, Result, bail};
use clap::Args;
use serde_json::Value;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use tempfile::TempDir;

/// Play in a browser against a server of its own
///
/// Builds the program, starts it on a free port with an empty database, and runs the tests in web/tests/e2e with
/// Debian's Chromium, which is installed if it is missing and if that is allowed. CHROMIUM names another one.
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub struct Options {
    /// What Playwright is told: names of test files, or options such as -g TITLE
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    playwright: Vec<String>,
}

/// The folder of the browser client.
pub const WEB: &str = "web";
/// Where Debian puts its browser.
const CHROMIUM: &str = "/usr/bin/chromium";
/// All pages of the tests come from one address: it may do more than a household.
const LIMITS: [&str; 6] =
    ["--connections-per-address", "2000", "--new-per-minute", "20000", "--tables-per-guest", "2000"];

/// Runs what was asked for.
pub fn run(options: &Options) -> Result<()> {
    require_chromium()?;
    let program = program()?;
    play(&Server::start(&program)?, &program, &options.playwright)?;
    Ok(())
}

/// Runs all browser tests, and measures how soon the first screens are seen; gives the number of tests.
pub fn check(_scope: Scope) -> Result<usize> {
    let program = program()?;
    let server = Server::start(&program)?;
    let passed = play(&server, &program, &[])?;
    succeed(in_browser("node", &server).arg("scripts/paint.mjs"))?;
    Ok(passed)
}

fn play(server: &Server, program: &Path, arguments: &[String]) -> Result<usize> {
    require_packages()?;
    let mut playwright = in_browser("npx", server);
    playwright
        .args(["--no-install", "playwright", "test", "--forbid-only"])
        .args(arguments)
        .env("KAIJU_BIN", program);
    count_tests(&mut playwright)
}

/// A command of the client's that looks at a server.
fn in_browser(command: &str, server: &Server) -> Command {
    let mut command = Command::new(command);
    command.current_dir(root().join(WEB)).env("KAIJU_URL", &server.url).env("CHROMIUM", chromium());
    command
}

fn chromium() -> PathBuf {
    std::env::var_os("CHROMIUM").map_or_else(|| PathBuf::from(CHROMIUM), PathBuf::from)
}

/// Chromium is there afterwards.
pub fn require_chromium() -> Result<()> {
    if chromium().is_file() {
        return Ok(());
    }
    let install = |arguments: &[&str]| {
        succeed(Command::new("apt-get").args(arguments).env("DEBIAN_FRONTEND", "noninteractive"))
    };
    if !is_root() {
        bail!("the browser tests need Chromium: {}", how_to_install());
    }
    install(&["update", "--quiet", "--quiet"])
        .and_then(|_| {
            install(&["install", "--quiet", "--quiet", "--yes", "--no-install-recommends", "chromium"])
        })
        .with_context(|| format!("Chromium could not be installed: {}", how_to_install()))?;
    Ok(())
}

fn how_to_install() -> &'static str {
    "install Debian's package with `apt-get install chromium` as root, or let CHROMIUM name a browser"
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|id| id.stdout.trim_ascii() == b"0")
}

/// The packages of the client are there afterwards. Building it installs them, unless a ready build is used.
pub fn require_packages() -> Result<()> {
    let web = root().join(WEB);
    if web.join("node_modules/.package-lock.json").is_file() {
        return Ok(());
    }
    succeed(Command::new("npm").args(["ci", "--no-audit", "--no-fund"]).current_dir(web))?;
    Ok(())
}

/// Builds `kaiju` as the other tests have built it, so that nothing is built twice, and tells where it is.
fn program() -> Result<PathBuf> {
    let build = cargo(["test", "--no-run", "--quiet", "--workspace", "--features", crate::test::FEATURES])
        .args(["--message-format", "json-render-diagnostics"])
        .stderr(Stdio::inherit())
        .output()
        .context("cannot start cargo")?;
    if !build.status.success() {
        bail!("kaiju could not be built; cargo tells above why");
    }
    let program = build.stdout.split(|&byte| byte == b'\n').find_map(program_in);
    program.context("cargo has built no program `kaiju`")
}

/// The path in a message of cargo about the program `kaiju`; nothing for any other message.
fn program_in(message: &[u8]) -> Option<PathBuf> {
    let message: Value = serde_json::from_slice(message).ok()?;
    let is_program = message["target"]["name"] == "kaiju"
        && message["target"]["kind"][0] == "bin"
        && message["profile"]["test"] == false;
    if !is_program {
        return None;
    }
    message["executable"].as_str().map(PathBuf::from)
}

/// A running server; it stops when this is dropped, and its database goes with it.
struct Server {
    process: Child,
    url: String,
    _folder: TempDir,
}

impl Server {
    fn start(program: &Path) -> Result<Server> {
        let folder = TempDir::new().context("cannot make a folder for the server")?;
        let store = format!("sqlite:{}", folder.path().join("kaiju.db").display());
        let mut process = Command::new(program)
            .args(["serve", "--listen", "127.0.0.1:0", "--store", &store])
            .args(LIMITS)
            .env("KAIJU_LOG", "warn")
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("cannot start {}", program.display()))?;
        let mut greeting = String::new();
        if let Some(output) = process.stdout.take() {
            BufReader::new(output).read_line(&mut greeting).context("cannot read where the server is")?;
        }
        let server = |url| Server { process, url, _folder: folder };
        match port_in(&greeting) {
            Some(port) => Ok(server(format!("http://127.0.0.1:{port}"))),
            None => {
                drop(server(String::new()));
                bail!("the server did not say where it is: {greeting:?}")
            }
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // Nobody waits for its answer: everything that it has is thrown away.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// The port in a greeting such as `Kaiju is at     http://localhost:41207`.
fn port_in(greeting: &str) -> Option<u16> {
    greeting.trim().rsplit_once(':')?.1.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_port_is_read_from_the_greeting() {
        assert_eq!(port_in("Kaiju is at     http://localhost:41207\n"), Some(41207));
        assert_eq!(port_in("no port here\n"), None);
    }

    #[test]
    fn only_the_program_is_taken_from_what_cargo_says() {
        let message = |kind: &str, test: bool| {
            format!(
                r#"{{"target":{{"name":"kaiju","kind":["{kind}"]}},"profile":{{"test":{test}}},"executable":"/t/kaiju"}}"#
            )
        };
        assert_eq!(program_in(message("bin", false).as_bytes()), Some(PathBuf::from("/t/kaiju")));
        assert_eq!(program_in(message("bin", true).as_bytes()), None);
        assert_eq!(program_in(message("test", false).as_bytes()), None);
        assert_eq!(program_in(b"warning: this is no message"), None);
    }
}
