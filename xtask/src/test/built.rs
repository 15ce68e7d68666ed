//! Programs built by cargo, from its JSON messages. Test programs and `kaiju` come out of the same build.

use super::{FEATURES, Scope};
use crate::cargo;
use anyhow::{Context, Result, bail};
use serde::Deserialize;
use std::path::PathBuf;
use std::process::Stdio;

/// A program that cargo has built, from a `compiler-artifact` message.
#[derive(Deserialize)]
pub struct Built {
    pub executable: PathBuf,
    pub manifest_path: PathBuf,
    pub package_id: String,
    pub profile: Profile,
    pub target: Target,
}

#[derive(Deserialize)]
pub struct Profile {
    pub test: bool,
}

#[derive(Deserialize)]
pub struct Target {
    pub name: String,
    pub kind: Vec<String>,
}

impl Built {
    /// The program named in a message; `None` for other messages.
    pub fn in_message(message: &[u8]) -> Option<Built> {
        serde_json::from_slice(message).ok()
    }

    fn is_kaiju(&self) -> bool {
        self.target.name == "kaiju" && self.target.kind == ["bin"] && !self.profile.test
    }
}

/// Builds the test programs of the packages in the scope, and the programs that they start.
pub fn build(scope: Scope) -> Result<Vec<Built>> {
    build_with(scope.packages().into_iter().chain(scope.features()))
}

/// Builds `kaiju` as the tests of the whole workspace build it, so that nothing is built twice, and returns its path.
pub fn program() -> Result<PathBuf> {
    let built = build_with(["--workspace", "--features", FEATURES])?;
    let kaiju = built.into_iter().find(Built::is_kaiju);
    Ok(kaiju.context("cargo has built no program `kaiju`")?.executable)
}

fn build_with<'a>(options: impl IntoIterator<Item = &'a str>) -> Result<Vec<Built>> {
    let build = cargo(["test", "--no-run", "--quiet", "--message-format", "json-render-diagnostics"])
        .args(options)
        .stderr(Stdio::inherit())
        .output()
        .context("cannot start cargo")?;
    if !build.status.success() {
        bail!("the tests could not be built; cargo says above why");
    }
    Ok(build.stdout.split(|&byte| byte == b'\n').filter_map(Built::in_message).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_program_is_taken_from_what_cargo_says() {
        let is_kaiju = |kind: &str, test: bool| {
            let message = format!(
                r#"{{"package_id":"path+file:///k/crates/cli#kaiju@0.2.0","manifest_path":"/k/crates/cli/Cargo.toml",
                "target":{{"name":"kaiju","kind":["{kind}"]}},"profile":{{"test":{test}}},"executable":"/t/kaiju"}}"#
            );
            Built::in_message(message.as_bytes()).expect("a program").is_kaiju()
        };
        assert!(is_kaiju("bin", false));
        assert!(!is_kaiju("bin", true) && !is_kaiju("test", false));
        assert!(Built::in_message(b"warning: this is no message").is_none());
        assert!(Built::in_message(br#"{"reason":"build-finished","success":true}"#).is_none());
    }
}
