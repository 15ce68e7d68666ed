//! Luck and skill add up to the change of each seat's chance, in games of all rule sets and numbers of players.

mod common;

use kaiju_analysis::{Analysis, Change, Deed, ONE, Valuer, analyze, outcomes};
use kaiju_engine::{Seat, Step};
use kaiju_record::{Entry, Record};

/// The number of games in the ordinary run, and in the long one; the variable `KAIJU_GAMES` asks for more.
const GAMES: [u64; 2] = [15, 50];

fn is_long_run() -> bool {
    std::env::var_os("KAIJU_NIGHTLY").is_some()
}

/// Checks every game. Returns the largest difference between the change of a chance and the sum of its parts.
fn check(record: &Record, analysis: &Analysis) -> i64 {
    let mut chances = analysis.initial;
    for play in &analysis.moves {
        assert!(play.change.is_balanced() && play.revision.is_balanced());
        chances = chances + play.change + play.revision;
        assert_eq!(chances, play.chances, "entry {}", play.entry);
        if let Deed::Choice { loss, .. } = play.deed {
            assert!((0..=ONE).contains(&loss), "entry {}: {loss}", play.entry);
        }
    }
    let outcome = record.game().outcome().expect("the game is over");
    assert_eq!(chances, kaiju_analysis::Chances::decided(outcome));
    assert_eq!(analysis.moves.len(), record.entries().len());
    let total: Change = analysis.moves.iter().map(|play| play.change).sum();
    assert!(total.is_balanced());
    analysis.largest_deviation()
}

#[test]
fn luck_and_skill_add_up_in_every_game() {
    let games = std::env::var("KAIJU_GAMES")
        .ok()
        .and_then(|games| games.parse().ok())
        .unwrap_or(GAMES[usize::from(is_long_run())]);
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let largest = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads as u64)
            .map(|first| {
                scope.spawn(move || {
                    let numbers = (first..games).step_by(threads);
                    numbers
                        .map(|number| {
                            let record = common::play(number);
                            check(
                                &record,
                                &analyze(&record, 1, &|_, _| {}).expect("the record can be played"),
                            )
                        })
                        .max()
                        .unwrap_or(0)
                })
            })
            .collect();
        workers.into_iter().map(|worker| worker.join().expect("no game failed")).max().unwrap_or(0)
    });
    println!("{games} games, largest deviation {largest} of {ONE}");
    assert_eq!(largest, 0);
}

#[test]
fn threads_do_not_change_the_result() {
    let record = common::play(11);
    let one = analyze(&record, 1, &|_, _| {}).expect("the record can be played");
    assert_eq!(one, analyze(&record, 3, &|_, _| {}).expect("the record can be played"));
}

#[test]
fn luck_is_nothing_on_average() {
    let mut compared = 0;
    for number in [3, 7, 14] {
        let record = common::play(number);
        let mut valuer = Valuer::new();
        let steps = record.replay().expect("the record can be played").steps;
        for step in steps.iter().step_by(if is_long_run() { 3 } else { 9 }) {
            let (Step::Chance(chance), Entry::Chance(_)) = (step.before.step(), step.entry) else { continue };
            valuer.begin_turn();
            let before = valuer.chances(&step.before);
            let all = outcomes(&step.before, chance);
            let ways: i128 = all.iter().map(|&(weight, _)| i128::from(weight)).sum();
            for &seat in &Seat::ALL {
                let sum: i128 = all
                    .iter()
                    .map(|&(weight, luck)| {
                        i128::from(weight)
                            * i128::from((valuer.after_luck(&step.before, luck) - before).of(seat))
                    })
                    .sum();
                // Every mean was rounded once, to less than a unit.
                assert!(sum.abs() <= 4 * ways, "{chance:?}: {sum} of {ways} ways");
            }
            compared += 1;
        }
    }
    assert!(compared > 20, "only {compared} questions to chance");
}
