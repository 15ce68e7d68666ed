//! Take-backs: a player may choose again until something is rolled, drawn or shown, or somebody else is asked.

use kaiju_engine::playout::{Numbers, WyRand, action};
use kaiju_engine::{Game, RuleSet, Seat, Step};
use kaiju_fair::{Contribution, Secret, Stream};
use kaiju_record::{Entry, EntryError, Header, Record, Seated, verify};
use std::fs;
use std::path::Path;
use std::process::Command;

const NAMES: [&str; 4] = ["Alice", "Bob", "Carol", "Dave"];

fn secret() -> Secret {
    Secret::from_seed(5)
}

fn table(rules: RuleSet, players: usize) -> (Record, Stream) {
    let mut header =
        Header::new(rules, NAMES.into_iter().take(players).map(|name| Seated::new(name, "Kraken")));
    header.commitment = Some(secret().commitment());
    header.players[0].contribution = Some(Contribution::from_bytes([3; 32]));
    let stream = Stream::new(&secret(), &header.contributions());
    (Record::new(header).expect("a header"), stream)
}

fn asked(game: &Game) -> Option<Seat> {
    match game.step() {
        Step::Decide { seat, .. } => Some(seat),
        Step::Chance(_) | Step::Over(_) => None,
    }
}

/// A random game with fair dice; `look` sees it before every entry and may take something back.
fn play(rules: RuleSet, players: usize, seed: u64, mut look: impl FnMut(&mut Record)) -> Record {
    let (mut record, stream) = table(rules, players);
    let mut numbers = WyRand(seed);
    let mut sequence = 0;
    loop {
        look(&mut record);
        let entry = match record.game().step() {
            Step::Decide { seat, decision } => {
                Entry::Action { seat, action: action(record.game(), seat, decision, &mut numbers) }
            }
            Step::Chance(chance) => {
                sequence += 1;
                Entry::Chance(stream.luck(record.game(), chance, sequence - 1))
            }
            Step::Over(_) => break,
        };
        record.push(entry, None).expect("a legal entry");
    }
    record.reveal(secret()).expect("the secret of the commitment");
    record
}

/// A random game in which every other choice that can be taken back is taken back.
fn fickle(rules: RuleSet, players: usize, seed: u64) -> Record {
    let mut numbers = WyRand(!seed);
    play(rules, players, seed, |record| {
        while let Some(seat) = record.may_undo().filter(|_| numbers.below(2) == 0) {
            record.push(Entry::Undo { seat }, None).expect("it may be taken back");
        }
    })
}

#[test]
fn a_take_back_leads_to_the_position_before_the_choice() {
    let (mut single, mut repeated) = (0, 0);
    for (_, rules) in RuleSet::PRESETS {
        for seed in 0..20 {
            let record = fickle(rules, 2 + seed as usize % 3, seed);
            let replay = record.replay().expect("a game that was played");
            for (index, step) in replay.steps.iter().enumerate() {
                let after = replay.steps.get(index + 1).map_or(replay.end, |next| next.before);
                let Entry::Undo { seat } = step.entry else {
                    assert_eq!(step.takes_back, None);
                    continue;
                };
                let undone = &replay.steps[step.takes_back.expect("something is taken back")];
                assert!(matches!(undone.entry, Entry::Action { seat: own, .. } if own == seat));
                assert_eq!(after, undone.before);
                assert_eq!(step.events, []);
                if step.takes_back == Some(index - 1) { single += 1 } else { repeated += 1 }
            }
            assert_eq!(&replay.end, record.game());
        }
    }
    assert!(single > 100 && repeated > 20, "{single} and {repeated}");
}

#[test]
fn a_record_with_take_backs_is_read_back_and_its_dice_are_those_of_the_stream() {
    for (_, rules) in RuleSet::PRESETS {
        let mut take_backs = 0;
        for seed in 0..10 {
            let record = fickle(rules, 3, seed);
            let text = record.print();
            take_backs += text.matches(": undo [").count();
            assert_eq!(Record::parse(&text).as_ref(), Ok(&record));
            let verdict = verify(text.as_bytes());
            assert_eq!(verdict.record.as_ref(), Ok(&record));
            let of_players = record.entries().iter().filter(|(entry, _)| !matches!(entry, Entry::Chance(_)));
            assert_eq!(verdict.checked.actions, of_players.count() as u64);
        }
        assert!(take_backs > 5, "{take_backs}");
    }
}

/// The entries that still stand: a take-back removes the last of them.
fn standing(record: &Record) -> Vec<Entry> {
    let mut standing = Vec::new();
    for &(entry, _) in record.entries() {
        match entry {
            Entry::Undo { .. } => drop(standing.pop()),
            Entry::Action { .. } | Entry::Chance(_) => standing.push(entry),
        }
    }
    standing
}

#[test]
fn nobody_takes_back_dice_or_the_choice_of_another() {
    let mut allowed = 0;
    for seed in 0..4 {
        play(RuleSet::POLISH, 4, seed, |record| {
            let before = record.clone();
            let asked = asked(record.game());
            for seat in record.game().seats() {
                let last = standing(record).last().copied();
                let own = matches!(last, Some(Entry::Action { seat: own, .. }) if own == seat);
                match record.push(Entry::Undo { seat }, None) {
                    Ok(_) => {
                        assert!(own && asked == Some(seat));
                        allowed += 1;
                        *record = before.clone();
                    }
                    Err(error) => {
                        let expected = match asked == Some(seat) {
                            true => EntryError::NothingToUndo,
                            false => EntryError::NotAsked { asked },
                        };
                        assert_eq!(error, expected);
                        assert_eq!(*record, before);
                    }
                }
            }
        });
    }
    assert!(allowed > 20, "{allowed}");
}

/// A card that one player has seen moves to the market without a question to chance, and the player who uncovers it
/// has then seen it too.
#[test]
fn a_choice_that_showed_a_card_cannot_be_taken_back() {
    let mut shown = 0;
    for seed in 0..300 {
        let mut last: Option<(Game, Seat)> = None;
        play(RuleSet::CZECH, 2, seed, |record| {
            let game = *record.game();
            let asked = asked(&game);
            let is_known = |game: &Game| (game.deck(), game.top());
            if let Some((before, seat)) = last
                && asked == Some(seat)
                && is_known(&before) != is_known(&game)
            {
                shown += 1;
                assert_eq!(record.may_undo(), None);
            }
            last = asked.map(|seat| (game, seat));
        });
    }
    assert!(shown > 0);
}

#[test]
fn a_wrong_take_back_is_refused_with_its_line() {
    let record = fickle(RuleSet::CZECH, 2, 1);
    let text = record.print();
    let lines: Vec<&str> = text.lines().collect();
    let is_choice_after_roll = |pair: &[&str]| pair[0].starts_with("dice ") && pair[1].contains(": keep ");
    let roll = lines.windows(2).position(is_choice_after_roll).expect("a roll");
    let after = &record.replay().expect("a game").steps[roll + 2 - record.line_of(0)];
    let seat = asked(&after.before).expect("after a roll somebody is asked");
    let other = if seat == Seat::First { Seat::Second } else { Seat::First };
    for (seat, part) in [(seat, "nothing to take back"), (other, "who must decide")] {
        let undo = format!("{}: undo [00000000]", record.names().text(seat));
        let mut forged = lines[..=roll].to_vec();
        forged.push(&undo);
        let error = Record::parse(&forged.join("\n")).expect_err("a take-back of dice");
        assert!(error.line == roll + 2 && error.message.contains(part), "{error}");
    }
}

#[test]
fn python_skips_choices_that_were_taken_back() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let games = RuleSet::PRESETS.into_iter().flat_map(|preset| (0..5).map(move |seed| (preset, seed)));
    let files = games.map(|((name, rules), seed)| {
        let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("undo-{name}-{seed}.kot"));
        fs::write(&file, fickle(rules, 4, seed).print()).expect("the folder for tests can be written");
        file
    });
    let mut python = Command::new("python3");
    let output = python.arg("-B").arg(root.join("tools/verify_dice.py")).args(files).output();
    let output = output.expect("Python 3.9 or later is installed as `python3`");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stdout));
}
