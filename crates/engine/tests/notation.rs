//! Whatever is printed reads back to the same value, and what is wrong is refused with its place.

use kaiju_engine::notation::{
    Names, action_text, luck_text, outcome_text, parse_action, parse_luck, parse_outcome, parse_position,
    parse_rules, position_text, rules_text,
};
use kaiju_engine::playout::{WyRand, advance, luck};
use kaiju_engine::{Action, ActionList, Game, RuleSet, Setup, Step};

/// Every preset, and switches that change what a position consists of.
fn rule_sets() -> Vec<RuleSet> {
    let texts = [
        "czech",
        "spanish",
        "polish, bay_use=on",
        "dark",
        "dark, wickedness=mixed",
        "dark, wickedness=green, reshuffle_discards=yes, dice_cap=none",
        "czech, resolve_order=fixed, batteries_tick=every, reshuffle_discards=yes",
    ];
    texts.iter().map(|text| parse_rules(text).expect(text)).collect()
}

/// Plays random games of every rule set and number of players, and shows every position to `visit`.
fn every_position(games: u64, mut visit: impl FnMut(&Game, &Names)) {
    for rules in rule_sets() {
        for players in 2..=6 {
            let names = Names::plain(players);
            for seed in 0..games {
                let mut numbers = WyRand(seed);
                let mut game = Game::new(&Setup { rules, players, first: None }).expect("a table");
                visit(&game, &names);
                while advance(&mut game, &mut numbers).is_some() {
                    visit(&game, &names);
                }
            }
        }
    }
}

#[test]
fn every_position_of_random_games_reads_back() {
    every_position(4, |game, names| {
        let text = position_text(game, names);
        match parse_position(&text) {
            Ok((read, read_names)) => {
                assert!(read == *game && read_names == *names, "not the same:\n{text}\n{game:?}\n{read:?}");
            }
            Err(error) => panic!("{error}\n{text}"),
        }
    });
}

#[test]
fn every_action_of_random_games_reads_back_with_and_without_the_game() {
    let mut actions = ActionList::new();
    every_position(2, |game, names| {
        game.legal_actions(&mut actions);
        for &action in &actions {
            let text = action_text(action, names);
            assert_eq!(parse_action(&text, names, None), Ok(action), "{text}");
            assert_eq!(parse_action(&text, names, Some(game)), Ok(action), "{text}");
        }
        if matches!(game.step(), Step::Decide { .. }) && actions.contains(&Action::Keep(game.turn().dice)) {
            assert_eq!(parse_action("keep all", names, Some(game)), Ok(Action::Keep(game.turn().dice)));
        }
    });
}

#[test]
fn every_answer_of_chance_in_random_games_reads_back() {
    let mut numbers = WyRand(7);
    every_position(2, |game, names| match game.step() {
        Step::Chance(chance) => {
            let luck = luck(game, chance, &mut numbers);
            assert_eq!(parse_luck(&luck_text(luck, names), names), Ok(luck));
        }
        Step::Over(outcome) => {
            assert_eq!(parse_outcome(&outcome_text(outcome, names), names), Ok(outcome));
        }
        Step::Decide { .. } => {}
    });
}

#[test]
fn every_rule_set_one_switch_away_from_a_preset_reads_back() {
    for (_, preset) in RuleSet::PRESETS {
        for switch in RuleSet::SWITCHES {
            for value in RuleSet::values(switch).expect("a switch has values") {
                let mut rules = preset;
                rules.set(switch, value).expect("its own value");
                if rules.check().is_ok() {
                    assert_eq!(parse_rules(&rules_text(&rules)), Ok(rules), "{switch}={value}");
                }
            }
        }
    }
}
