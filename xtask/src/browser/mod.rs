//! The browser tests: Chromium plays against servers that the tests start, with temporary databases.
//!
//! `cargo xtask test` runs them all; `cargo xtask browser reconnect` runs those with this word in their file name.

mod chromium;

use crate::node::{npm, npx};
use crate::root;
use crate::test::{count_tests, program, succeed};
use anyhow::{Result, bail};
use clap::Args;
use std::path::PathBuf;
use std::process::Command;

/// Play in a browser against servers of its own
///
/// Builds the program and runs the tests in web/tests/e2e, always with the same seeds; each failure is printed with
/// the command that repeats it. Uses a Chromium on the system or installs one; CHROMIUM names another.
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub struct Options {
    /// Run the nightly tests too (web/tests/NIGHTLY.md)
    #[arg(long)]
    all: bool,
    /// Arguments for Playwright: names of test files, or options such as -g TITLE
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    playwright: Vec<String>,
}

/// The folder of the browser client.
pub const WEB: &str = "web";

/// The extent of the tests.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Extent {
    /// Each kind of check once.
    Ordinary,
    /// Also sweeps over all screens, sizes and rule sets.
    All,
}

impl Extent {
    /// Tells a test program whether long sweeps are wanted.
    pub fn tell(self, command: &mut Command) {
        match self {
            Extent::Ordinary => command.env_remove("KAIJU_NIGHTLY"),
            Extent::All => command.env("KAIJU_NIGHTLY", "1"),
        };
    }
}

/// Runs the command.
pub fn run(options: &Options) -> Result<()> {
    let extent = if options.all { Extent::All } else { Extent::Ordinary };
    play(extent, &options.playwright)?;
    Ok(())
}

/// Runs all browser tests of this extent and returns their number.
pub fn check(extent: Extent) -> Result<usize> {
    play(extent, &[])
}

fn play(extent: Extent, arguments: &[String]) -> Result<usize> {
    let browser = require_chromium()?;
    let program = program()?;
    require_packages()?;
    let mut playwright = npx();
    playwright
        .current_dir(root().join(WEB))
        .args(["--no-install", "playwright", "test", "--forbid-only"])
        .args(arguments)
        .env("KAIJU_BIN", program);
    match browser {
        Some(path) => playwright.env("CHROMIUM", path),
        None => playwright.env_remove("CHROMIUM"),
    };
    extent.tell(&mut playwright);
    count_tests(&mut playwright)
}

/// Installs Chromium if it is missing. Returns its path, or `None` for Playwright's own, which Playwright finds.
pub fn require_chromium() -> Result<Option<PathBuf>> {
    let machine = chromium::Machine::this();
    let ways = machine.ways();
    for way in &ways {
        match way {
            chromium::Way::Use(path) => return Ok(Some(path.clone())),
            chromium::Way::Packages(package) => {
                if install_package(package).is_ok() {
                    return require_installed();
                }
            }
            chromium::Way::Download { libraries } => {
                require_packages()?;
                if download(*libraries).is_ok() {
                    return Ok(None);
                }
            }
        }
    }
    bail!("the browser tests need Chromium: {}", machine.advice())
}

/// The browser that a package has just installed.
fn require_installed() -> Result<Option<PathBuf>> {
    match chromium::Machine::this().ways().into_iter().next() {
        Some(chromium::Way::Use(path)) => Ok(Some(path)),
        _ => bail!("a browser was installed but cannot be found; set CHROMIUM to its path"),
    }
}

/// Installs a Debian package.
pub fn install_package(package: &str) -> Result<()> {
    let apt = |arguments: &[&str]| {
        succeed(Command::new("apt-get").args(arguments).env("DEBIAN_FRONTEND", "noninteractive"))
    };
    apt(&["update", "--quiet", "--quiet"])?;
    apt(&["install", "--quiet", "--quiet", "--yes", "--no-install-recommends", package])?;
    Ok(())
}

/// Downloads Playwright's own browser into the user's cache, unless it is there already.
fn download(libraries: bool) -> Result<()> {
    let mut install = npx();
    install.current_dir(root().join(WEB)).args(["--no-install", "playwright", "install", "--only-shell"]);
    if libraries {
        install.arg("--with-deps");
    }
    succeed(install.arg("chromium"))?;
    Ok(())
}

/// Installs the npm packages of the client if they are missing. Building the client installs them, but a ready-made
/// build does not.
pub fn require_packages() -> Result<()> {
    let web = root().join(WEB);
    if web.join("node_modules/.package-lock.json").is_file() {
        return Ok(());
    }
    succeed(npm().args(["ci", "--no-audit", "--no-fund"]).current_dir(web))?;
    Ok(())
}
