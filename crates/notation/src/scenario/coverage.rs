//! Coverage: the rules, cards and tiles that scenarios prove.

use crate::{Parsed, Span, guess};
use kaiju_engine::PowerId;
use kaiju_engine::rules::RuleSet;
use std::collections::BTreeMap;

/// The ids of the rules, in the order of the rules (sections 1 to 18).
const RULES: &str = include_str!("rules.txt");
/// Rules that no scenario can show, each with a reason.
const EXCUSED: &str = include_str!("excused.txt");

/// Other ids that scenarios may cite, numbered from 1: timing windows, open points, differences between the rulebooks
/// and between their cards, worked examples and derived examples.
const FAMILIES: [(&str, usize); 6] =
    [("TW-", 21), ("OPEN-", 95), ("SW-", 31), ("SW-C", 6), ("EX-", 13), ("D-", 18)];
/// Variants of worked examples.
const ALTERNATIVES: [&str; 3] = ["EX-1b", "EX-3b", "EX-7b"];

/// Something that a scenario proves: the id of a rule; the id of a card or tile without the number of its copy; or
/// the name of a switch with an equals sign and possibly a value.
pub(super) type Id = String;

/// The number of scenarios that prove each rule, card and tile.
#[derive(Clone, Debug, Default)]
pub struct Coverage {
    scenarios: usize,
    counts: BTreeMap<Id, usize>,
}

/// The coverage of one kind of ids.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tally {
    /// The ids with the number of scenarios that cite each.
    pub counts: Vec<(&'static str, usize)>,
    /// Ids that need no scenario, with the reason.
    pub excused: Vec<(&'static str, &'static str)>,
}

impl Tally {
    /// The number of ids.
    pub fn total(&self) -> usize {
        self.counts.len()
    }

    /// The number of ids that a scenario cites.
    pub fn cited(&self) -> usize {
        self.counts.iter().filter(|(_, count)| *count > 0).count()
    }

    /// Ids that are neither cited nor excused.
    pub fn uncovered(&self) -> Vec<&'static str> {
        let is_excused = |id: &str| self.excused.iter().any(|(excused, _)| *excused == id);
        self.counts.iter().filter(|(id, count)| *count == 0 && !is_excused(id)).map(|(id, _)| *id).collect()
    }
}

impl Coverage {
    pub(super) fn add(&mut self, proved: &[Id]) {
        self.scenarios += 1;
        for id in proved {
            *self.counts.entry(id.clone()).or_default() += 1;
        }
    }

    /// The number of scenarios that passed.
    pub fn scenarios(&self) -> usize {
        self.scenarios
    }

    /// The number of scenarios that cite this rule, card or tile.
    pub fn count(&self, id: &str) -> usize {
        self.counts.get(id).copied().unwrap_or(0)
    }

    /// The rules. An excuse for a rule that is cited after all is out of date and left out.
    pub fn rules(&self) -> Tally {
        let excused = excused().filter(|(id, _)| self.count(id) == 0).collect();
        Tally { excused, ..self.tally(rules()) }
    }

    /// The cards; copies of a card count as one.
    pub fn cards(&self) -> Tally {
        self.tally(singles().filter(|id| id.power().is_card()).map(PowerId::text))
    }

    /// The tiles.
    pub fn tiles(&self) -> Tally {
        self.tally(singles().filter(|id| !id.power().is_card()).map(PowerId::text))
    }

    /// The switches, cited by name or with a value.
    pub fn switches(&self) -> Tally {
        let count = |switch: &str| -> usize {
            let cites = |id: &str| id.split_once('=').is_some_and(|(name, _)| name == switch);
            self.counts.iter().filter(|(id, _)| cites(id)).map(|(_, count)| count).sum()
        };
        let counts = RuleSet::SWITCHES.iter().map(|&switch| (switch, count(switch))).collect();
        Tally { counts, excused: Vec::new() }
    }

    /// Everything else that is cited: timing windows, open points and examples.
    pub fn others(&self) -> Vec<(&str, usize)> {
        let is_other = |id: &str| {
            !rules().any(|rule| rule == id) && PowerId::from_text(id).is_none() && !id.contains('=')
        };
        self.counts.iter().filter(|(id, _)| is_other(id)).map(|(id, count)| (id.as_str(), *count)).collect()
    }

    fn tally(&self, ids: impl Iterator<Item = &'static str>) -> Tally {
        Tally { counts: ids.map(|id| (id, self.count(id))).collect(), excused: Vec::new() }
    }
}

fn rules() -> impl Iterator<Item = &'static str> {
    RULES.lines().filter(|line| !line.is_empty())
}

fn excused() -> impl Iterator<Item = (&'static str, &'static str)> {
    EXCUSED.lines().filter_map(|line| line.split_once(' '))
}

/// Every card and tile; for cards with several copies, only the first.
fn singles() -> impl Iterator<Item = PowerId> {
    PowerId::all().filter(|id| !id.text().contains('#'))
}

/// Reads a switch, `bay_use` or `bay_use=off`. Two switches share their name with a card, and need a value.
fn parse_switch(word: Span) -> Parsed<Option<Id>> {
    let (name, value) = match word.split_once('=') {
        Some((name, value)) => (name.text, Some(value)),
        None => (word.text, None),
    };
    let Some(values) = RuleSet::values(name) else { return Ok(None) };
    match value {
        Some(value) if !values.contains(&value.text) => {
            value.fail(format!("{name} is one of {}, not `{value}`", values.join(", ")))
        }
        Some(_) => Ok(Some(word.text.to_owned())),
        None => Ok(Some(format!("{name}="))),
    }
}

/// Reads one id after `proves`.
pub(super) fn parse_id(word: Span) -> Parsed<Id> {
    if PowerId::from_text(word.text).is_some() {
        let single = word.text.split('#').next().unwrap_or(word.text);
        return Ok(single.to_owned());
    }
    let in_family = FAMILIES.iter().any(|&(family, most)| {
        let number = word.text.strip_prefix(family);
        number.is_some_and(|number| (1..=most).any(|known| known.to_string() == number))
    });
    if let Some(switch) = parse_switch(word)? {
        return Ok(switch);
    }
    if in_family || ALTERNATIVES.contains(&word.text) || rules().any(|rule| rule == word.text) {
        return Ok(word.text.to_owned());
    }
    let numbers = FAMILIES.iter().flat_map(|&(family, most)| (1..=most).map(move |number| (family, number)));
    let numbered = numbers.map(|(family, number)| format!("{family}{number}"));
    let switches = RuleSet::SWITCHES.iter().copied();
    let others =
        rules().chain(ALTERNATIVES).chain(switches).chain(singles().map(PowerId::text)).map(String::from);
    let known: Vec<Id> = numbered.chain(others).collect();
    let guess = guess(word, known.iter().map(String::as_str));
    word.fail(format!("no rule, switch, card or tile is called `{word}`{guess}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rules_have_two_hundred_and_one_ids_and_none_twice() {
        let ids: Vec<&str> = rules().collect();
        assert_eq!(ids.len(), 201);
        assert!((1..ids.len()).all(|index| !ids[..index].contains(&ids[index])));
    }

    #[test]
    fn only_rules_are_excused_and_each_has_a_reason() {
        for line in EXCUSED.lines() {
            let (id, reason) = line.split_once(' ').expect("an id and a reason");
            assert!(rules().any(|rule| rule == id), "{id} is no rule");
            assert!(reason.split(' ').count() > 3, "{id} needs a reason");
        }
    }

    #[test]
    fn no_rule_is_excused_that_a_scenario_shows() {
        let mut suite = crate::scenario::Suite::new();
        for (file, text) in crate::scenario::embedded() {
            suite.run_file(file, text.as_bytes());
        }
        for (id, _) in excused() {
            assert_eq!(suite.coverage().count(id), 0, "{id} needs no excuse");
        }
    }

    #[test]
    fn copies_of_a_card_count_as_one() {
        assert_eq!(parse_id(Span::line("extra-head#2", 1)), Ok("extra-head".to_owned()));
        assert!(singles().all(|id| !id.text().contains('#')));
    }
}
