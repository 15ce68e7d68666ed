//! No text breaks the engine: garbled positions are refused or can be played on.

use kaiju_engine::playout::{Numbers, WyRand, advance};
use kaiju_engine::{Game, RuleSet, Setup};
use kaiju_notation::scenario::Suite;
use kaiju_notation::{Names, parse_position, position_text, rules_text};

/// Positions from random games, as text, for every preset and number of players.
fn texts(games: u64) -> Vec<String> {
    let mut texts = Vec::new();
    for (index, (_, mut rules)) in RuleSet::PRESETS.into_iter().enumerate() {
        for players in 2..=6 {
            for seed in 0..games {
                let mut numbers = WyRand(seed + 1000 * index as u64);
                if seed % 2 == 1 {
                    let _ = rules.set("wickedness", "mixed");
                    let _ = rules.set("bay_use", "on");
                }
                let Ok(mut game) = Game::new(&Setup { rules, players, first: None }) else { continue };
                while advance(&mut game, &mut numbers) {
                    // Deep stacks are rare and worth more.
                    if game.frames().len() > 3 || numbers.below(40) == 0 {
                        texts.push(position_text(&game, &Names::plain(players)));
                    }
                }
            }
        }
    }
    texts
}

/// Changes a text in one place: words, items, entries and lines are dropped, doubled or taken from another text.
fn garble(text: &str, other: &str, numbers: &mut WyRand) -> String {
    let mut pick = |bound: usize| numbers.below(bound.max(1) as u32) as usize;
    let separator = ["\n", ", ", "; ", " "][pick(4)];
    let mut pieces: Vec<&str> = text.split(separator).collect();
    let others: Vec<&str> = other.split(separator).collect();
    let place = pick(pieces.len());
    match pick(5) {
        0 => drop(pieces.remove(place)),
        1 => pieces.insert(place, pieces[pick(pieces.len())]),
        2 => pieces[place] = others[pick(others.len())],
        3 => pieces.insert(place, others[pick(others.len())]),
        _ => {
            let extreme =
                ["0", "1", "2", "3", "6", "20", "255", "999", "none", "-", "#", "out", "P1", "zero"];
            pieces[place] = extreme[pick(extreme.len())];
        }
    }
    pieces.join(separator)
}

/// Plays on at random. A few hundred answers cover the stack and the turns after it.
fn play_on(mut game: Game, numbers: &mut WyRand) {
    for _ in 0..400 {
        if !advance(&mut game, numbers) {
            break;
        }
    }
}

#[test]
fn garbled_positions_are_refused_or_can_be_played_on() {
    let texts = texts(2);
    let mut numbers = WyRand(99);
    let mut accepted = 0;
    for _ in 0..rounds() {
        let mut text = texts[numbers.below(texts.len() as u32) as usize].clone();
        for _ in 0..=numbers.below(3) {
            let other = &texts[numbers.below(texts.len() as u32) as usize];
            text = garble(&text, other, &mut numbers);
        }
        if let Ok((game, names)) = parse_position(&text) {
            accepted += 1;
            let printed = position_text(&game, &names);
            assert_eq!(parse_position(&printed).as_ref(), Ok(&(game, names)), "{text}\n{printed}");
            play_on(game, &mut numbers);
        }
    }
    assert!(accepted > 100, "only {accepted} texts were accepted");
}

fn rounds() -> usize {
    std::env::var("KAIJU_ROUNDS").ok().and_then(|rounds| rounds.parse().ok()).unwrap_or(4000)
}

#[test]
fn garbage_is_refused_with_a_sentence() {
    let mut numbers = WyRand(5);
    for length in 0..300 {
        let bytes: Vec<u8> = (0..length).map(|_| (numbers.next() >> 56) as u8).collect();
        let mut suite = Suite::new();
        suite.run_file("garbage", &bytes);
        assert_eq!((suite.passed(), suite.failed()), (0, 1));
        assert!(!suite.failures()[0].message.is_empty());
        let _ = parse_position(&String::from_utf8_lossy(&bytes));
    }
}

#[test]
fn every_preset_has_a_name_in_its_text() {
    for (name, rules) in RuleSet::PRESETS {
        assert_eq!(rules_text(&rules), name);
    }
}
