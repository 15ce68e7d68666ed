//! A player may be called like a word of the notation and still be told from it; otherwise the name is refused.

use kaiju_engine::playout::{WyRand, advance, luck};
use kaiju_engine::{ActionList, Game, RuleSet, Setup, Step};
use kaiju_notation::scenario::{Suite, embedded};
use kaiju_notation::{
    Names, action_text, luck_text, parse_action, parse_luck, parse_position, position_text,
};

/// Words in the code of the document that could be names.
fn keywords() -> Vec<&'static str> {
    let document = include_str!("../../../docs/notation.md");
    // Every other piece between backticks is code, both inline and in blocks.
    let code = document.split('`').skip(1).step_by(2);
    let blocks = document.split("```").skip(1).step_by(2);
    let is_small = |word: &&str| word.starts_with(|letter: char| letter.is_ascii_lowercase());
    let mut words: Vec<&str> = code
        .chain(blocks)
        .flat_map(|piece| {
            piece.split(|letter: char| !letter.is_alphanumeric() && letter != '-' && letter != '_')
        })
        .filter(is_small)
        .filter(|word| Names::new([*word]).is_ok())
        .collect();
    words.sort_unstable();
    words.dedup();
    words
}

/// Six keywords for each keyword, so that each takes every seat once.
fn tables() -> Vec<Vec<&'static str>> {
    let words = keywords();
    (0..words.len()).map(|first| (0..6).map(|next| words[(first + next) % words.len()]).collect()).collect()
}

/// The text with other names for its players.
fn renamed(text: &str, names: &[&str]) -> String {
    let mut old: Vec<&str> = Vec::new();
    for line in text.lines() {
        let players = line.strip_prefix("players ").unwrap_or_default().split(' ');
        for name in players.chain(line.split(':').next()) {
            if Names::new([name]).is_ok() && !old.contains(&name) {
                old.push(name);
            }
        }
    }
    let mut result = String::new();
    let is_letter = |letter: char| letter.is_alphanumeric() || "-_".contains(letter);
    for piece in text.split_inclusive(|letter| !is_letter(letter)) {
        let word = piece.trim_end_matches(|letter| !is_letter(letter));
        let place = old.iter().position(|name| *name == word);
        match place.and_then(|place| names.get(place)) {
            Some(name) => result.push_str(&piece.replacen(word, name, 1)),
            None => result.push_str(piece),
        }
    }
    result
}

#[test]
fn there_are_many_keywords_that_can_be_names() {
    let words = keywords();
    for word in ["reaches", "rolls", "to", "keep", "short", "times", "begin", "with"] {
        assert!(words.contains(&word), "{word} is not tried");
    }
    assert!(words.len() > 100, "{words:?}");
}

/// One of so many tables: the ordinary run takes a quarter of those of the long run.
fn share(long: usize) -> usize {
    if std::env::var_os("KAIJU_NIGHTLY").is_some() { long } else { 4 * long }
}

#[test]
fn every_scenario_passes_whatever_its_players_are_called() {
    let mut failures = Vec::new();
    for names in tables().into_iter().step_by(share(2)) {
        let mut suite = Suite::new();
        for (file, text) in embedded() {
            suite.run_file(file, renamed(text, &names).as_bytes());
        }
        failures.extend(suite.failures().iter().map(|failure| format!("{names:?}: {failure}")));
    }
    failures.truncate(20);
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[test]
fn every_text_reads_back_whatever_its_players_are_called() {
    let mut actions = ActionList::new();
    for (words, seed) in tables().into_iter().zip(0..).step_by(share(1)) {
        let names = Names::new(words).expect("six names");
        let (_, rules) = RuleSet::PRESETS[seed as usize % RuleSet::PRESETS.len()];
        let mut numbers = WyRand(seed);
        let mut game = Game::new(&Setup { rules, players: 6, first: None }).expect("a table");
        loop {
            let text = position_text(&game, &names);
            match parse_position(&text) {
                Ok(read) => assert!(read == (game, names.clone()), "not the same:\n{text}"),
                Err(error) => panic!("{error}\n{text}"),
            }
            game.legal_actions(&mut actions);
            for &action in &actions {
                let text = action_text(action, &names);
                assert_eq!(parse_action(&text, &names, Some(&game)), Ok(action), "{text}");
            }
            if let Step::Chance(chance) = game.step() {
                let luck = luck(&game, chance, &mut numbers);
                assert_eq!(parse_luck(&luck_text(luck, &names), &names), Ok(luck));
            }
            if !advance(&mut game, &mut numbers) {
                break;
            }
        }
    }
}

#[test]
fn somebody_called_reaches_is_reached_and_loses_hearts() {
    let text = "rules czech
reaches: city, 9 hearts
other:
turn other, dice 1 3 energy heart heart claw, hearts 2, claws 1, hurters other
hit attack by other, from dice claw, reaches reaches, reaches 1
stack resolve; attack leave outside
";
    let (game, names) = parse_position(text).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(position_text(&game, &names), text);
}

#[test]
fn somebody_called_rolls_can_be_said_to_be_able_to_do_something() {
    let text = "scenario rolls\nrules czech\nrolls: to roll\nasker:\ndice claw claw claw 1 2 heart\n=> rolls can keep all\n=> rolls cannot pass\n=> asks rolls keep 2\n";
    let mut suite = Suite::new();
    suite.run_file("x.scn", text.as_bytes());
    assert_eq!(suite.failures(), []);
}
