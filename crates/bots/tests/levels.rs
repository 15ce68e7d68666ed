//! Each level is stronger than the next lower one, by a step that people notice and can climb.

use kaiju_bots::{Arena, LEVELS, Lineup};
use kaiju_engine::RuleSet;

/// Deals of two games each: the same dice from both seats.
const GAMES: u64 = 240;

#[test]
fn each_level_beats_the_next_lower_one_without_crushing_it() {
    for (rules, name) in [(RuleSet::CZECH, "czech"), (RuleSet::DARK, "dark")] {
        for pair in LEVELS.windows(2) {
            let [weaker, stronger] = pair else { unreachable!("windows of two") };
            let lineup = Lineup::of_kinds([*stronger, *weaker], 2).expect("a table for two");
            let arena = Arena { rules, lineup, games: GAMES, seed: 7, threads: 2, records: None };
            let rate = arena.play(&|_| {}).expect("all answers are legal").entrants[0].rate;
            let told =
                format!("{} wins {:.0} % against {} by {name}", stronger.name, 100.0 * rate, weaker.name);
            assert!((0.52..=0.80).contains(&rate), "{told}");
        }
    }
}

#[test]
fn the_page_is_about_the_levels_of_today() {
    let page = include_str!("../../../docs/levels.md");
    for level in LEVELS {
        assert!(page.contains(&format!("| `{}` | {} |", level.name, level.about)), "{}", level.name);
    }
}
