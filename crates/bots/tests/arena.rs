//! The arena gives one result for one seed, and every game it writes down can be read again.

use kaiju_bots::{Arena, ArenaResult, Lineup};
use kaiju_engine::RuleSet;
use kaiju_record::{Entry, Record};
use std::fs;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};

fn arena(rules: RuleSet, players: usize, games: u64) -> Arena {
    let lineup = Lineup::new(["random"], players).expect("a table for bots");
    Arena { rules, lineup, games, seed: 7, threads: 1, records: None }
}

/// The result without what depends on the clock.
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
    let result = arena(rules, 4, 300).play(&|_| {}).unwrap();
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

/// A folder that is gone when the test is.
struct Folder(PathBuf);

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn every_record_reveals_the_secret_that_all_its_chance_follows_from() {
    let folder = Folder(PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("bots-arena/records"));
    let plain = arena(RuleSet::POLISH, 3, 12);
    let written = Arena { records: Some(folder.0.clone()), threads: 2, ..plain.clone() };
    assert_eq!(timeless(&plain), timeless(&written), "writing down changes no game");
    for number in 1..=12 {
        let text = fs::read_to_string(folder.0.join(format!("game-{number:02}.kot"))).unwrap();
        let record = Record::parse(&text).unwrap();
        assert!(record.game().outcome().is_some());
        let stream = record.header().stream().expect("the secret is revealed");
        assert!(record.header().contributions().iter().all(Option::is_some));
        let mut asked = 0;
        for step in record.replay().unwrap().steps {
            if let (Entry::Chance(luck), kaiju_engine::Step::Chance(chance)) =
                (step.entry, step.before.step())
            {
                assert_eq!(luck, stream.luck(&step.before, chance, asked));
                asked += 1;
            }
        }
    }
    assert_eq!(fs::read_dir(&folder.0).unwrap().count(), 12, "nothing else is left there");
}

#[test]
fn a_folder_that_cannot_be_made_is_named() {
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("bots-in-the-way");
    fs::write(&file, "").unwrap();
    let arena = Arena { records: Some(file.join("records")), ..arena(RuleSet::CZECH, 2, 1) };
    let sentence = arena.play(&|_| {}).unwrap_err().to_string();
    assert!(sentence.contains("bots-in-the-way") && !sentence.contains('\n'), "{sentence}");
}
