//! Games that begin with a position: the header carries it, and everything else is as usual.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use kaiju_engine::playout::{WyRand, action};
use kaiju_engine::{Game, RuleSet, Seat, Step};
use kaiju_fair::{Secret, Stream};
use kaiju_notation::{parse_position, position_text};
use kaiju_record::{Entry, Header, HeaderError, PositionFault, Record, Seated, verify};
use std::path::Path;
use std::process::Command;

const NAMES: [&str; 4] = ["Alice", "Bob", "Carol", "Dave"];

fn header(rules: RuleSet, position: Option<Game>) -> Header {
    let players = NAMES.into_iter().map(|name| Seated::new(name, "Kraken"));
    let commitment = Some(Secret::from_seed(5).commitment());
    Header { position, commitment, ..Header::new(rules, players) }
}

/// Plays at random, at most `most` entries.
fn play(header: Header, seed: u64, most: usize) -> Record {
    let secret = Secret::from_seed(5);
    let stream = Stream::new(&secret, &header.contributions());
    let mut record = Record::new(header).unwrap();
    let (mut numbers, mut chances) = (WyRand(seed), 0);
    while record.entries().len() < most {
        let entry = match record.game().step() {
            Step::Decide { seat, decision } => {
                Entry::Action { seat, action: action(record.game(), seat, decision, &mut numbers) }
            }
            Step::Chance(chance) => {
                chances += 1;
                Entry::Chance(stream.luck(record.game(), chance, chances - 1))
            }
            Step::Over(_) => break,
        };
        record.push(entry, None).unwrap();
    }
    record.reveal(secret).unwrap();
    record
}

/// Positions from the middle of games, of all rule sets.
fn positions() -> impl Iterator<Item = (RuleSet, u64, Game)> {
    let seeds = RuleSet::PRESETS.into_iter().flat_map(|(_, rules)| (0..20).map(move |seed| (rules, seed)));
    seeds.filter_map(|(rules, seed)| {
        let game = *play(header(rules, None), seed, 20 + 10 * seed as usize).game();
        game.outcome().is_none().then_some((rules, seed, game))
    })
}

#[test]
fn a_game_goes_on_from_any_position_and_is_verified() {
    let mut games = 0;
    for (rules, seed, position) in positions() {
        let record = play(header(rules, Some(position)), seed, usize::MAX);
        let text = record.print();
        let verdict = verify(text.as_bytes());
        assert_eq!(verdict.record, Ok(record.clone()), "{text}");
        assert_eq!(record.replay().unwrap().steps[0].before, position);
        games += 1;
    }
    assert!(games > 40, "{games}");
}

#[test]
fn python_agrees() {
    let mut files = Vec::new();
    for (rules, seed, position) in positions() {
        let record = play(header(rules, Some(position)), seed, usize::MAX);
        let file = Path::new(env!("CARGO_TARGET_TMPDIR"))
            .join(format!("position-{}-{seed}.kot", kaiju_notation::rules_text(&rules)));
        std::fs::write(&file, record.print()).unwrap();
        files.push(file);
    }
    let program = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tools/verify_dice.py");
    let output = Command::new("python3").arg("-B").arg(program).args(files).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stdout));
}

const FIGHT: &str = "rules czech\nAlice: city, 5 hearts, 3 energy, wings\nBob: to roll\nCarol:\nDave: out\n";

#[test]
fn every_line_of_the_position_counts() {
    let (position, _) = parse_position(FIGHT).unwrap();
    let text = play(header(RuleSet::CZECH, Some(position)), 1, 10).print();
    assert!(text.contains("\nposition Alice: city, 5 hearts, 3 energy, wings\n"), "{text}");
    let lines: Vec<&str> = text.lines().collect();
    let places = (0..lines.len()).filter(|&index| lines[index].starts_with("position "));
    let mut tried = 0;
    for place in places {
        for changed in ["", "position Alice: city", "position Eve:", "position", "position turn Carol"] {
            let mut lines = lines.clone();
            lines[place] = changed;
            let text = lines.iter().filter(|line| !line.is_empty()).copied().collect::<Vec<_>>().join("\n");
            assert!(Record::parse(&text).is_err(), "{text}");
            tried += 1;
        }
    }
    assert!(tried > 20, "{tried}");
    let hearts = text.replace("5 hearts, 3 energy", "6 hearts, 3 energy");
    let fault = Record::parse(&hearts).unwrap_err();
    assert!(fault.message.contains("the header was changed"), "{fault}");
    let many = text.replace("position Carol:", &"position Carol:\n".repeat(200));
    assert!(Record::parse(&many).unwrap_err().message.contains("at most 100 lines"));
}

#[test]
fn a_fault_in_the_position_is_found_in_its_line() {
    let (position, _) = parse_position(FIGHT).unwrap();
    let text = play(header(RuleSet::CZECH, Some(position)), 1, 10).print();
    let line = text.lines().position(|line| line.starts_with("position Alice")).unwrap() + 1;
    let fault = Record::parse(&text.replace("3 energy, wings", "3 energy, wing")).unwrap_err();
    assert_eq!(fault.line, line, "{fault}");
    assert_eq!(fault.column, "position Alice: city, 5 hearts, 3 energy, w".len(), "{fault}");
}

#[test]
fn a_position_that_does_not_fit_is_refused() {
    let (fight, _) = parse_position(FIGHT).unwrap();
    let fault = |header: Header| match Record::new(header) {
        Err(HeaderError::Position(fault)) => fault,
        other => panic!("{other:?}"),
    };
    assert_eq!(fault(header(RuleSet::DARK, Some(fight))), PositionFault::Rules);
    let first = Header { first: Some(Seat::First), ..header(RuleSet::CZECH, Some(fight)) };
    assert_eq!(fault(first), PositionFault::First);
    let mut three = header(RuleSet::CZECH, Some(fight));
    three.players.pop();
    assert_eq!(fault(three), PositionFault::Players);
    let over = position_text(&fight, &kaiju_notation::Names::new(NAMES).unwrap());
    let stack = over.lines().last().unwrap();
    let over = over
        .replace(stack, "over Alice by last-alive")
        .replace("Bob:", "Bob: out")
        .replace("Carol:", "Carol: out");
    let over = parse_position(&over).map(|(over, _)| fault(header(RuleSet::CZECH, Some(over))));
    assert_eq!(over.ok(), Some(PositionFault::Over));
    // The same monsters in another order are different players.
    let text = play(header(RuleSet::CZECH, Some(fight)), 1, 10).print();
    let swapped = text.replace("seat Alice Kraken\nseat Bob Kraken", "seat Bob Kraken\nseat Alice Kraken");
    let fault = Record::parse(&swapped).unwrap_err();
    assert!(fault.message.contains("other players"), "{fault}");
}
