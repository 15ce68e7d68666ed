//! The same answers give the same game.

use super::games::{Answer, give, play_through, random_answer, start};
use super::positions::Rules;
use kaiju_engine::playout::{Numbers, advance};
use kaiju_engine::{Event, Game};
use kaiju_notation::{
    Names, action_text, luck_text, parse_action, parse_luck, parse_position, position_text,
};

/// A recorded game: nothing but the text of its start and its answers.
struct Record {
    start: String,
    answers: Vec<String>,
    events: Vec<Event>,
    end: Game,
}

fn record(seed: u64, rules: &Rules) -> Record {
    let (mut game, mut numbers) = start(seed, rules);
    let names = Names::plain(game.seats().len());
    let (start, mut answers, mut events) = (position_text(&game, &names), Vec::new(), Vec::new());
    while let Some(answer) = random_answer(&game, &mut numbers) {
        answers.push(match answer {
            Answer::Action(action) => action_text(action, &names),
            Answer::Luck(luck) => luck_text(luck, &names),
        });
        give(&mut game, answer, Some(&mut events));
    }
    Record { start, answers, events, end: game }
}

#[test]
fn a_record_replays_to_the_same_events_and_the_same_position() {
    let rules = Rules::all();
    for seed in 50_000..51_000 {
        let record = record(seed, &rules);
        let (mut game, names) = parse_position(&record.start).expect("what was printed");
        let mut events = Vec::new();
        for text in &record.answers {
            let answer = match parse_luck(text, &names) {
                Ok(luck) => Answer::Luck(luck),
                Err(_) => Answer::Action(parse_action(text, &names, Some(&game)).expect("what was printed")),
            };
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

/// All relevant state is in the text: a game that was saved and loaded plays on as the original does, even if the two
/// are played alternately.
#[test]
fn a_game_that_was_saved_plays_on_like_the_one_that_was_not() {
    let rules = Rules::all();
    for seed in 53_000..53_500 {
        let (mut game, mut numbers) = start(seed, &rules);
        for _ in 0..numbers.below(200) {
            advance(&mut game, &mut numbers);
        }
        let text = position_text(&game, &Names::plain(game.seats().len()));
        let (mut loaded, _) = parse_position(&text).expect("what was printed");
        let mut other_numbers = numbers;
        while advance(&mut game, &mut numbers) {
            assert!(advance(&mut loaded, &mut other_numbers), "seed {seed}: the loaded game is over");
            assert!(game == loaded, "seed {seed}: the loaded game plays differently");
        }
        assert!(game == loaded, "seed {seed}: the loaded game ends differently");
    }
}
