//! Tests that the pages in `docs` are complete and current, and that citations resolve.

use super::ledger::{Ledger, powers, rule_ids};
use super::{PAGE, page};
use crate::root;
use kaiju_engine::rules::RuleSet;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// Ids on the page of rules that are not rules: windows, differences, worked examples, derived examples.
const FAMILIES: [(&str, usize); 5] = [("TW-", 21), ("SW-", 31), ("SW-C", 6), ("EX-", 13), ("D-", 18)];
/// Variants of worked examples.
const ALTERNATIVES: [&str; 3] = ["EX-1b", "EX-3b", "EX-7b"];

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("cannot read {path}: {error}"))
}

fn ledger() -> Ledger {
    Ledger::read(&root().join("docs/rulings")).unwrap()
}

/// The pieces of `text` between `start` and `end`.
fn between<'a>(text: &'a str, start: &'a str, end: char) -> impl Iterator<Item = &'a str> {
    text.split(start).skip(1).filter_map(move |rest| rest.split(end).next())
}

/// The targets of links with `#`: anchors and headings.
fn anchors(text: &str) -> BTreeSet<String> {
    let headings = text.lines().filter(|line| line.starts_with('#')).map(|line| {
        let heading = line.trim_start_matches('#').trim().to_lowercase().replace(' ', "-");
        heading.chars().filter(|letter| letter.is_alphanumeric() || *letter == '-').collect()
    });
    between(text, "<a id=\"", '"').map(str::to_owned).chain(headings).collect()
}

#[test]
fn the_ledger_has_no_faults() {
    assert_eq!(ledger().faults(), [""; 0]);
}

#[test]
fn the_page_of_rulings_is_current() {
    assert!(read(PAGE) == page::write(&ledger()), "{PAGE} is out of date: run `cargo xtask rulings`");
}

#[test]
fn every_card_and_tile_has_its_place_among_the_rulings() {
    let page = read(PAGE);
    for power in powers() {
        let start = format!("<a id=\"{}\"></a>", power.text());
        let section = page.split(&start).nth(1).unwrap_or_else(|| panic!("no anchor for {}", power.text()));
        let section = section.split("\n<a id=").next().unwrap_or(section);
        assert!(section.contains("\n- "), "no ruling under {}", power.text());
    }
}

#[test]
fn the_page_of_rules_has_exactly_the_known_ids() {
    let page = read("docs/rules.md");
    let mut missing: BTreeSet<String> =
        rule_ids().into_iter().chain(ALTERNATIVES).map(str::to_owned).collect();
    for (family, count) in FAMILIES {
        missing.extend((1..=count).map(|number| format!("{family}{number}")));
    }
    for id in between(&page, "<a id=\"", '"') {
        assert!(missing.remove(id), "{id} is unknown, or an anchor twice");
    }
    assert_eq!(missing, BTreeSet::new());
}

#[test]
fn the_page_of_rules_gives_every_switch_its_values() {
    let page = read("docs/rules.md");
    for switch in RuleSet::SWITCHES {
        let values = RuleSet::PRESETS.map(|(_, rules)| rules.value(switch).unwrap());
        let (start, end) = (format!("| `{switch}` |"), format!("| {} |", values.join(" | ")));
        let row = page.lines().find(|line| line.starts_with(&start));
        assert!(row.is_some_and(|row| row.ends_with(&end)), "no row of `{switch}` that ends with {end}");
    }
}

#[test]
fn links_between_the_pages_lead_somewhere() {
    let (rules, rulings) = (read("docs/rules.md"), read(PAGE));
    let (in_rules, in_rulings) = (anchors(&rules), anchors(&rulings));
    for (page, here) in [(&rules, &in_rules), (&rulings, &in_rulings)] {
        for (start, there) in [("](#", here), ("](rules.md#", &in_rules), ("](rulings.md#", &in_rulings)] {
            for target in between(page, start, ')') {
                assert!(there.contains(target), "no anchor for {start}{target})");
            }
        }
    }
    for file in between(&rulings, "](../", ')') {
        assert!(root().join(file).is_file(), "no file {file}");
    }
}

#[test]
fn citations_in_the_engine_resolve() {
    let anchors = anchors(&read(PAGE));
    let mut cited = 0;
    each_source(&root().join("crates/engine/src"), &mut |text| {
        for rest in text.split("docs/rulings.md#").skip(1) {
            let end = rest.find(|letter: char| !letter.is_alphanumeric() && letter != '-');
            let anchor = &rest[..end.unwrap_or(rest.len())];
            assert!(anchors.contains(anchor), "no anchor {anchor}");
            cited += 1;
        }
    });
    assert!(cited >= powers().count(), "only {cited} citations found");
}

fn each_source(folder: &Path, visit: &mut dyn FnMut(&str)) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            each_source(&path, visit);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            visit(&fs::read_to_string(&path).unwrap());
        }
    }
}
