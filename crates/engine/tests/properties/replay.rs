//! The same answers give the same game.

use super::games::{Answer, give, play_through, random_answer, start};
use super::positions::Rules;
use kaiju_engine::playout::{Numbers, advance};
use kaiju_engine::{Event, Game};

/// A game on paper.
struct Record {
    start: Game,
    answers: Vec<Answer>,
    events: Vec<Event>,
    end: Game,
}

fn record(seed: u64, rules: &Rules) -> Record {
    let (start, mut numbers) = start(seed, rules);
    let mut record = Record { start, answers: Vec::new(), events: Vec::new(), end: start };
    while let Some(answer) = random_answer(&record.end, &mut numbers) {
        record.answers.push(answer);
        give(&mut record.end, answer, Some(&mut record.events));
    }
    record
}

#[test]
fn a_record_replays_to_the_same_events_and_the_same_position() {
    let rules = Rules::all();
    for seed in 50_000..51_500 {
        let record = record(seed, &rules);
        let mut game = record.start;
        let mut events = Vec::new();
        for &answer in &record.answers {
            give(&mut game, answer, Some(&mut events));
        }
        assert!(game == record.end, "seed {seed}: another position");
        assert!(events == record.events, "seed {seed}: other events");
    }
}

#[test]
fn nobody_watching_changes_nothing() {
    play_through(52_000..52_500, |moved, _| {
        let mut unwatched = *moved.before;
        give(&mut unwatched, moved.answer, None);
        assert!(unwatched == *moved.after);
        let mut unchecked = *moved.before;
        match moved.answer {
            Answer::Action(action) => unchecked.play_unchecked(action, None),
            Answer::Luck(luck) => unchecked.resolve_unchecked(luck, None),
        }
        assert!(unchecked == *moved.after);
    });
}

#[test]
fn a_copy_goes_its_own_way() {
    let rules = Rules::all();
    for seed in 53_000..53_500 {
        let (mut game, mut numbers) = start(seed, &rules);
        for _ in 0..numbers.below(200) {
            advance(&mut game, &mut numbers);
        }
        let copy = game;
        let mut other_numbers = numbers;
        let mut other = copy;
        while advance(&mut game, &mut numbers) {}
        assert!(copy == other, "seed {seed}: playing on changed a copy");
        while advance(&mut other, &mut other_numbers) {}
        assert!(game == other, "seed {seed}: the copy plays differently");
    }
}
