//! House rules: a table may change anything in its rulebook, and is refused only for contradictions of its own
//! making.

use kaiju_engine::playout::{Numbers, WyRand};
use kaiju_engine::rules::Printing;
use kaiju_engine::{Game, RuleSet, Setup};
use kaiju_notation::{parse_rules, rules_text};

/// The switches that have no effect, or not every value, under some values of others.
const DEPENDENT: [&str; 14] = [
    "deck",
    "wickedness",
    "killer_takes_tokyo",
    "skybeam",
    "bay_closing",
    "empty_city_shields_bay",
    "batteries",
    "batteries_tick",
    "underdog_tie",
    "mimic_own_cards",
    "copied_tokens",
    "regeneration_treats",
    "shrink_ray",
    "fire_breathing",
];

/// A rulebook with random changes, as a table would write it. `may_change` picks the switches to change.
fn random_rules(numbers: &mut WyRand, may_change: impl Fn(&str) -> bool) -> String {
    let (name, _) = RuleSet::PRESETS[numbers.below(5) as usize];
    let mut text = name.to_owned();
    let one_in = 1 + numbers.below(6);
    for switch in RuleSet::SWITCHES.iter().filter(|switch| may_change(switch)) {
        let values = RuleSet::values(switch).expect("a switch has values");
        if numbers.below(one_in) == 0 {
            let value = values[numbers.below(values.len() as u32) as usize];
            text.push_str(&format!(", {switch}={value}"));
        }
    }
    text
}

#[test]
fn a_presets_own_values_for_unused_switches_are_accepted() {
    for text in [
        "polish, first_player=most_claws, attack_definition=dice_unless_prevented, win_check=any_seat, mutual_elimination=all_lose",
        "czech, bay_use=off, first_player=free, win_check=own_turn, mutual_elimination=draw, mimic_own_cards=yes",
        "dark, bay_use=off, deck=classic, wickedness=off, tokyo_entry=claw, attack_definition=dice_unless_prevented, yield_needs_damage=no, claw_adders=damage, fire_breathing=added_only, metamorph_refund=paid, mimic_own_cards=no, frenzy_end_step=skip",
        // The preset's own value may be written down.
        "czech, bay_use=off, bay_closing=leave, empty_city_shields_bay=yes",
    ] {
        let rules = parse_rules(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(parse_rules(&rules_text(&rules)), Ok(rules), "{text}");
        assert!(Game::new(&Setup { rules, players: 6, first: None }).is_ok(), "{text}");
    }
}

#[test]
fn another_deck_is_a_larger_difference_than_tiles_and_batteries() {
    for (text, printed, printing) in [
        (
            "modern, wickedness=red, batteries=2011",
            "modern, wickedness=red, batteries=2011",
            Printing::Second,
        ),
        ("dark, deck=classic", "modern, wickedness=red, batteries=2011", Printing::Second),
        ("dark, deck=classic, wickedness=off, batteries=2016", "modern", Printing::Second),
        ("czech, deck=dark", "czech, deck=dark", Printing::Dark),
        // Text that older versions printed is part of old records.
        ("dark, deck=classic, revision=1", "dark, deck=classic, revision=1", Printing::First),
    ] {
        let rules = parse_rules(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!((rules_text(&rules).as_str(), rules.printing()), (printed, printing), "{text}");
    }
}

#[test]
fn a_change_of_an_unused_switch_is_refused_in_its_place() {
    for (text, column, words) in [
        ("polish, empty_city_shields_bay=yes", 9, "leave empty_city_shields_bay alone"),
        ("czech, empty_city_shields_bay=no, bay_use=off", 35, "leave empty_city_shields_bay alone"),
        // The values equal those of the Czech rulebook, but the book that the table has named counts.
        (
            "polish, empty_city_shields_bay=yes, first_player=most_claws, attack_definition=dice_unless_prevented, win_check=any_seat, mutual_elimination=all_lose, max_hp_cap=12",
            9,
            "leave empty_city_shields_bay alone",
        ),
        ("dark, bay_use=off, bay_closing=leave", 20, "leave bay_closing alone"),
        ("dark, batteries=2016", 7, "Monster Batteries are not in the dark deck"),
        ("czech, deck=dark, underdog_tie=tied", 19, "Rooting for the Underdog is not in the dark deck"),
        ("czech, skybeam=outside", 8, "Skybeam is a red wickedness tile"),
        ("dark, wickedness=green, skybeam=outside", 25, "Skybeam is a red wickedness tile"),
        ("dark, killer_takes_tokyo=damage", 7, "entry as a phase of its own"),
        ("dark, copied_tokens=same", 7, "Mimic and Healing Ray are not in the dark deck"),
        ("dark, mimic_own_cards=no", 7, "Mimic and Healing Ray are not in the dark deck"),
        ("dark, wickedness=green, regeneration_treats=must", 25, "Mimic and Healing Ray are not in the dark"),
        ("czech, shrink_ray=hurt", 8, "an attack hurts only its targets"),
    ] {
        let error = parse_rules(text).expect_err(text);
        assert!(error.column == column && error.message.contains(words), "{text}: {error}");
    }
}

#[test]
fn house_rules_that_are_accepted_read_back_and_can_be_played() {
    let mut numbers = WyRand(1);
    let mut accepted = 0;
    for _ in 0..20_000 {
        let text = random_rules(&mut numbers, |_| true);
        let Ok(rules) = parse_rules(&text) else { continue };
        accepted += 1;
        assert_eq!(parse_rules(&rules_text(&rules)), Ok(rules), "{text} prints {}", rules_text(&rules));
        assert!(Game::new(&Setup { rules, players: 2, first: None }).is_ok(), "{text}");
    }
    assert!(accepted > 2_000, "only {accepted} rule sets are accepted");
}

#[test]
fn switches_that_depend_on_no_other_can_be_set_in_any_combination() {
    let mut numbers = WyRand(2);
    for _ in 0..20_000 {
        let text = random_rules(&mut numbers, |switch| !DEPENDENT.contains(&switch));
        assert!(parse_rules(&text).is_ok(), "{text}: {:?}", parse_rules(&text));
    }
}
