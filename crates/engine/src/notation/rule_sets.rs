//! Rule sets: the nearest preset, and the switches in which they differ.

use super::error::Parsed;
use super::guess::guess;
use super::span::Span;
use crate::rules::{RuleError, RuleSet};

/// The text of a rule set: `czech`, or `czech, bay_use=off`.
///
/// ```
/// use kaiju_engine::{RuleSet, notation::{parse_rules, rules_text}};
/// let mut house = RuleSet::POLISH;
/// house.set("bay_use", "on")?;
/// assert_eq!(rules_text(&house), "polish, bay_use=on");
/// assert_eq!(parse_rules("polish, bay_use=on"), Ok(house));
/// # Ok::<(), kaiju_engine::rules::RuleError>(())
/// ```
pub fn rules_text(rules: &RuleSet) -> String {
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

pub(crate) fn read_rules(text: Span) -> Parsed<RuleSet> {
    let items = text.split(',');
    let Some((preset, switches)) = items.split_first() else {
        return text.fail(format!("expected a rule set ({})", preset_names()));
    };
    let Some(preset_rules) = RuleSet::preset(preset.text) else {
        let guess = guess(*preset, RuleSet::PRESETS.map(|(name, _)| name));
        return preset.fail(format!("no rule set is called `{preset}`: expected {}{guess}", preset_names()));
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
        // The error is shown at the switch that was written last of those that contradict each other.
        let is_at_odds = |switch: &&Span| match error {
            RuleError::Contradiction { switches, .. } => switches.contains(&switch.text),
            RuleError::UnknownSwitch | RuleError::UnknownValue { .. } => false,
        };
        let place = named.iter().rfind(is_at_odds).copied().unwrap_or(text);
        place.fail(format!("these switches contradict each other: {error}"))
    })?;
    Ok(rules)
}

fn preset_names() -> String {
    RuleSet::PRESETS.map(|(name, _)| name).join(", ")
}
