//! External programs: one that plays well, and one for each way to misbehave.

use kaiju_bots::{Arena, ArenaError, ArenaResult, Ask, Clock, Entrant, Failure, Lineup};
use kaiju_engine::{RuleSet, Seat};
use kaiju_notation::parse_position;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// More than any answer takes on a busy machine.
const PLENTY: Duration = Duration::from_secs(30);
/// Longer than any wait for a program that has nothing more to say.
const SHORT: Duration = Duration::from_secs(3);

/// A table for two with one external program.
fn play(program: &str, games: u64) -> ArenaResult {
    let lineup = Lineup::new([program, "random"], 2).expect("a line-up").with_time_limit(PLENTY);
    let arena = Arena { rules: RuleSet::DARK, lineup, games, seed: 3, threads: 2, records: None };
    arena.play(&|_| {}).expect("the arena goes on, whatever a program does")
}

/// Plays with a program that stops answering, on a manual clock: it jumps past the time limit whenever the program
/// has noted in the file `hangs` that it hangs, and to the end of any short wait. One thread, so that only one
/// program is waited for.
fn play_stopped(lineup: Lineup, games: u64, hangs: &Path) -> ArenaResult {
    let clock = Clock::manual();
    let lineup = lineup.with_time_limit(PLENTY).with_clock(clock.clone());
    let arena = Arena { rules: RuleSet::DARK, lineup, games, seed: 3, threads: 1, records: None };
    let is_over = AtomicBool::new(false);
    std::thread::scope(|scope| {
        let mover = scope.spawn(|| {
            let guard = Guard::new();
            let mut hung = 0;
            while !is_over.load(Ordering::Relaxed) {
                let told = fs::read_to_string(hangs).unwrap_or_default();
                if told.matches('\n').count() > hung {
                    hung += 1;
                    clock.advance(PLENTY);
                } else if clock.awaited() < SHORT || guard.is_over() {
                    clock.advance(clock.awaited());
                }
                std::thread::yield_now();
            }
            guard.is_over()
        });
        let result = arena.play(&|_| {});
        is_over.store(true, Ordering::Relaxed);
        assert!(
            !mover.join().expect("a thread that only moves the clock"),
            "never: the program tells that it hangs"
        );
        result.expect("the arena goes on, whatever a program does")
    })
}

/// Fails a test that would otherwise hang.
struct Guard(std::time::Instant);

#[expect(clippy::disallowed_methods, reason = "a guard against hanging")]
impl Guard {
    fn new() -> Guard {
        Guard(std::time::Instant::now())
    }

    fn is_over(&self) -> bool {
        self.0.elapsed() > Duration::from_secs(60)
    }
}

/// Waits for a condition.
#[cfg(target_os = "linux")]
fn wait_until(what: &str, is_so: impl Fn() -> bool) {
    let guard = Guard::new();
    while !is_so() {
        assert!(!guard.is_over(), "never: {what}");
        std::thread::yield_now();
    }
}

/// A file for a program's notes.
fn notes(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("bots-{name}"))
}

fn path(file: &str) -> String {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(file).display().to_string()
}

/// Checks that all games were played although the hostile bot failed.
fn has_failed(how: &str, result: &ArenaResult) -> Entrant {
    assert_eq!((result.games, result.entrants.len()), (12, 2));
    let [hostile, random] = [&result.entrants[0], &result.entrants[1]];
    assert_eq!((hostile.seats_played, random.seats_played), (12, 12));
    assert_eq!((random.replaced, random.failures.len()), (0, 0));
    assert_eq!(hostile.replaced, 12, "{how}: it fails whenever it plays");
    // After three failures it is not started again, and a process still running on another thread no longer counts.
    assert_eq!(hostile.failures.len(), 3, "{how}: {:?}", hostile.failures);
    assert!(hostile.failures.is_sorted_by_key(|failed| failed.game));
    hostile.clone()
}

/// The hostile bot.
fn hostile(how: &str) -> String {
    format!("cmd:python3 '{}' {how}", path("tests/hostile.py"))
}

/// Plays with the hostile bot.
fn misbehave(how: &str) -> Entrant {
    has_failed(how, &play(&hostile(how), 12))
}

/// Plays with the hostile bot when it stops answering. `list` is the file with its notes.
fn stop(how: &str, list: &Path) -> Entrant {
    let bot = hostile(&format!("{how} '{}'", list.display()));
    let lineup = Lineup::new([bot.as_str(), "random"], 2).expect("a line-up");
    let _ = fs::remove_file(list);
    // An orphan's notes are those of a program that ends.
    let hangs = if how == "orphan" { Path::new("/no/such/file") } else { list };
    has_failed(how, &play_stopped(lineup, 12, hangs))
}

/// Asserts that each failure has this code and a sentence with these words.
fn assert_fails(how: &str, code: &str, words: &str) {
    assert_failed(&misbehave(how), code, words);
}

fn assert_failed(entrant: &Entrant, code: &str, words: &str) {
    for failed in &entrant.failures {
        let sentence = failed.failure.to_string();
        assert_eq!(failed.failure.code(), code, "{sentence}");
        assert!(sentence.contains(words), "{sentence}");
        assert!(sentence.chars().count() < 400 && !sentence.contains('\n'), "{sentence}");
    }
}

#[test]
fn a_bot_that_crashes_is_replaced_and_its_last_words_are_told() {
    assert_fails("crash", "ended", "KeyError: 'the fifth die'");
    assert_fails("exit", "ended", "7");
}

#[test]
fn a_bot_that_hangs_is_replaced_when_its_time_is_up() {
    assert_failed(&stop("hang", &notes("hung")), "slow", "within 30000 ms");
    assert_failed(&stop("close", &notes("closed")), "ended", "closed its output");
}

#[test]
fn a_bot_that_answers_nonsense_is_replaced() {
    assert_fails("prose", "nonsense", "I keep the claws");
    assert_fails("binary", "nonsense", "cannot be read");
    assert_fails("list", "nonsense", "cannot be read");
    assert_fails("fields", "nonsense", "action");
    assert_fails("malformed", "nonsense", "seven");
}

#[test]
fn a_bot_that_cheats_is_replaced() {
    assert_fails("illegal", "illegal", "`cure poison`, which is not allowed");
    assert_fails("stale", "nonsense", "it answers the question 2, but 3 is open");
}

#[test]
fn a_bot_that_floods_is_replaced() {
    assert_fails("long", "flood", "65,536 bytes");
    assert_fails("endless", "flood", "65,536 bytes");
    assert_fails("flood", "flood", "lines that it was not asked for");
    for failed in misbehave("twice").failures {
        // The second answer arrives before or after the next question.
        assert!(matches!(failed.failure, Failure::Flood(_) | Failure::Nonsense(_)), "{failed:?}");
    }
}

#[test]
fn a_bot_that_talks_unasked_is_out_at_once() {
    // It has never given an answer, so it is not started again.
    let result = play(&hostile("chatty"), 8);
    let entrant = &result.entrants[0];
    assert_eq!(entrant.replaced, 8);
    assert_eq!(entrant.failures.len(), 1, "{:?}", entrant.failures);
}

#[test]
fn a_bot_that_ends_at_once_is_replaced() {
    let result = play("cmd:python3 -c pass", 8);
    assert_eq!((result.games, result.entrants[0].replaced), (8, 8));
    assert_eq!(result.entrants[0].failures[0].failure.code(), "ended");
}

#[test]
fn standard_error_may_be_as_long_as_it_likes() {
    let result = play(&hostile("noisy"), 2);
    assert_eq!(result.entrants[0].replaced, 0, "{:?}", result.entrants[0].failures);
}

#[cfg(target_os = "linux")]
#[test]
fn no_process_is_left_neither_of_the_bot_nor_of_its_children() {
    for (how, code, words) in [("offspring", "slow", "30000 ms"), ("orphan", "ended", "7")] {
        let list = notes(how);
        assert_failed(&stop(how, &list), code, words);
        let pids = fs::read_to_string(&list).expect("it was written");
        assert!(pids.lines().count() >= 3, "{pids}");
        // Init has to reap orphans, which may take a moment.
        let is_gone = |pid: &str| {
            let status = fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
            status.is_empty() || status.contains(") Z ")
        };
        wait_until("all are gone", || pids.split_whitespace().all(is_gone));
        // The bot itself is our child: not even a zombie may be left.
        for line in pids.lines() {
            let bot = line.split(' ').next().unwrap_or_default();
            assert!(!PathBuf::from(format!("/proc/{bot}")).exists(), "{bot}");
        }
    }
}

#[test]
fn the_example_plays_legally_under_all_rules_and_beats_random() {
    let example = format!("cmd:python3 '{}'", path("../../examples/bot.py"));
    for ((name, rules), players) in RuleSet::PRESETS.into_iter().zip([4, 2, 3, 6]) {
        let lineup = Lineup::new([example.as_str(), "random"], players).expect("a line-up");
        let lineup = lineup.with_time_limit(PLENTY);
        let arena = Arena { rules, lineup, games: 12, seed: 5, threads: 2, records: None };
        let result = arena.play(&|_| {}).expect("the example starts");
        let [bot, random] = [&result.entrants[0], &result.entrants[1]];
        assert_eq!((bot.replaced, &bot.failures), (0, &Vec::new()), "{name} {players}");
        assert!(bot.rate > random.rate, "{name} {players}: {} and {}", bot.rate, random.rate);
    }
}

#[test]
fn the_result_does_not_depend_on_the_threads_if_programs_play() {
    let example = format!("cmd:python3 '{}'", path("../../examples/bot.py"));
    let [one, three] = [1, 3].map(|threads| {
        let lineup = Lineup::new([example.as_str(), "random"], 3).expect("a line-up");
        let lineup = lineup.with_time_limit(PLENTY);
        let arena = Arena { rules: RuleSet::CZECH, lineup, games: 12, seed: 5, threads, records: None };
        let result = arena.play(&|_| {}).expect("the example starts");
        let wins: Vec<u64> = result.entrants.iter().map(|entrant| entrant.won_by.wins()).collect();
        (wins, result.turns, result.decisions, result.lengths, result.dice)
    });
    assert_eq!(one, three);
}

#[test]
fn a_program_that_does_not_exist_is_refused_before_the_first_game() {
    let lineup = Lineup::new(["random", "cmd:/no/such/bot --fast"], 2).expect("a line-up");
    let arena = Arena { rules: RuleSet::CZECH, lineup, games: 4, seed: 1, threads: 2, records: None };
    let error = arena.play(&|_| panic!("no game is played")).expect_err("nothing is there");
    assert!(matches!(error, ArenaError::Program { .. }));
    let sentence = error.to_string();
    assert!(
        sentence.contains("cmd:/no/such/bot --fast") && sentence.contains("cannot be started"),
        "{sentence}"
    );
}

#[test]
fn a_question_tells_nothing_that_the_seat_cannot_see() {
    let question = |top: &str, seat: Seat| {
        let text =
            format!("rules czech\nP1: 6 energy, to buy\nP2: made-in-a-lab\nmarket jets, tanks, -\n{top}\n");
        let (game, names) = parse_position(&text).expect("a position");
        Ask::new(&game.view(Some(seat)), &names, 1)
            .map(|ask| serde_json::to_string(&ask).expect("plain data"))
    };
    let hidden = question("top wings seen by P2", Seat::First).expect("the first seat is asked");
    assert_eq!(Some(&hidden), question("top camouflage seen by P2", Seat::First).as_ref());
    assert!(hidden.contains("\"top\":null") && !hidden.contains("top wings"), "{hidden}");
    let seen = question("top wings seen by P1", Seat::First).expect("the first seat is asked");
    assert!(seen.contains("\"top\":\"wings\"") && seen.contains("top wings seen by P1"), "{seen}");
    assert_eq!(question("top wings seen by P2", Seat::Second), None, "the second seat is not asked");
}

/// A program could remember the dice of the previous game.
#[test]
fn games_with_programs_do_not_share_their_dice() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("bots-own-dice");
    let _ = fs::remove_dir_all(&folder);
    let lineup = Lineup::new(["random", "cmd:python3 -c pass"], 2).expect("a line-up");
    let arena =
        Arena { rules: RuleSet::CZECH, lineup, games: 2, seed: 1, threads: 1, records: Some(folder.clone()) };
    arena.play(&|_| {}).expect("the arena goes on");
    let [one, two] = ["game-1.kot", "game-2.kot"].map(|file| {
        let verdict = kaiju_record::verify(&fs::read(folder.join(file)).expect("a record"));
        let record = verdict.record.expect("the record is right");
        let header = record.header();
        assert!(header.field("bots").is_some_and(|bots| bots.contains("cmd:python3 -c pass")));
        header.commitment
    });
    assert_ne!(one, two);
    let _ = fs::remove_dir_all(&folder);
}

/// A program that learns from its games needs the end of the last one too.
#[test]
fn a_program_hears_the_end_of_every_game_that_it_has_begun() {
    let list = notes("heard");
    let _ = fs::remove_file(&list);
    let result = play(&hostile(&format!("diary '{}'", list.display())), 6);
    assert_eq!(result.entrants[0].replaced, 0, "{:?}", result.entrants[0].failures);
    let heard = fs::read_to_string(&list).expect("it was written");
    let count = |kind: &str| heard.lines().filter(|line| *line == kind).count();
    assert_eq!((count("begin"), count("over")), (6, 6), "{heard}");
    assert!(count("end of input") >= 1, "{heard}");
}

/// A program that is out is not waited for at its other seats.
#[test]
fn a_bot_that_hangs_on_every_seat_is_waited_for_until_it_is_out() {
    let list = notes("hanging");
    let _ = fs::remove_file(&list);
    let hanging = hostile(&format!("hang '{}'", list.display()));
    let result = play_stopped(Lineup::new([hanging.as_str()], 6).expect("a line-up"), 6, &list);
    assert_eq!(result.entrants[0].failures.len(), 3, "{:?}", result.entrants[0].failures);
    assert_eq!(fs::read_to_string(&list).expect("it was written").lines().count(), 3);
}
