//! The arena gives one result for one seed, and every game it writes can be verified.

use kaiju_bots::{Arena, ArenaResult, Basis, Lineup};
use kaiju_engine::{Dice, Face, Luck, RuleSet};
use kaiju_record::{Entry, Record, verify};
use std::fs;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};

fn arena(rules: RuleSet, players: usize, games: u64) -> Arena {
    let lineup = Lineup::new(["random"], players).expect("a table for bots");
    Arena { rules, lineup, games, seed: 7, threads: 1, records: None }
}

/// The result without the parts that depend on the clock.
fn timeless(arena: &Arena) -> ArenaResult {
    let mut result = arena.play(&|_| {}).expect("nothing is written");
    result.games_per_s = 0.0;
    for entrant in &mut result.entrants {
        (entrant.p50_ms, entrant.p99_ms) = (0.0, 0.0);
    }
    result
}

#[test]
fn the_result_does_not_depend_on_the_number_of_threads() {
    let one = arena(RuleSet::DARK, 3, 200);
    let three = Arena { threads: 3, ..one.clone() };
    assert_eq!(timeless(&one), timeless(&three));
    let other_seed = Arena { seed: 8, ..one.clone() };
    assert_ne!(timeless(&one), timeless(&other_seed));
}

#[test]
fn every_game_is_counted_once() {
    for players in 2..=6 {
        let arena = Arena { threads: 2, ..arena(RuleSet::CZECH, players, 150) };
        let told = AtomicU64::new(0);
        let tell = |games| {
            told.fetch_add(games, Ordering::Relaxed);
        };
        let result = arena.play(&tell).unwrap();
        assert_eq!((result.games, told.into_inner()), (150, 150));
        let [entrant] = result.entrants.as_slice() else { panic!("{:?}", result.entrants) };
        assert_eq!(entrant.seats_played, 150 * players as u64);
        assert_eq!(entrant.won_by.wins() + result.nobody, 150);
        assert_eq!(result.seats.iter().sum::<u64>(), entrant.won_by.wins());
        assert_eq!(result.seats.len(), players);
        assert!(entrant.low <= entrant.rate && entrant.rate <= entrant.high);
        assert!(result.turns > 1.0 && result.decisions > result.turns && entrant.points > 0.0);
    }
}

#[test]
fn all_chance_of_the_run_is_in_the_dice_report() {
    let mut rules = RuleSet::DARK;
    rules.set("wickedness", "mixed").unwrap();
    rules.set("first_player", "free").unwrap();
    let result = arena(rules, 4, 1200).play(&|_| {}).unwrap();
    let fits: Vec<_> = result.dice.fits.iter().map(|fit| (fit.what, fit.degrees)).collect();
    assert_eq!(fits, [("dice", 5), ("draws", 65), ("first", 3), ("sides", 10)]);
    for fit in &result.dice.fits {
        let expected: f64 = fit.counts.iter().map(|count| count.expected).sum();
        assert!((expected - fit.total() as f64).abs() < 1e-6, "{}", fit.what);
        assert!(fit.p > 1e-6, "{} is far from fair: {fit:?}", fit.what);
    }
    assert_eq!(result.dice.fits[2].total(), 300);
    assert_eq!(result.dice.fits[3].total(), 3000);
}

/// A folder that is deleted with the test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let folder = Folder(PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("bots-arena").join(name));
        // Left over from an aborted run.
        let _ = fs::remove_dir_all(&folder.0);
        folder
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn every_record_can_be_verified() {
    let folder = Folder::new("records");
    let plain = arena(RuleSet::POLISH, 3, 12);
    let written = Arena { records: Some(folder.0.clone()), threads: 2, ..plain.clone() };
    assert_eq!(timeless(&plain), timeless(&written), "writing down changes no game");
    for number in 1..=12 {
        let bytes = fs::read(folder.0.join(format!("game-{number:02}.kot"))).unwrap();
        let verdict = verify(&bytes);
        let record = verdict.record.unwrap();
        assert!(record.game().outcome().is_some());
        assert!(record.header().contributions().iter().all(Option::is_some));
        assert!(verdict.checked.dice > 0 && verdict.checked.draws > 0 && verdict.checked.actions > 0);
    }
    assert_eq!(fs::read_dir(&folder.0).unwrap().count(), 12, "nothing else is left there");
}

/// The records of one round of three games, by file name.
fn records_of_a_round(name: &str) -> Vec<Record> {
    let folder = Folder::new(name);
    let arena = Arena { records: Some(folder.0.clone()), ..arena(RuleSet::DARK, 3, 6) };
    arena.play(&|_| {}).expect("the folder is empty");
    let read = |number| fs::read(folder.0.join(format!("game-{number}.kot"))).expect("a record");
    (1..=6).map(|number| Record::from_bytes(&read(number)).expect("a whole record")).collect()
}

/// The answers of chance, in order.
fn luck(record: &Record) -> Vec<Luck> {
    let luck = |entry: &Entry| match entry {
        Entry::Chance(luck) => Some(*luck),
        Entry::Action { .. } | Entry::Undo { .. } => None,
    };
    record.entries().iter().filter_map(|(entry, _)| luck(entry)).collect()
}

/// True if the shorter roll is the beginning of the longer one.
fn agree(one: Dice, two: Dice) -> bool {
    let (few, many) = if one.len() < two.len() { (one, two) } else { (two, one) };
    Face::ALL.iter().all(|&face| few.of(face) <= many.of(face))
}

#[test]
fn all_games_of_a_round_have_the_same_dice_and_other_rounds_have_others() {
    let records = records_of_a_round("duplicates");
    let promises: Vec<_> = records.iter().map(|record| record.header().commitment).collect();
    assert_eq!([promises[0]; 3], promises[..3]);
    assert_eq!([promises[3]; 3], promises[3..]);
    assert_ne!(promises[0], promises[3]);
    // The dice belong to the seats, whichever bot sits there.
    assert_eq!(records[0].header().contributions(), records[2].header().contributions());
    let answers: Vec<Vec<Luck>> = records.iter().map(luck).collect();
    let compare = |one: &[Luck], two: &[Luck]| {
        let dice = one.iter().zip(two).filter_map(|pair| match pair {
            (Luck::Dice(one), Luck::Dice(two)) => Some(agree(*one, *two)),
            (Luck::Dice(_) | Luck::Card(_) | Luck::Seat(_) | Luck::Tiles(_), _) => None,
        });
        let agreements: Vec<bool> = dice.collect();
        (agreements.iter().filter(|&&agrees| agrees).count(), agreements.len())
    };
    for game in 1..3 {
        let (agreeing, all) = compare(&answers[0], &answers[game]);
        assert!(agreeing == all && all > 20, "{agreeing} of {all}");
    }
    let (agreeing, all) = compare(&answers[0], &answers[3]);
    assert!(agreeing < all / 2, "{agreeing} of {all}");
    assert_eq!(answers[0][..3], answers[1][..3], "the market is the same");
}

#[test]
fn a_folder_with_records_is_refused_and_left_alone() {
    let folder = Folder::new("occupied");
    let arena = Arena { records: Some(folder.0.clone()), ..arena(RuleSet::CZECH, 2, 2) };
    arena.play(&|_| {}).unwrap();
    let before = fs::read(folder.0.join("game-1.kot")).unwrap();
    let other = Arena { seed: 99, ..arena };
    let sentence = other.play(&|_| {}).unwrap_err().to_string();
    assert!(sentence.contains("occupied") && sentence.contains("game-1.kot"), "{sentence}");
    assert_eq!(fs::read(folder.0.join("game-1.kot")).unwrap(), before);
    assert_eq!(fs::read_dir(&folder.0).unwrap().count(), 2);
}

#[test]
fn games_that_make_no_whole_round_are_all_played_and_told() {
    for (games, rounds, is_balanced) in [(1, 1, false), (4, 1, true), (10, 3, false)] {
        let result = arena(RuleSet::CZECH, 4, games).play(&|_| {}).unwrap();
        assert_eq!((result.games, result.rounds, result.is_balanced), (games, rounds, is_balanced));
        assert_eq!(result.basis, Basis::Games);
        assert_eq!(result.lengths.iter().sum::<u64>(), games);
        let entrant = &result.entrants[0];
        assert!(0.0 <= entrant.low && entrant.low <= entrant.rate && entrant.rate <= entrant.high);
    }
}

#[test]
fn cards_are_chosen_less_often_than_they_are_offered() {
    let result = arena(RuleSet::DARK, 4, 1_200).play(&|_| {}).unwrap();
    let powers = &result.entrants[0].powers;
    for (name, uses) in powers {
        assert!(
            uses.chosen <= uses.offered && uses.wins <= uses.seats && !name.contains('#'),
            "{name} {uses:?}"
        );
    }
    let has = |name| powers.iter().any(|&(known, uses)| known == name && uses.chosen > 0 && uses.seats > 0);
    assert!(has("jets") && has("tile-devious") && has("extra-head"), "{powers:?}");
    let wins: u64 = result.order.iter().sum();
    assert_eq!(wins + result.nobody, 1_200);
}

#[test]
fn a_folder_that_cannot_be_made_is_named() {
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("bots-in-the-way");
    fs::write(&file, "").unwrap();
    let arena = Arena { records: Some(file.join("records")), ..arena(RuleSet::CZECH, 2, 1) };
    let sentence = arena.play(&|_| {}).unwrap_err().to_string();
    assert!(sentence.contains("bots-in-the-way") && !sentence.contains('\n'), "{sentence}");
}
