//! The texts for players: if the effect of a card or tile depends on a switch, its text says so.

use std::path::Path;

use kaiju_engine::{PowerId, RuleSet};

/// Switches that the rules read on behalf of a power, outside of its own file.
const READ_ELSEWHERE: &[(&str, &str)] = &[
    ("herbivore", "attack_definition"),
    ("poison-spit", "attack_definition"),
    ("shrink-ray", "attack_definition"),
    ("tile-underdog", "attack_definition"),
    ("herbivore", "herbivore"),
    ("even-bigger", "max_hp_cap"),
    ("tile-full-regeneration", "max_hp_cap"),
    ("extra-head", "dice_cap"),
    ("natural-selection", "dice_cap"),
    ("tile-cyberbrain", "dice_cap"),
];

/// Switches that a text need not mention.
const SILENT: &[(&str, &str, &str)] = &[
    ("freeze-time", "freeze_time_copies", "it is about two copies, and the text about one"),
    ("tile-fluxling", "mimic_own_cards", "the switch is Mimic's; only revision 1 bound the tile by it"),
    ("extra-head", "dice_cap", "the box has eight dice, however many powers add more"),
    ("natural-selection", "dice_cap", "the box has eight dice, however many powers add more"),
    ("tile-cyberbrain", "dice_cap", "the box has eight dice, however many powers add more"),
    ("tile-full-regeneration", "max_hp_cap", "its own maximum is 12 whatever the cap"),
];

/// The source code of a power.
fn source(id: PowerId) -> String {
    let name = id.text().replace('-', "_").replace("#2", "");
    let file = match name.strip_prefix("tile_") {
        Some(tile) => format!("src/tiles/{tile}.rs"),
        None => format!("src/cards/{name}.rs"),
    };
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// True if `code` reads the field `switch` of a rule set.
fn reads(code: &str, switch: &str) -> bool {
    let is_end = |after: &str| !after.starts_with(|next: char| next.is_alphanumeric() || next == '_');
    ["rules.", "rules()."].iter().any(|rules| {
        let field = format!("{rules}{switch}");
        code.match_indices(&field).any(|(at, _)| is_end(&code[at + field.len()..]))
    })
}

/// True if the text of `id` changes with `switch`.
fn depends(id: PowerId, switch: &str) -> bool {
    RuleSet::PRESETS.iter().any(|(_, rules)| {
        RuleSet::values(switch).unwrap_or_default().iter().any(|value| {
            let mut changed = *rules;
            changed.set(switch, value).expect("a value of the switch");
            id.power().text(&changed) != id.power().text(rules)
        })
    })
}

#[test]
fn a_text_tells_every_switch_that_its_power_reads() {
    let mut read = 0;
    for id in PowerId::all() {
        let code = source(id);
        // The deck decides costs, which the card shows beside its text.
        for switch in RuleSet::SWITCHES.iter().copied().filter(|&switch| switch != "deck") {
            if !reads(&code, switch) && !READ_ELSEWHERE.contains(&(id.text(), switch)) {
                continue;
            }
            read += 1;
            let silent = SILENT.iter().any(|&(power, about, _)| (power, about) == (id.text(), switch));
            assert_eq!(depends(id, switch), !silent, "the text of {} and {switch}", id.text());
        }
    }
    assert!(read >= 25, "only {read} switches are read by powers");
}

#[test]
fn a_text_that_depends_on_a_switch_belongs_to_a_power_that_reads_it() {
    for id in PowerId::all() {
        for switch in RuleSet::SWITCHES.iter().copied().filter(|&switch| switch != "deck") {
            let known = reads(&source(id), switch) || READ_ELSEWHERE.contains(&(id.text(), switch));
            assert!(known || !depends(id, switch), "the text of {} depends on {switch}", id.text());
        }
    }
}
