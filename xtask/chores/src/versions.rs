//! Programs of this version and of others, which fault tests and measurements compare.

use crate::{cargo, root};
use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The folder with the source and the programs of other versions.
const VERSIONS: &str = "target/versions";

/// A build of a program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Build {
    /// The build of the tests.
    Plain,
    /// The build that is shipped.
    Release,
}

/// Runs a command that must succeed.
pub fn succeed(command: &mut Command) -> Result<()> {
    let status = command.status().with_context(|| format!("cannot start {:?}", command.get_program()))?;
    if status.success() { Ok(()) } else { bail!("{command:?} failed; its output is above") }
}

/// Builds the program of this version, and returns its path.
pub fn newest(build: Build) -> Result<PathBuf> {
    build_in(root(), &root().join("target"), build)
}

/// The tag of the last release, if there is one.
pub fn last_release() -> Option<String> {
    let mut git = Command::new("git");
    git.current_dir(root()).args(["describe", "--tags", "--match", "v*", "--abbrev=0"]);
    let told = git.output().ok().filter(|told| told.status.success())?;
    Some(String::from_utf8(told.stdout).ok()?.trim().to_owned())
}

/// Builds the program of another commit in a folder of its own, and returns its path.
pub fn program_of(commit: &str, build: Build) -> Result<PathBuf> {
    let folder = root().join(VERSIONS);
    let source = folder.join(commit);
    if !source.exists() {
        let mut git = Command::new("git");
        succeed(git.args(["clone", "--quiet", "--shared", "--no-checkout"]).arg(root()).arg(&source))?;
        let mut git = Command::new("git");
        succeed(git.current_dir(&source).args(["checkout", "--quiet", "--detach", commit]))
            .context("the other version cannot be checked out")?;
    }
    let built = build_in(&source, &folder.join("target"), build)?;
    let program = folder.join(format!("kaiju-{commit}-{build:?}"));
    std::fs::copy(built, &program)?;
    Ok(program)
}

/// Builds in the folder of a version, where cargo finds that version's own settings.
fn build_in(source: &Path, target: &Path, build: Build) -> Result<PathBuf> {
    let mut command = cargo(["build", "--quiet", "--package", "kaiju", "--bin", "kaiju"]);
    command.args((build == Build::Release).then_some("--release"));
    succeed(command.current_dir(source).env("CARGO_TARGET_DIR", target))?;
    let profile = if build == Build::Release { "release" } else { "debug" };
    Ok(target.join(profile).join("kaiju"))
}
