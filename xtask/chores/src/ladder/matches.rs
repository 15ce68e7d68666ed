//! Matches between two bots, with a cache of those already played.

use crate::root;
use anyhow::{Context, Result, bail};
use kaiju_engine::rules::Revision;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fs;
use std::hash::{DefaultHasher, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

/// One bot against others on all other seats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Match {
    pub rules: String,
    pub revision: Revision,
    pub stronger: String,
    pub weaker: String,
    pub players: usize,
    pub games: u64,
    pub seed: u64,
}

/// The result for the stronger bot.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Played {
    pub rate: f64,
    pub low: f64,
    pub high: f64,
    /// The probability that equally strong bots are as far apart.
    pub p: f64,
    pub p50_ms: f64,
    pub p99_ms: f64,
    pub games_per_s: f64,
    pub seconds: f64,
}

impl Match {
    fn arguments(&self) -> Vec<String> {
        let Match { rules, revision, stronger, weaker, players, games, seed } = self;
        let text = format!(
            "arena --bots {stronger},{weaker} --players {players} --rules {rules} --set revision={} --games {games} --seed {seed}",
            revision.number()
        );
        text.split(' ').map(str::to_owned).collect()
    }

    /// The command that plays the match.
    pub fn command(&self) -> String {
        format!("kaiju {}", self.arguments().join(" "))
    }

    fn play(&self, program: &Path, threads: Option<u16>) -> Result<Played> {
        let start = Instant::now();
        let mut command = Command::new(program);
        command.args(self.arguments()).arg("--json").current_dir(root());
        if let Some(threads) = threads {
            command.args(["--threads", &threads.to_string()]);
        }
        let output = command.output().with_context(|| format!("cannot start {}", program.display()))?;
        if !output.status.success() {
            bail!("`{}` failed: {}", self.command(), String::from_utf8_lossy(&output.stderr).trim());
        }
        let document: Value = serde_json::from_slice(&output.stdout)?;
        Played::read(&document, start.elapsed().as_secs_f64())
            .with_context(|| format!("`{}` printed another document than expected", self.command()))
    }
}

impl Played {
    /// Reads the document of `kaiju arena --json`, in which the stronger bot comes first.
    fn read(document: &Value, seconds: f64) -> Option<Played> {
        let entrant = |name: &str| document["entrants"][0][name].as_f64();
        Some(Played {
            rate: entrant("rate")?,
            low: entrant("low")?,
            high: entrant("high")?,
            p: document["pairs"][0]["p"].as_f64()?,
            p50_ms: entrant("p50_ms")?,
            p99_ms: entrant("p99_ms")?,
            games_per_s: document["games_per_s"].as_f64()?,
            seconds,
        })
    }
}

/// A cache of the matches played by this very program, by command.
pub struct Store {
    program: PathBuf,
    path: PathBuf,
    played: BTreeMap<String, Played>,
}

impl Store {
    /// The matches played by the program in this target folder. Another program might play differently.
    pub fn open(target: &Path) -> Result<Store> {
        let program = target.join("release/kaiju");
        let bytes = fs::read(&program).with_context(|| format!("cannot read {}", program.display()))?;
        let mut hash = DefaultHasher::new();
        hash.write(&bytes);
        let path = target.join("ladder").join(format!("{:016x}.json", hash.finish()));
        let played = match fs::read(&path) {
            Ok(text) => {
                serde_json::from_slice(&text).with_context(|| format!("remove {}", path.display()))?
            }
            Err(_) => BTreeMap::new(),
        };
        fs::create_dir_all(target.join("ladder")).context("cannot make target/ladder")?;
        Ok(Store { program, path, played })
    }

    /// The result of a match, played now or taken from the cache.
    pub fn play(&mut self, one: &Match, threads: Option<u16>) -> Result<Played> {
        if let Some(played) = self.played.get(&one.command()) {
            return Ok(*played);
        }
        let played = one.play(&self.program, threads)?;
        self.played.insert(one.command(), played);
        fs::write(&self.path, serde_json::to_string_pretty(&self.played)?)
            .with_context(|| format!("cannot write {}", self.path.display()))?;
        Ok(played)
    }
}
