//! Whatever is printed reads back.

use super::games::{Answer, every_position, play_through};
use kaiju_engine::{ActionList, Game, Step};
use kaiju_notation::{
    Names, action_text, luck_text, outcome_text, parse_action, parse_luck, parse_outcome, parse_position,
    parse_rules, position_text, rules_text,
};
use std::hash::{DefaultHasher, Hash, Hasher};

fn names(game: &Game) -> Names {
    Names::plain(game.seats().len())
}

fn hash(game: &Game) -> u64 {
    let mut hasher = DefaultHasher::new();
    game.hash(&mut hasher);
    hasher.finish()
}

#[test]
fn a_position_reads_back_to_an_equal_game_with_an_equal_hash() {
    every_position(40_000..40_150, |game, _| {
        let text = position_text(game, &names(game));
        let (read, read_names) = parse_position(&text).expect("what was printed");
        assert!(read == *game, "{text}\nreads back as\n{}", position_text(&read, &read_names));
        assert_eq!(read_names, names(game));
        assert_eq!(hash(&read), hash(game));
        assert_eq!(position_text(&read, &read_names), text);
        assert_eq!(parse_rules(&rules_text(game.rules())), Ok(*game.rules()));
    });
}

#[test]
fn what_the_asked_seat_sees_of_a_position_reads_back() {
    every_position(41_000..41_100, |game, _| {
        for view in game.seats().iter().map(|seat| game.view(Some(seat))).filter(|view| view.is_asked()) {
            let text = position_text(view.game(), &names(game));
            let (read, _) = parse_position(&text).expect("what was printed");
            assert!(read == *view.game(), "{text}");
        }
    });
}

#[test]
fn actions_and_luck_read_back() {
    let mut actions = ActionList::new();
    play_through(42_000..42_150, |moved, _| {
        let (game, names) = (moved.before, names(moved.before));
        game.legal_actions(&mut actions);
        for &action in &actions {
            let text = action_text(action, &names);
            assert_eq!(parse_action(&text, &names, None), Ok(action), "{text}");
            assert_eq!(parse_action(&text, &names, Some(game)), Ok(action), "{text}");
        }
        if let Answer::Luck(luck) = moved.answer {
            let text = luck_text(luck, &names);
            assert_eq!(parse_luck(&text, &names), Ok(luck), "{text}");
        }
        if let Step::Over(outcome) = moved.after.step() {
            let text = outcome_text(outcome, &names);
            assert_eq!(parse_outcome(&text, &names), Ok(outcome), "{text}");
        }
    });
}
