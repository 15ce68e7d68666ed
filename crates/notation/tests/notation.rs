//! Everything printed reads back to the same value, and every mistake is refused with its place.

use kaiju_engine::playout::{WyRand, advance, luck};
use kaiju_engine::rules::Revision;
use kaiju_engine::{Action, ActionList, Game, PowerId, RuleSet, Setup, Step};
use kaiju_notation::{
    Names, action_text, luck_text, outcome_text, parse_action, parse_luck, parse_outcome, parse_position,
    parse_rules, parse_rules_of_revision, position_text, rules_text, rules_text_of_revision,
};

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
                while advance(&mut game, &mut numbers) {
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

#[test]
fn an_older_revision_of_the_rules_is_named_unless_the_reader_knows_it() {
    for revision in Revision::ALL {
        for (name, preset) in RuleSet::presets(revision) {
            let text = rules_text(preset);
            assert_eq!(text.contains("revision="), revision != Revision::LATEST, "{text}");
            assert_eq!(parse_rules(&text), Ok(*preset), "{text}");
            assert_eq!(rules_text_of_revision(preset), *name);
            assert_eq!(parse_rules_of_revision(name, revision), Ok(*preset), "{name}");
        }
    }
    assert!(parse_rules("czech, revision=9").is_err_and(|error| error.column == 17));
}

/// Every switch can be changed alone under every rule set, unless its subject is not in that game.
#[test]
fn every_switch_that_means_something_can_be_turned_alone() {
    let mut refused = Vec::new();
    for (name, preset) in RuleSet::PRESETS {
        for switch in RuleSet::SWITCHES {
            for value in RuleSet::values(switch).expect("a switch has values") {
                if parse_rules(&format!("{name}, {switch}={value}")).is_err() {
                    refused.push(format!("{name}, {switch}={value}"));
                    assert_ne!(preset.value(switch), Some(*value), "{name} is refused");
                }
            }
        }
    }
    let skybeam = ["czech", "spanish", "polish", "modern"].map(|name| format!("{name}, skybeam=outside"));
    let others = [
        "polish, bay_closing=shift",
        "polish, empty_city_shields_bay=yes",
        "dark, killer_takes_tokyo=damage",
        "modern, killer_takes_tokyo=damage",
        "dark, batteries=2016",
        "dark, batteries_tick=every",
        "dark, underdog_tie=tied",
        "dark, mimic_own_cards=no",
        "dark, copied_tokens=same",
        "dark, regeneration_treats=must",
        "czech, shrink_ray=hurt",
    ];
    let mut expected: Vec<String> = skybeam.into_iter().chain(others.map(String::from)).collect();
    refused.sort();
    expected.sort();
    assert_eq!(refused, expected);
}

#[test]
fn a_bare_number_is_what_the_decision_offers() {
    let cases = [
        (
            "Alice: 5 energy, to buy\nmarket monster-batteries\ndeck none",
            "buy monster-batteries",
            "use monster-batteries 3",
            "use monster-batteries amount 3",
        ),
        (
            "Alice: 5 energy, stretchy, to resolve 3 3 1 1 2 2",
            "",
            "use stretchy 3 claw",
            "use stretchy 3 claw",
        ),
        ("Alice: healing-ray, to resolve heart 1 1 2 2 3", "", "use healing-ray 2", "use healing-ray Bob"),
    ];
    for (alice, first, written, printed) in cases {
        let (mut game, names) =
            parse_position(&format!("rules czech\n{alice}\nBob: city, 5 hearts")).expect(alice);
        if !first.is_empty() {
            game.play(parse_action(first, &names, Some(&game)).expect(first), None).expect(first);
        }
        let action = parse_action(written, &names, Some(&game)).expect(written);
        assert_eq!(action_text(action, &names), printed);
        assert_eq!(parse_action(printed, &names, None), Ok(action));
    }
}

#[test]
fn wrong_actions_and_answers_of_chance_are_refused_with_their_place() {
    let names = Names::new(["Alice", "Bob"]).expect("two names");
    let actions = [
        ("", 1, "expected an action"),
        ("jump", 1, "expected an action"),
        ("keep", 5, "expected faces"),
        ("keep all", 6, "needs to know the dice"),
        ("keep 1 4", 8, "expected a face"),
        ("pass on", 6, "expected nothing more here, not `on`"),
        ("use", 4, "expected a card or tile"),
        ("use wins", 5, "did you mean `wings`"),
        ("use wings Eve", 11, "cannot be picked"),
        ("use wings amount x", 18, "expected an amount"),
        ("use wings seat 7", 16, "expected a seat"),
        ("use stretchy 1 2 3", 18, "expected nothing more here, not `3`"),
        ("cure cold", 6, "poison or shrink"),
        ("resolve", 8, "expected a face"),
        ("buy", 4, "expected a card"),
        ("take 3", 6, "no card or tile"),
    ];
    for (text, column, words) in actions {
        let error = parse_action(text, &names, None).expect_err(text);
        assert!(error.column == column && error.message.contains(words), "{text}: {error}");
    }
    let answers = [
        ("roll 1", 1, "expected dice, draw, first, sides"),
        ("dice", 5, "expected faces"),
        ("draw jets wings", 11, "expected nothing more here, not `wings`"),
        ("first Eve", 7, "nobody is called `Eve`"),
        ("sides", 6, "expected tiles"),
        ("sides tile-barbs tile-barbs", 18, "listed twice"),
    ];
    for (text, column, words) in answers {
        let error = parse_luck(text, &names).expect_err(text);
        assert!(error.column == column && error.message.contains(words), "{text}: {error}");
    }
}

/// Tokens and price of a card are those it starts with unless the text says otherwise; only differences are printed.
#[test]
fn a_card_is_as_if_just_bought_unless_the_text_says_otherwise() {
    let cases = [
        ("czech", "smoke-cloud", 3, 4, "smoke-cloud"),
        ("czech", "smoke-cloud with 3 paid 4", 3, 4, "smoke-cloud"),
        ("czech", "smoke-cloud with 1 paid 0", 1, 0, "smoke-cloud with 1 paid 0"),
        ("czech", "monster-batteries with 8", 8, 2, "monster-batteries with 8"),
        ("czech", "monster-batteries", 0, 2, "monster-batteries"),
        ("spanish, batteries=2016", "monster-batteries", 6, 3, "monster-batteries"),
        ("spanish, batteries=2016", "monster-batteries with 6 paid 2", 6, 2, "monster-batteries paid 2"),
        ("czech", "wings paid 5", 0, 5, "wings paid 5"),
        ("czech", "wings", 0, 6, "wings"),
        ("polish", "mimic copying smoke-cloud", 3, 8, "mimic copying smoke-cloud"),
        ("polish", "mimic with 2 copying smoke-cloud", 2, 8, "mimic with 2 copying smoke-cloud"),
        ("polish", "mimic copying smoke-cloud spent", 0, 8, "mimic copying smoke-cloud spent"),
        ("polish", "mimic copying wings", 0, 8, "mimic copying wings"),
    ];
    for (rules, item, counter, paid, printed) in cases {
        let copied = item.split(' ').skip_while(|&word| word != "copying").nth(1).unwrap_or("jets");
        let text = format!("rules {rules}\nAlice: {item}\nBob: {copied}, to roll\n");
        let held = item.split(' ').next().expect("a card");
        let (game, names) = parse_position(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        let power = PowerId::from_text(held).expect("a card");
        assert_eq!((game.counter(power), game.paid(power)), (counter, paid), "{rules}: {item}");
        let line = format!("\nAlice: {printed}\n");
        assert!(position_text(&game, &names).contains(&line), "{}", position_text(&game, &names));
    }
}

#[test]
fn two_sides_of_one_tile_are_refused_by_their_names() {
    let sides: Vec<(PowerId, PowerId)> = kaiju_engine::tile_pairs().collect();
    let (red, green) = sides[4];
    let others: Vec<&str> = sides[5..].iter().map(|(red, _)| red.text()).collect();
    let message = format!("{} and {} are the two sides of one tile", red.text(), green.text());
    let on_the_table = format!("tiles {} {} {}", red.text(), others.join(" "), green.text());
    let cases = [
        (
            format!("Alice: {}, {}", sides[2].0.text(), red.text()),
            format!("tiles {}", green.text()),
            2,
            10 + sides[2].0.text().len(),
        ),
        (format!("Alice: {}", sides[2].0.text()), on_the_table, 5, 7),
    ];
    for (alice, tiles, line, column) in cases {
        let text = format!("rules dark, wickedness=mixed\n{alice}\nBob: city\nCarol: to roll\n{tiles}\n");
        let error = parse_position(&text).expect_err("two sides of one tile");
        assert_eq!((error.line, error.column), (line, column), "{error}\n{text}");
        assert!(error.message.contains(&message), "{error}\n{text}");
    }
}

#[test]
fn two_tiles_of_one_level_are_refused() {
    let text = "rules dark\nAlice: tile-devious, tile-eternal\nBob: to roll\n";
    let error = parse_position(text).expect_err("a monster has one tile of each level");
    assert!(error.message.contains("WICKED-8"), "{error}");
    assert_eq!(error.line, 2);
}

#[test]
fn two_monsters_cannot_have_arrived_at_the_same_place() {
    let text = "rules polish\nAlice: 20 points, arrived 2\nBob: to roll\nCarol: 20 points, arrived 2\n";
    let error = parse_position(text).expect_err("one of them was first");
    assert_eq!((error.line, error.column), (4, 19), "{error}");
    assert!(error.message.contains("another monster"), "{error}");
}

/// Each case has the rules, Alice, everything else, and the outcome.
#[test]
fn an_end_that_the_position_contradicts_is_refused_with_its_place() {
    let three = "Bob:\nCarol:";
    let cases = [
        ("czech", "", three, "Alice by points", "20 points"),
        ("czech", "20 points", "Bob: out\nCarol: out", "Alice by points", "last-alive"),
        ("czech", "20 points, arrived 2", "Bob: 20 points, arrived 1\nCarol:", "Alice by points", "before"),
        ("polish", "20 points", "Bob:\nCarol:\nturn Bob", "Alice by points", "in its own turn"),
        ("czech", "", three, "Alice by last-alive", "others are alive"),
        ("czech", "", three, "Alice by wings", "wins"),
        ("czech", "wings", three, "Alice by wings", "wins"),
        ("czech", "", three, "Alice by tile-final-roar", "wins"),
        ("dark, wickedness=green", "0 hearts, 16 points", three, "Alice by tile-final-roar", "wins"),
        ("dark, wickedness=green", "16 points, tile-final-roar", three, "Alice by tile-final-roar", "wins"),
        (
            "dark, wickedness=green",
            "0 hearts, 15 points, tile-final-roar",
            three,
            "Alice by tile-final-roar",
            "wins",
        ),
        ("czech", "out", "Bob: out\nCarol: out", "draw", "mutual_elimination=all_lose"),
        ("polish", "out", "Bob: out\nCarol: out", "nobody", "mutual_elimination=draw"),
        ("czech", "", three, "nobody", "live"),
        ("czech", "", "Bob: out\nCarol: out", "nobody", "would have won"),
        ("czech", "out", three, "Alice by points", "a dead monster has not won"),
    ];
    let mut surprises = Vec::new();
    for (rules, alice, others, over, words) in cases {
        let text = format!("rules {rules}\nAlice: {alice}\n{others}\nover {over}\n");
        let last = text.lines().count();
        match parse_position(&text) {
            Err(error) if error.line == last && error.column > 5 && error.message.contains(words) => {}
            found => surprises.push(format!("{text}{:?}", found.map(|_| ()))),
        }
    }
    assert!(surprises.is_empty(), "{}", surprises.join("\n"));
}

#[test]
fn a_living_monster_without_hearts_has_not_won_by_points() {
    let text = "rules czech\nAlice: 20 points\nBob: 0 hearts\nover Alice by points\n";
    let error = parse_position(text).expect_err("Bob is out");
    assert!(error.line == 3 && error.message.contains("write `out`"), "{error}");
}

#[test]
fn ends_that_fit_are_read() {
    for (rules, monsters, over) in [
        ("czech", "Alice: 20 points\nBob: 20 points\nCarol:\nturn Bob", "Bob by points"),
        ("polish", "Alice: 20 points\nBob: 20 points\nCarol:\nturn Bob", "Bob by points"),
        ("czech", "Alice: out\nBob: 3 hearts", "Bob by last-alive"),
        ("czech", "Alice: out\nBob: out", "nobody"),
        ("polish", "Alice: out\nBob: out", "draw"),
        // Nobody can ever act again.
        ("czech", "Alice: 6 shrink\nBob: 7 shrink", "nobody"),
        (
            "dark, wickedness=green",
            "Alice: 0 hearts, 16 points, tile-final-roar\nBob:",
            "Alice by tile-final-roar",
        ),
    ] {
        let text = format!("rules {rules}\n{monsters}\nover {over}\n");
        let (game, names) = parse_position(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(game.outcome().map(|outcome| outcome_text(outcome, &names)), Some(over.to_owned()));
    }
}

/// Each case is a line after `rules czech`, `Alice: city` and `Bob:`, or a line and another one before it.
#[test]
fn lines_of_a_position_that_do_not_fit_are_refused_with_their_place() {
    let cases = [
        ("stack", 4, 6, "the stack is empty"),
        ("stack keep", 4, 7, "does not wait for an answer"),
        ("stack land", 4, 7, "begins with a phase"),
        ("stack shop; shop", 4, 7, "cannot follow each other"),
        ("stack sing", 4, 7, "not an entry of the stack: expected one of sides, first,"),
        ("stack shp", 4, 7, "did you mean `shop`?"),
        ("stack resolve; attack leve", 4, 23, "did you mean `leave`?"),
        ("turn Bob, extr", 4, 11, "did you mean `extra`?"),
        ("stack shop now", 4, 12, "expected nothing more here, not `now`"),
        ("stack resolve; attack leave", 4, 1, "needs 1 `hit` lines, not 0"),
        ("stack resolve; attack soon", 4, 23, "expected one of leave, left"),
        ("stack resolve; tile 4", 4, 21, "expected a level"),
        ("stack resolve; tile 3", 4, 7, "no tiles under these rules"),
        ("stack roll-off best Alice claws 1", 4, 7, "must roll to go first"),
        ("stack probe passed", 4, 13, "expected `passed` and names"),
        ("stack shop; reveal; bought Alice wings; gained Alice wings new; deal 1", 4, 54, "has wings"),
        ("stack shop; peek Eve", 4, 18, "nobody is called"),
        ("turn", 4, 5, "expected the player whose turn it is"),
        ("turn Eve", 4, 6, "nobody is called"),
        ("turn Bob, quick", 4, 11, "`quick` is not a fact about a turn"),
        ("turn Bob, rolls many", 4, 17, "expected rolls left"),
        ("turn Bob, cut, cut", 4, 16, "two things about `cut`"),
        ("turn Bob, short 2\nstack shop", 4, 11, "only an extra turn is short of dice"),
        ("turn Bob, claws 2\nstack shop", 4, 6, "only while the dice are resolved"),
        ("hit hard\nstack shop", 4, 5, "expected attack, mere or reflection"),
        ("hit mere\nstack shop", 4, 5, "needs 0 `hit` lines, not 1"),
        ("hit mere, from above\nstack shop", 4, 16, "no card or tile"),
        ("over Alice", 4, 6, "expected `NAME by points`"),
        ("over Alice by points\nstack shop", 5, 7, "only one of"),
        ("market jets, jets\nstack shop", 4, 14, "jets is in two places"),
        (
            "market jets, wings, mimic, frenzy\nstack shop",
            4,
            28,
            "three places: expected nothing more, not `frenzy`",
        ),
        ("deck hibernation\nstack shop", 4, 6, "not in the deck of these rules"),
        ("deck none\ndiscarded jets", 4, 6, "either `deck` or `discarded`"),
        ("top jets\nstack shop", 4, 5, "seen by"),
        ("deck none\ntop jets seen by Bob\nstack shop", 5, 5, "jets is not in the deck"),
        ("tiles tile-barbs\nstack shop", 4, 7, "not in play under these rules"),
        ("bay open\nstack shop", 4, 5, "expected `bay closed`"),
        ("extra Bob short 9\nstack shop", 4, 17, "a number from 0 to 8"),
        ("stack shop\nstack shop", 5, 1, "more than one `stack` line"),
    ];
    let mut surprises = Vec::new();
    for (lines, line, column, words) in cases {
        let text = format!("rules czech\nAlice: city\nBob:\n{lines}\n");
        match parse_position(&text) {
            Err(error) if (error.line, error.column) == (line, column) && error.message.contains(words) => {}
            found => surprises.push(format!("{lines:?}: {:?}", found.map(|_| ()))),
        }
    }
    assert!(surprises.is_empty(), "{}", surprises.join("\n"));
}
