//! The ledger of rulings, and its checks.

use anyhow::{Context, Result};
use kaiju_engine::rules::RuleSet;
use kaiju_engine::{Kind, PowerId};
use kaiju_notation::scenario::{Suite, embedded};
use serde::Deserialize;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// The files of the ledger, in the order of the page.
const FILES: [&str; 3] = ["general.toml", "cards.toml", "tiles.toml"];
/// The number of open points in the rules: `OPEN-1` to `OPEN-95`.
const OPEN_POINTS: usize = 95;
/// The number of timing windows.
const WINDOWS: usize = 21;

/// All rulings, in the order of the files.
#[derive(Deserialize, Default)]
pub struct Ledger {
    #[serde(rename = "ruling")]
    pub rulings: Vec<Ruling>,
}

/// One point that the rules or a card's text leave open, and how it is played.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ruling {
    /// Its anchor, which never changes.
    pub id: String,
    /// The heading among the general points; without one the ruling is listed under its first power.
    pub topic: Option<String>,
    /// The cards and tiles concerned.
    #[serde(default)]
    pub powers: Vec<String>,
    /// The rules, windows and other rulings concerned.
    #[serde(default)]
    pub rules: Vec<String>,
    pub question: String,
    pub decision: String,
    /// The rule sets it holds for: names, `all`, `classic`, or a switch such as `batteries=2016`.
    pub sets: Vec<String>,
    pub source: String,
    /// The scenarios that show it, each as "cards/wings.scn: two energy cancel an attack".
    #[serde(default)]
    pub scenarios: Vec<String>,
    /// The reason why no scenario can show it.
    pub unshown: Option<String>,
}

impl Ruling {
    /// The power it is listed under, unless it is a general point.
    pub fn section(&self) -> Option<&str> {
        if self.topic.is_some() { None } else { self.powers.first().map(String::as_str) }
    }
}

impl Ledger {
    /// Reads the files of `folder`.
    pub fn read(folder: &Path) -> Result<Ledger> {
        let mut ledger = Ledger::default();
        for file in FILES {
            let text =
                fs::read_to_string(folder.join(file)).with_context(|| format!("cannot read {file}"))?;
            let part: Ledger = toml::from_str(&text).with_context(|| format!("cannot understand {file}"))?;
            ledger.rulings.extend(part.rulings);
        }
        Ok(ledger)
    }

    /// All faults, as sentences.
    pub fn faults(&self) -> Vec<String> {
        let known = Known::new(self);
        let mut faults = Vec::new();
        let mut ids = BTreeSet::new();
        for ruling in &self.rulings {
            let mut say = |fault: String| faults.push(format!("{}: {fault}", ruling.id));
            if !ids.insert(ruling.id.as_str()) {
                say("another ruling has this id".to_owned());
            }
            if known.powers.contains(ruling.id.as_str()) {
                say("the id belongs to a card or tile".to_owned());
            }
            if ruling.topic.is_none() && ruling.powers.is_empty() {
                say("it needs a topic or a power".to_owned());
            }
            if !ruling.question.ends_with('?') || !ruling.decision.ends_with(['.', ')']) {
                say("the question ends with `?`, the decision with `.`".to_owned());
            }
            for power in ruling.powers.iter().filter(|power| !known.powers.contains(power.as_str())) {
                say(format!("no card or tile is called `{power}`"));
            }
            for rule in ruling.rules.iter().filter(|rule| !known.rules.contains(*rule)) {
                say(format!("there is no rule or ruling `{rule}`"));
            }
            for set in ruling.sets.iter().filter(|set| !is_set(set)) {
                say(format!("there is no rule set or switch `{set}`"));
            }
            for scenario in ruling.scenarios.iter().filter(|title| !known.scenarios.contains(*title)) {
                say(format!("there is no scenario `{scenario}`"));
            }
            if ruling.scenarios.is_empty() != ruling.unshown.is_some() {
                say("it needs either scenarios or the reason why none can show it".to_owned());
            }
        }
        for open in (1..=OPEN_POINTS).map(|number| format!("OPEN-{number}")) {
            if !ids.contains(open.as_str()) {
                faults.push(format!("{open} is not decided"));
            }
        }
        for power in powers().map(PowerId::text) {
            if !self.rulings.iter().any(|ruling| ruling.powers.iter().any(|concerned| concerned == power)) {
                faults.push(format!("{power} has no ruling"));
            }
        }
        faults
    }
}

/// Everything that a ruling may refer to.
struct Known {
    powers: BTreeSet<&'static str>,
    rules: BTreeSet<String>,
    scenarios: BTreeSet<String>,
}

impl Known {
    fn new(ledger: &Ledger) -> Known {
        let rules = rule_ids().into_iter().map(str::to_owned);
        let windows = (1..=WINDOWS).map(|number| format!("TW-{number}"));
        let rulings = ledger.rulings.iter().map(|ruling| ruling.id.clone());
        Known {
            powers: powers().map(PowerId::text).collect(),
            rules: rules.chain(windows).chain(rulings).collect(),
            scenarios: embedded().flat_map(|(path, text)| titles(path, text)).collect(),
        }
    }
}

/// The ids of the rules.
pub fn rule_ids() -> Vec<&'static str> {
    Suite::new().coverage().rules().counts.into_iter().map(|(id, _)| id).collect()
}

/// Every card and tile once, the cards by id and then the tiles.
pub fn powers() -> impl Iterator<Item = PowerId> {
    let mut powers: Vec<PowerId> = PowerId::all().filter(|power| !power.text().contains('#')).collect();
    powers.sort_by_key(|power| (matches!(power.power().kind, Kind::Tile { .. }), power.text()));
    powers.into_iter()
}

/// True if `text` is a valid value of [`Ruling::sets`].
fn is_set(text: &str) -> bool {
    match text.split_once('=') {
        Some((switch, value)) => RuleSet::values(switch).is_some_and(|values| values.contains(&value)),
        None => matches!(text, "all" | "classic") || RuleSet::preset(text).is_some(),
    }
}

/// The scenarios of one file in the form that the ledger cites, starting with the folder.
fn titles(path: &str, text: &str) -> Vec<String> {
    let start = path.rmatch_indices('/').nth(1).map_or(0, |(slash, _)| slash + 1);
    let titles = text.lines().filter_map(|line| line.strip_prefix("scenario "));
    titles.map(|title| format!("{}: {}", &path[start..], title.trim())).collect()
}
