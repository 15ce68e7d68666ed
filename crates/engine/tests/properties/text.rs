//! Everything printed reads back.

use super::games::{Answer, every_position, play_through};
use super::legal::other_actions;
use kaiju_engine::{ActionList, Game, Step};
use kaiju_notation::{
    Names, action_text, lack_text, luck_text, outcome_text, parse_action, parse_lack, parse_luck,
    parse_outcome, parse_position, parse_rules, position_text, rules_text,
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
fn the_asked_seats_view_of_a_position_reads_back() {
    every_position(41_000..41_100, |game, _| {
        for view in game.seats().iter().map(|seat| game.view(Some(seat))).filter(|view| view.is_asked()) {
            let text = position_text(view.game(), &names(game));
            let (read, _) = parse_position(&text).expect("what was printed");
            assert!(read == *view.game(), "{text}");
        }
    });
}

#[test]
fn reasons_read_back() {
    let mut seen = std::collections::HashSet::new();
    every_position(43_000..43_100, |game, numbers| {
        for seat in game.seats() {
            seen.extend(
                other_actions(game, numbers).into_iter().filter_map(|action| game.why_not(seat, action)),
            );
        }
    });
    let names = Names::plain(6);
    for &lack in &seen {
        let text = lack_text(lack, &names);
        assert_eq!(parse_lack(&text, &names), Ok(lack), "{text}");
    }
    assert!(seen.len() > 100, "only {} reasons", seen.len());
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
