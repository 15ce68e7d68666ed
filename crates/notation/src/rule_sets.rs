//! Rule sets: the nearest preset, and the switches in which they differ.

use super::error::Parsed;
use super::guess::guess;
use super::span::Span;
use kaiju_engine::rules::{Revision, RuleError, RuleSet};

/// The word before the number of a revision.
const REVISION: &str = "revision";

/// The text of a rule set: `czech`, or `czech, bay_use=off`. An older revision is named: `czech, revision=1`.
///
/// ```
/// use kaiju_engine::RuleSet;
/// use kaiju_notation::{parse_rules, rules_text};
/// let mut house = RuleSet::POLISH;
/// house.set("bay_use", "on")?;
/// assert_eq!(rules_text(&house), "polish, bay_use=on");
/// assert_eq!(parse_rules("polish, bay_use=on"), Ok(house));
/// # Ok::<(), kaiju_engine::rules::RuleError>(())
/// ```
pub fn rules_text(rules: &RuleSet) -> String {
    let mut text = rules_text_of_revision(rules);
    if rules.revision != Revision::LATEST {
        text.push_str(&format!(", {REVISION}={}", rules.revision.number()));
    }
    text
}

/// [`rules_text`] without the revision, for readers that know it.
pub fn rules_text_of_revision(rules: &RuleSet) -> String {
    let (name, preset) = rules.nearest_preset();
    let mut text = name.to_owned();
    for switch in rules.differences(&preset) {
        text.push_str(&format!(", {switch}={}", rules.value(switch).unwrap_or_default()));
    }
    text
}

/// Reads a rule set, and refuses values that make no sense together.
pub fn parse_rules(text: &str) -> Parsed<RuleSet> {
    read_rules(Span::line(text, 1))
}

/// Reads a rule set. A text without a revision means `revision`.
pub fn parse_rules_by(text: &str, revision: Revision) -> Parsed<RuleSet> {
    read_rules_by(Span::line(text, 1), revision)
}

/// Reads a rule set whose revision is given elsewhere: the inverse of [`rules_text_of_revision`].
pub fn parse_rules_of_revision(text: &str, revision: Revision) -> Parsed<RuleSet> {
    let line = Span::line(text, 1);
    read_items(line, &line.split(','), revision)
}

pub(crate) fn read_rules(text: Span) -> Parsed<RuleSet> {
    read_rules_by(text, Revision::LATEST)
}

fn read_rules_by(text: Span, unless_named: Revision) -> Parsed<RuleSet> {
    let mut items = text.split(',');
    let is_revision = |item: &Span| item.split_once('=').is_some_and(|(name, _)| name.text == REVISION);
    let place = items.iter().position(is_revision);
    let revision = match place.and_then(|place| items.remove(place).split_once('=')) {
        Some((_, number)) => {
            let newest = Revision::LATEST.number();
            match number.text.parse().ok().and_then(Revision::from_number) {
                Some(revision) => revision,
                None => return number.fail(format!("the revisions of the rules are 1 to {newest}")),
            }
        }
        None => unless_named,
    };
    read_items(text, &items, revision)
}

fn read_items(text: Span, items: &[Span], revision: Revision) -> Parsed<RuleSet> {
    let presets = RuleSet::presets(revision).iter().map(|(name, _)| *name);
    let names = || presets.clone().collect::<Vec<_>>().join(", ");
    let Some((preset, switches)) = items.split_first() else {
        return text.fail(format!("expected a rule set ({})", names()));
    };
    let Some(preset_rules) = RuleSet::preset_of(revision, preset.text) else {
        let guess = guess(*preset, presets.clone());
        return preset.fail(format!("no rule set is called `{preset}`: expected {}{guess}", names()));
    };
    let mut rules = preset_rules;
    let mut named: Vec<Span> = Vec::new();
    for item in switches {
        let Some((name, value)) = item.split_once('=') else {
            return item.fail(format!("expected a switch with its value such as bay_use=off, not `{item}`"));
        };
        if named.iter().any(|known| known.text == name.text) {
            return name.fail(format!("the switch `{name}` is given twice"));
        }
        named.push(name);
        rules.set(name.text, value.text).or_else(|error| match error {
            RuleError::UnknownSwitch => {
                let guess = guess(name, RuleSet::SWITCHES.iter().copied());
                name.fail(format!("no switch is called `{name}`{guess}"))
            }
            RuleError::UnknownValue { values } => {
                let guess = guess(value, values.iter().copied());
                value.fail(format!("{name} is one of {}, not `{value}`{guess}", values.join(", ")))
            }
            RuleError::Contradiction { reason, .. } => item.fail(reason),
        })?;
    }
    rules.check_from(&preset_rules).or_else(|error| {
        // Report the error at the last written of the switches that contradict each other.
        let is_at_odds = |switch: &&Span| match error {
            RuleError::Contradiction { switches, .. } => switches.contains(&switch.text),
            RuleError::UnknownSwitch | RuleError::UnknownValue { .. } => false,
        };
        let place = named.iter().rfind(is_at_odds).copied().unwrap_or(text);
        place.fail(format!("these switches contradict each other: {error}"))
    })?;
    Ok(rules)
}
