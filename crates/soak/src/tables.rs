//! The tables of the soak: rule sets and player counts.

use anyhow::{Context, Result, bail};
use clap::Args;
use clap::builder::PossibleValuesParser;
use kaiju_engine::rules::Wickedness;
use kaiju_engine::{RuleSet, Setup};
use std::fmt;

/// The switch for the tiles on the wickedness track.
const TILES: &str = "wickedness";

/// A rule set with at most one switch of its own, and a number of players.
#[derive(Clone, Copy)]
pub struct Table {
    rules: &'static str,
    switch: Option<(&'static str, &'static str)>,
    /// The setup of a game at this table.
    pub setup: Setup,
}

impl Table {
    /// The name of the rule set with its switch.
    pub fn rules(&self) -> String {
        match self.switch {
            Some((name, value)) => format!("{} {name}={value}", self.rules),
            None => self.rules.to_string(),
        }
    }

    /// The number of monsters.
    pub fn players(&self) -> usize {
        self.setup.players
    }

    /// True if its tiles are not part of the rule set it is named after.
    fn has_added_tiles(&self) -> bool {
        let usual = RuleSet::preset(self.rules).map(|preset| preset.wickedness);
        usual == Some(Wickedness::Off) && self.setup.rules.wickedness != Wickedness::Off
    }

    /// The command-line options that select this table alone.
    pub fn options(&self) -> String {
        let set = self.switch.map_or(String::new(), |(name, value)| format!(" --set {name}={value}"));
        format!("--rules {}{set} --players {}", self.rules, self.players())
    }
}

impl fmt::Display for Table {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}, {} players", self.rules(), self.players())
    }
}

/// Every rule set with 2 to 6 players: those with tiles once per setup of tiles, and one with tiles beside the
/// classic deck.
pub fn all() -> Vec<Table> {
    let mut tables = Vec::new();
    for (name, rules) in RuleSet::PRESETS {
        if rules.value(TILES) == Some("off") {
            add(&mut tables, name, rules, None);
            continue;
        }
        for &value in RuleSet::values(TILES).unwrap_or_default().iter().filter(|&&value| value != "off") {
            let mut rules = rules;
            if rules.set(TILES, value).is_ok() {
                add(&mut tables, name, rules, Some((TILES, value)));
            }
        }
    }
    // Mimic and Fluxling meet only here.
    let both = RuleSet { wickedness: Wickedness::Mixed, ..RuleSet::MODERN };
    add(&mut tables, "modern", both, Some((TILES, "mixed")));
    tables
}

fn add(
    tables: &mut Vec<Table>,
    name: &'static str,
    rules: RuleSet,
    switch: Option<(&'static str, &'static str)>,
) {
    tables.extend((2..=6).map(|players| {
        let setup = Setup { rules, players, first: None };
        Table { rules: name, switch, setup }
    }));
}

/// The choice of tables.
#[derive(Args)]
pub struct Choice {
    /// Play only this rule set
    #[arg(long, value_parser = PossibleValuesParser::new(RuleSet::PRESETS.map(|(name, _)| name)))]
    rules: Option<String>,
    /// Change one switch of the rule set
    #[arg(long, value_name = "SWITCH=VALUE", requires = "rules")]
    set: Option<String>,
    /// Play only with this number of players
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(2..=6))]
    players: Option<u8>,
}

impl Choice {
    /// The chosen tables; all of them if none was chosen.
    pub fn tables(&self) -> Result<Vec<Table>> {
        let mut tables = match (&self.rules, &self.set) {
            (Some(name), Some(set)) => with_switch(name, set)?,
            (Some(name), None) => {
                all().into_iter().filter(|table| table.rules == name && !table.has_added_tiles()).collect()
            }
            (None, _) => all(),
        };
        tables.retain(|table| self.players.is_none_or(|players| table.players() == usize::from(players)));
        Ok(tables)
    }
}

/// The tables of one rule set with one switch changed.
fn with_switch(name: &str, set: &str) -> Result<Vec<Table>> {
    let (switch, value) =
        set.split_once('=').with_context(|| format!("--set {set}: expected SWITCH=VALUE"))?;
    let Some((name, preset)) = RuleSet::PRESETS.into_iter().find(|(known, _)| *known == name) else {
        bail!("no rule set is called {name}");
    };
    let mut rules = preset;
    rules.set(switch, value).with_context(|| format!("--set {set}"))?;
    rules.check_from(&preset).with_context(|| format!("--set {set}"))?;
    let known = RuleSet::SWITCHES.iter().find(|&&known| known == switch);
    let mut tables = Vec::new();
    let switch = known.and_then(|&known| rules.value(known).map(|value| (known, value)));
    add(&mut tables, name, rules, switch);
    Ok(tables)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_eight_kinds_of_rules_and_five_numbers_of_players() {
        let tables = all();
        assert_eq!(tables.len(), 40);
        assert!(tables.iter().any(|table| table.to_string() == "modern wickedness=mixed, 2 players"));
        assert!(tables.iter().any(|table| table.to_string() == "dark wickedness=mixed, 6 players"));
    }

    #[test]
    fn the_options_of_a_table_choose_it() {
        for table in all() {
            let choice = Choice {
                rules: Some(table.rules.into()),
                set: table.switch.map(|(name, value)| format!("{name}={value}")),
                players: u8::try_from(table.players()).ok(),
            };
            let chosen = choice.tables().unwrap();
            assert_eq!(chosen.len(), 1);
            assert_eq!(chosen[0].setup, table.setup);
        }
    }

    #[test]
    fn nonsense_is_refused() {
        assert!(with_switch("dark", "wickedness").is_err());
        assert!(with_switch("dark", "wickedness=blue").is_err());
        assert!(with_switch("czech", "skybeam=outside").is_err());
    }
}
