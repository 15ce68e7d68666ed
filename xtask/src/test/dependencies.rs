//! The licences and sources of all dependencies, by the rules of `deny.toml`. `cargo deny` checks more, but is not on
//! every machine: known vulnerabilities need a database from the network.

use crate::cargo;
use anyhow::{Context, Result, ensure};
use serde::Deserialize;
use std::process::Stdio;

/// The rules.
const RULES: &str = include_str!("../../../deny.toml");
/// Packages come from the registry of the lock file, never from a repository.
const REGISTRY: &str = "registry+";

#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
}

#[derive(Deserialize)]
struct Package {
    name: String,
    version: String,
    license: Option<String>,
    /// `None` for packages of the repository.
    source: Option<String>,
}

/// Fails for a licence or a source that is not allowed.
pub fn check() -> Result<usize> {
    let mut metadata = cargo(["metadata", "--format-version=1", "--locked", "--all-features"]);
    let output = metadata.stderr(Stdio::inherit()).output().context("cannot start cargo")?;
    ensure!(output.status.success(), "cargo cannot tell the dependencies; it says above why");
    let Metadata { packages } = serde_json::from_slice(&output.stdout)?;
    let rules = Rules::read(RULES)?;
    let wrong: Vec<String> = packages.iter().filter_map(|package| rules.complaint(package)).collect();
    ensure!(wrong.is_empty(), "deny.toml does not allow these dependencies:\n{}", wrong.join("\n"));
    Ok(0)
}

/// The licences that are allowed, and those that are allowed for one crate.
struct Rules {
    allowed: Vec<String>,
    exceptions: Vec<(String, String)>,
}

impl Rules {
    /// Reads what is needed of `deny.toml`.
    fn read(text: &str) -> Result<Rules> {
        let quoted = |line: &str| line.split('"').skip(1).step_by(2).map(str::to_owned).collect::<Vec<_>>();
        let allow =
            text.lines().find(|line| line.starts_with("allow = [")).context("deny.toml allows nothing")?;
        let exceptions =
            text.lines().filter(|line| line.trim_start().starts_with("{ crate = ") && line.contains("allow"));
        let pairs = exceptions.filter_map(|line| {
            let mut words = quoted(line).into_iter();
            Some((words.next()?, words.next()?))
        });
        Ok(Rules { allowed: quoted(allow), exceptions: pairs.collect() })
    }

    /// The complaint about a dependency, if there is one.
    fn complaint(&self, package: &Package) -> Option<String> {
        let Package { name, version, license, source } = package;
        let source = source.as_deref()?;
        if !source.starts_with(REGISTRY) {
            return Some(format!("{name} {version} comes from {source}"));
        }
        let licence = license.as_deref().unwrap_or_default();
        let allows = |id: &str| {
            self.allowed.iter().any(|allowed| allowed == id)
                || self.exceptions.iter().any(|(only, allowed)| only == name && allowed == id)
        };
        (!is_satisfied(licence, allows)).then(|| format!("{name} {version}: {licence:?}"))
    }
}

/// True if a choice among the licences of an expression such as `(MIT OR Apache-2.0) AND Unicode-3.0` is allowed.
fn is_satisfied(expression: &str, allows: impl Fn(&str) -> bool) -> bool {
    // Old packages separate alternatives by a slash.
    let spaced = expression.replace('/', " OR ").replace('(', " ( ").replace(')', " ) ");
    let mut words = spaced.split_whitespace().peekable();
    let satisfied = any_of(&mut words, &allows);
    satisfied && words.next().is_none()
}

type Words<'a> = std::iter::Peekable<std::str::SplitWhitespace<'a>>;

fn any_of(words: &mut Words<'_>, allows: &impl Fn(&str) -> bool) -> bool {
    let mut satisfied = all_of(words, allows);
    while words.next_if_eq(&"OR").is_some() {
        satisfied |= all_of(words, allows);
    }
    satisfied
}

fn all_of(words: &mut Words<'_>, allows: &impl Fn(&str) -> bool) -> bool {
    let mut satisfied = one(words, allows);
    while words.next_if_eq(&"AND").is_some() {
        satisfied &= one(words, allows);
    }
    satisfied
}

fn one(words: &mut Words<'_>, allows: &impl Fn(&str) -> bool) -> bool {
    if words.next_if_eq(&"(").is_some() {
        let satisfied = any_of(words, allows);
        return words.next_if_eq(&")").is_some() && satisfied;
    }
    let Some(id) = words.next() else { return false };
    match words.next_if_eq(&"WITH").and_then(|_| words.next()) {
        // An exception only permits more.
        Some(exception) => allows(&format!("{id} WITH {exception}")) || allows(id),
        None => allows(id),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn package(name: &str, license: &str, source: &str) -> Package {
        let (license, source) = (Some(license.to_owned()), Some(source.to_owned()));
        Package { name: name.to_owned(), version: "1.0.0".to_owned(), license, source }
    }

    #[test]
    fn one_of_the_alternatives_must_be_allowed_and_all_that_come_together() {
        let rules = Rules::read(RULES).expect("rules");
        let is_fine = |license: &str| rules.complaint(&package("some", license, REGISTRY)).is_none();
        for fine in [
            "MIT",
            "MIT OR GPL-3.0-only",
            "MIT/Apache-2.0",
            "(MIT OR Apache-2.0) AND Unicode-3.0",
            "Apache-2.0 WITH LLVM-exception OR MIT",
            "Apache-2.0 WITH LLVM-exception",
        ] {
            assert!(is_fine(fine), "{fine}");
        }
        for wrong in [
            "",
            "GPL-3.0-only",
            "MIT AND GPL-3.0-only",
            "(MIT OR Apache-2.0) AND GPL-3.0-only",
            "MPL-2.0",
            "MIT MIT",
        ] {
            assert!(!is_fine(wrong), "{wrong}");
        }
        assert_eq!(rules.complaint(&package("option-ext", "MPL-2.0", REGISTRY)), None);
        let elsewhere = package("some", "MIT", "git+https://example.com/some");
        assert!(rules.complaint(&elsewhere).is_some_and(|said| said.contains("git+https")));
    }
}
