//! The ledger as a page for people.

use super::ledger::{Ledger, Ruling, powers};
use kaiju_engine::rules::{Deck, RuleSet};
use kaiju_engine::{Kind, Power, PowerId, Side};
use std::fmt::Write;

const HEAD: &str = "\
# Rulings

<!-- Made by `cargo xtask rulings` from the files in docs/rulings. Change those. -->

What the [rules](rules.md) and the texts of the cards leave open, and how Kaiju plays it. Each point has a question, a
decision, the rule sets for which it holds, its source, the rules it touches, and the scenarios that show it in play.

Sources, from the strongest to the weakest: a *rulebook* with the section; a *publisher's answer* to a question of
players; the *second printing* of the base game, whose texts the Dark Edition took over; the *online version* of the
game; *our decision* where nobody says anything, or where sources disagree.

[General points](#general-points) come first, then [cards](#cards) and [tiles](#tiles) by their ids.
";

/// The whole page.
pub fn write(ledger: &Ledger) -> String {
    let mut page = HEAD.to_owned();
    page.push_str("\n## General points\n");
    let mut last = None;
    for ruling in &ledger.rulings {
        if let Some(topic) = &ruling.topic {
            if last != Some(topic) {
                line(&mut page, &format!("\n### {topic}\n"));
                last = Some(topic);
            }
            write_ruling(&mut page, ruling);
        }
    }
    let (tiles, cards): (Vec<PowerId>, Vec<PowerId>) =
        powers().partition(|power| matches!(power.power().kind, Kind::Tile { .. }));
    for (heading, powers) in [("Cards", cards), ("Tiles", tiles)] {
        line(&mut page, &format!("\n## {heading}"));
        for power in powers {
            write_power(&mut page, ledger, power);
        }
    }
    page
}

fn write_power(page: &mut String, ledger: &Ledger, power: PowerId) {
    let id = power.text();
    line(page, &format!("\n<a id=\"{id}\"></a>\n\n### {}\n", name(power)));
    line(page, &format!("{}\n", facts(power)));
    let (own, others): (Vec<&Ruling>, Vec<&Ruling>) = ledger
        .rulings
        .iter()
        .filter(|ruling| ruling.powers.iter().any(|concerned| concerned == id))
        .partition(|ruling| ruling.section() == Some(id));
    for ruling in own {
        write_ruling(page, ruling);
    }
    for ruling in others {
        line(page, &format!("- See also: [{}](#{})", ruling.question, ruling.id));
    }
}

fn write_ruling(page: &mut String, ruling: &Ruling) {
    let Ruling { id, question, decision, source, .. } = ruling;
    let mut notes = vec![id.clone(), sets(&ruling.sets), source.clone()];
    if !ruling.rules.is_empty() {
        notes.push(ruling.rules.iter().map(|rule| rule_link(rule)).collect::<Vec<_>>().join(", "));
    }
    line(page, &format!("- <a id=\"{id}\"></a>**{question}** {decision}\n  *{}*", notes.join(" · ")));
    for scenario in &ruling.scenarios {
        line(page, &format!("  - {}", scenario_link(scenario)));
    }
    if let Some(reason) = &ruling.unshown {
        line(page, &format!("  - No scenario can show it: {reason}."));
    }
}

/// The rule sets it holds for, in words.
fn sets(sets: &[String]) -> String {
    let word = |set: &String| match set.as_str() {
        "all" => "all rule sets".to_owned(),
        "classic" => "classic sets".to_owned(),
        set => format!("`{set}`"),
    };
    sets.iter().map(word).collect::<Vec<_>>().join(", ")
}

/// A link to a rule on its own page, or to another ruling on this one.
fn rule_link(rule: &str) -> String {
    let is_rule = super::ledger::rule_ids().contains(&rule) || rule.starts_with("TW-");
    format!("[{rule}]({}#{rule})", if is_rule { "rules.md" } else { "" })
}

fn scenario_link(scenario: &str) -> String {
    let (file, title) = scenario.split_once(": ").unwrap_or((scenario, ""));
    let folder = if file.starts_with("scenarios/") { "tests" } else { "src" };
    format!("[{}](../crates/engine/{folder}/{file}): {title}", file.trim_end_matches(".scn"))
}

fn name(power: PowerId) -> String {
    let mut names = told_by_set(power, |record, rules| record.name(rules).to_owned()).into_iter();
    let first = names.next().map_or(String::new(), |(name, _)| name);
    let others: Vec<String> = names.map(|(name, sets)| format!("{sets}: {name}")).collect();
    if others.is_empty() { first } else { format!("{first} ({})", others.join(", ")) }
}

/// The printed facts of a power, in our words.
fn facts(power: PowerId) -> String {
    let record = power.power();
    let kind = match record.kind {
        Kind::Keep => "Keep card".to_owned(),
        Kind::Discard => "Discard card".to_owned(),
        Kind::Tile { level, side, stays } => {
            let side = match side {
                Side::Red => "red",
                Side::Green => "green",
            };
            let used = if stays { "" } else { ", used once" };
            format!("Tile of level {level}, {side} side{used}")
        }
    };
    let mut facts = format!("*{kind}");
    // Writing to a string cannot fail.
    if record.is_card() {
        for (cost, sets) in told_by_set(power, |record, rules| record.cost(rules).to_string()) {
            let _ = if sets.is_empty() {
                write!(facts, ", cost {cost}")
            } else {
                write!(facts, ", in {sets} {cost}")
            };
        }
        facts.push_str(match (record.is_in(Deck::Classic), record.is_in(Deck::Dark)) {
            (true, true) => ", both decks",
            (true, false) => ", classic deck only",
            (false, _) => ", dark deck only",
        });
    }
    facts.push_str(".*");
    for (text, sets) in told_by_set(power, |record, rules| record.text(rules).to_owned()) {
        let _ = if sets.is_empty() { write!(facts, " {text}") } else { write!(facts, " In {sets}: {text}") };
    }
    facts
}

/// The statements of the rule sets that have the power: first the usual one without names, then the others with the
/// names of their rule sets. Tiles belong to `dark`, and may be added to the others.
fn told_by_set(power: PowerId, say: impl Fn(&Power, &RuleSet) -> String) -> Vec<(String, String)> {
    let record = power.power();
    let mut presets: Vec<&(&str, RuleSet)> =
        RuleSet::PRESETS.iter().filter(|(_, rules)| !record.is_card() || record.is_in(rules.deck)).collect();
    presets.sort_by_key(|(_, rules)| !record.is_card() && rules.deck != Deck::Dark);
    let mut told: Vec<(String, Vec<String>)> = Vec::new();
    for (name, rules) in presets {
        let said = say(record, rules);
        let name = format!("`{name}`");
        match told.iter_mut().find(|(known, _)| *known == said) {
            Some((_, names)) => names.push(name),
            None => told.push((said, vec![name])),
        }
    }
    let named = |(place, (said, names)): (usize, (String, Vec<String>))| {
        (said, if place == 0 { String::new() } else { names.join(" and ") })
    };
    told.into_iter().enumerate().map(named).collect()
}

fn line(page: &mut String, text: &str) {
    page.push_str(text);
    page.push('\n');
}
