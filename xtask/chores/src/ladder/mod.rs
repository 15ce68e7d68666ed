//! `cargo xtask ladder`: every bot against every weaker one, at tables of all sizes, under all rules. Writes
//! `docs/ladder.md`.

mod fingerprint;
mod matches;
mod page;

use crate::{cargo, root};
use anyhow::{Context, Result, bail};
use clap::Args;
use kaiju_bots::LADDER;
use kaiju_engine::rules::Revision;
use kaiju_engine::{RuleSet, Seat};
use matches::{Match, Store};
use sha2::{Digest, Sha256};
use std::fs;
use std::path::PathBuf;
use std::time::Instant;

/// Let every bot play against every weaker one, and write docs/ladder.md
///
/// There is one match for each two bots, number of players and rule set: one of the stronger
/// against weaker ones on all other seats. The page shows the commands. Results are kept in
/// target/ladder until the program changes, so that an interrupted run can be resumed.
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub struct Options {
    /// Number of games in each match of the champion; faster bots play more
    #[arg(long, value_name = "N", default_value_t = 1200, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Seed of all randomness
    #[arg(long, value_name = "N", default_value_t = 2026)]
    seed: u64,
    /// Number of threads [default: one per core]
    #[arg(long, value_name = "N")]
    threads: Option<u16>,
    /// Only these numbers of players
    #[arg(long, value_name = "N,N", value_delimiter = ',', default_values_t = 2..=Seat::MAX)]
    players: Vec<usize>,
    /// Only these rule sets [default: all of the revision]
    #[arg(long, value_name = "NAME,NAME", value_delimiter = ',')]
    rules: Vec<String>,
    /// Revision of the rules
    #[arg(long, value_name = "N", default_value_t = Revision::LATEST.number())]
    revision: u32,
    /// Only these bots
    #[arg(long, value_name = "NAME,NAME", value_delimiter = ',', default_values_t = bots())]
    bots: Vec<String>,
    /// The page to write, below the root folder
    #[arg(long, value_name = "FILE", default_value = "docs/ladder.md")]
    page: PathBuf,
}

/// Bots faster than the champion, and the factor by which they play more games.
const QUICKER: [(&str, u64); 2] = [("strategist", 2), ("brawler", 20)];

fn presets(revision: Revision) -> Vec<String> {
    RuleSet::presets(revision).iter().map(|(name, _)| (*name).to_owned()).collect()
}

impl Options {
    fn revision(&self) -> Result<Revision> {
        let newest = Revision::LATEST.number();
        Revision::from_number(self.revision)
            .with_context(|| format!("the revisions of the rules are 1 to {newest}, not {}", self.revision))
    }
}

fn bots() -> Vec<String> {
    LADDER.iter().map(|kind| kind.name.to_owned()).collect()
}

/// Plays the missing matches and writes the page.
pub fn run(options: &Options) -> Result<()> {
    let matches = all_matches(options)?;
    let status = cargo(["build", "--quiet", "--release", "--package", "kaiju"]).status()?;
    if !status.success() {
        bail!("kaiju cannot be built; cargo's errors are above");
    }
    let mut store = Store::open(&root().join("target"))?;
    let start = Instant::now();
    let mut results = Vec::new();
    for (number, one) in (1..).zip(&matches) {
        let played = store.play(one, options.threads)?;
        println!(
            "[{number}/{}, {:.0} s] {}: {:.2} %",
            matches.len(),
            start.elapsed().as_secs_f64(),
            one.command(),
            100.0 * played.rate
        );
        results.push((one.clone(), played));
    }
    let path = root().join(&options.page);
    fs::write(&path, page::write(&results, &command(options), &identities(options.revision()?)?))
        .with_context(|| format!("cannot write {}", path.display()))?;
    println!("{}: {} matches", options.page.display(), results.len());
    Ok(())
}

/// The identity of each bot on the page: its fingerprint, and the champion's weights.
fn identities(revision: Revision) -> Result<String> {
    let mut text = String::new();
    for bot in bots().iter().rev() {
        text.push_str(&identity(bot, &fingerprint::of(bot, revision)?));
    }
    text.push_str(&format!("\nThe champion's weights have the SHA-256 `{}`.\n", weights()?));
    Ok(text)
}

/// The identity line of a bot.
fn identity(bot: &str, fingerprint: &str) -> String {
    format!("- `{bot}` plays as `{fingerprint}`\n")
}

/// The identity of the champion's weights: the SHA-256 of their file.
fn weights() -> Result<String> {
    let path = root().join("crates/bots/src/champion/weights.bin");
    let bytes = fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
    Ok(Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect())
}

/// The command that makes the page, without the number of threads, which does not matter.
fn command(options: &Options) -> String {
    let Options { games, seed, revision, .. } = options;
    let mut command = format!("cargo xtask ladder --games {games} --seed {seed} --revision {revision}");
    let mut add = |name: &str, given: &[String], all: &[String]| {
        if given != all {
            command.push_str(&format!(" --{name} {}", given.join(",")));
        }
    };
    let numbers = |players: &[usize]| players.iter().map(usize::to_string).collect::<Vec<_>>();
    add("players", &numbers(&options.players), &numbers(&(2..=Seat::MAX).collect::<Vec<_>>()));
    add("rules", &options.rules, &[]);
    add("bots", &options.bots, &bots());
    command
}

/// All matches, in the order of the page. The games are rounded up to whole rounds, so that everybody plays equally
/// often from every seat.
fn all_matches(options: &Options) -> Result<Vec<Match>> {
    let place = |name: &String| {
        let place = LADDER.iter().position(|kind| kind.name == name);
        place.with_context(|| format!("no bot is called {name}: expected {}", bots().join(", ")))
    };
    let mut places = options.bots.iter().map(place).collect::<Result<Vec<usize>>>()?;
    places.sort_unstable();
    places.dedup();
    let revision = options.revision()?;
    let presets = presets(revision);
    if let Some(wrong) = options.rules.iter().find(|name| !presets.contains(name)) {
        bail!("no rule set is called {wrong}: expected {}", presets.join(", "));
    }
    if let Some(wrong) = options.players.iter().find(|players| !(2..=Seat::MAX).contains(players)) {
        bail!("a table has 2 to {} players, not {wrong}", Seat::MAX);
    }
    let mut matches = Vec::new();
    for rules in if options.rules.is_empty() { &presets } else { &options.rules } {
        for (weaker, stronger) in pairs(&places) {
            for &players in &options.players {
                let [stronger, weaker] = [stronger, weaker].map(|place| LADDER[place].name.to_owned());
                let times = QUICKER.iter().find(|(bot, _)| *bot == stronger).map_or(1, |(_, times)| *times);
                let games = (times * options.games).next_multiple_of(players as u64);
                matches.push(Match {
                    rules: rules.clone(),
                    revision,
                    stronger,
                    weaker,
                    players,
                    games,
                    seed: options.seed,
                });
            }
        }
    }
    Ok(matches)
}

/// All pairs: the strongest bot first, and its neighbour on the ladder before the others.
fn pairs(places: &[usize]) -> Vec<(usize, usize)> {
    let below = |&stronger: &usize| {
        let weaker = places.iter().rev().filter(move |&&place| place < stronger);
        weaker.map(move |&weaker| (weaker, stronger))
    };
    places.iter().rev().flat_map(below).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bot_meets_every_weaker_one_its_neighbour_first() {
        assert_eq!(pairs(&[0, 1, 3]), [(1, 3), (0, 3), (0, 1)]);
        assert_eq!(pairs(&[0]), []);
    }

    #[test]
    fn unknown_bots_rules_and_tables_are_refused() {
        let options = || Options {
            games: 10,
            seed: 1,
            threads: None,
            players: vec![2],
            rules: Vec::new(),
            revision: Revision::LATEST.number(),
            bots: bots(),
            page: PathBuf::new(),
        };
        assert!(all_matches(&options()).is_ok());
        assert!(all_matches(&Options { bots: vec!["deep-blue".to_owned()], ..options() }).is_err());
        assert!(all_matches(&Options { rules: vec!["chess".to_owned()], ..options() }).is_err());
        assert!(all_matches(&Options { players: vec![7], ..options() }).is_err());
        assert!(all_matches(&Options { revision: 9, ..options() }).is_err());
        assert!(
            all_matches(&Options { revision: 1, rules: vec!["modern".to_owned()], ..options() }).is_err()
        );
        assert_eq!(command(&options()), "cargo xtask ladder --games 10 --seed 1 --revision 2 --players 2");
        let games = |bots: [&str; 2]| {
            let options = Options { bots: bots.map(str::to_owned).to_vec(), ..options() };
            all_matches(&options).map(|matches| matches[0].games).ok()
        };
        assert_eq!(games(["random", "brawler"]), Some(200));
        assert_eq!(games(["random", "champion"]), Some(10));
    }

    /// A change of the champion or the ladder requires playing the matches again.
    #[test]
    fn the_page_is_about_the_bots_of_today() {
        let page = fs::read_to_string(root().join("docs/ladder.md")).expect("the page can be read");
        let weights = weights().expect("the weights can be read");
        assert!(page.contains(&weights), "the champion has learned since: run `cargo xtask ladder`");
        let is_told = |revision: &Revision| page.contains(&page::played_by(*revision));
        let revision = Revision::ALL.into_iter().find(is_told).expect("the page tells the revision");
        let presets = presets(revision);
        for (name, place) in bots().iter().zip(0..) {
            let fingerprint = fingerprint::of(name, revision).expect("the bot plays");
            let is_same = page.contains(&identity(name, &fingerprint));
            assert!(is_same, "{name} plays differently since, as {fingerprint}: run `cargo xtask ladder`");
            assert!(page.contains(&format!("| `{name}` | {} |", LADDER[place].about)), "{name}");
            for weaker in &bots()[..place] {
                let rows = page.matches(&format!("| {name} against {weaker} |")).count();
                assert_eq!(rows, presets.len(), "{name} against {weaker}");
            }
        }
        let heads: String = (2..=Seat::MAX).map(|players| format!(" {players} players |")).collect();
        assert_eq!(page.matches(&heads).count(), presets.len(), "{heads}");
        presets.iter().for_each(|rules| assert!(page.contains(&format!("\n## {rules}\n")), "{rules}"));
    }
}
