//! Nobody learns what only others have seen.

use super::games::{Answer, Log, every_position, give, play_through, random_answer, start};
use super::positions::{Rules, one_of};
use super::table::viewers;
use kaiju_engine::playout::WyRand;
use kaiju_engine::{ActionList, Chance, Event, Game, Luck, PowerId, Seat, SeatSet, Step};
use kaiju_notation::{Names, parse_position, position_text, view_text};

/// The same game with another card on top of the deck. It must ask the same question, or its text would be refused.
fn with_top(game: &Game, top: PowerId, other: PowerId) -> Game {
    let text = position_text(game, &Names::plain(game.seats().len()));
    let swapped =
        text.replace(&format!("\ntop {} seen", top.text()), &format!("\ntop {} seen", other.text()));
    match parse_position(&swapped) {
        Ok((game, _)) => game,
        Err(error) => panic!("{error}\n{swapped}"),
    }
}

/// Spectators, and the seats that have not seen the top card.
fn blind(seen_by: SeatSet) -> impl Iterator<Item = Option<Seat>> {
    viewers().filter(move |viewer| !viewer.is_some_and(|seat| seen_by.contains(seat)))
}

#[test]
fn a_view_does_not_depend_on_a_card_that_its_seat_has_not_seen() {
    let (mut actions, mut other_actions) = (ActionList::new(), ActionList::new());
    let mut compared = 0;
    every_position(60_000..62_000, |game, numbers| {
        let Some((top, seen_by)) = game.top() else { return };
        let cards: Vec<PowerId> = game.deck().without(top).iter().collect();
        if cards.is_empty() {
            return;
        }
        let other = with_top(game, top, one_of(&cards, numbers));
        for viewer in blind(seen_by) {
            assert!(game.view(viewer) == other.view(viewer), "{viewer:?} sees a difference");
            game.view(viewer).legal_actions(&mut actions);
            other.view(viewer).legal_actions(&mut other_actions);
            assert_eq!(actions, other_actions, "{viewer:?} has other answers");
        }
        for seat in seen_by {
            assert!(game.view(Some(seat)) != other.view(Some(seat)), "{seat:?} has seen nothing");
        }
        compared += 1;
    });
    assert!(compared > 1_000, "only {compared} positions have a seen top card");
}

#[test]
fn an_asked_seat_sees_everything_its_answers_depend_on() {
    let (mut actions, mut seen) = (ActionList::new(), ActionList::new());
    every_position(62_000..62_500, |game, _| {
        game.legal_actions(&mut actions);
        for viewer in viewers() {
            let view = game.view(viewer);
            view.legal_actions(&mut seen);
            match game.step() {
                Step::Decide { seat, .. } if viewer == Some(seat) => assert_eq!(seen, actions),
                Step::Decide { .. } | Step::Chance(_) | Step::Over(_) => assert!(seen.is_empty()),
            }
        }
    });
}

#[test]
fn a_seats_view_can_be_printed_and_read_back() {
    every_position(62_500..63_000, |game, _| {
        let Some((_, seen_by)) = game.top() else { return };
        let names = Names::plain(game.seats().len());
        for viewer in blind(seen_by) {
            let text = view_text(game, &names, viewer);
            match parse_position(&text) {
                Ok((seen, _)) => assert!(seen == *game.view(viewer).game(), "{viewer:?} reads another game"),
                Err(error) => panic!("{error}\n{text}"),
            }
        }
    });
}

#[test]
fn only_the_card_that_was_looked_at_is_private() {
    let mut peeks = 0;
    play_through(63_000..64_000, |moved, _| {
        for &(event, ref game) in moved.events {
            let seats = event.private_to(game);
            let Event::Peeked { seat, card } = event else {
                assert_eq!(seats, None, "{event:?}");
                continue;
            };
            peeks += 1;
            assert_eq!(game.top(), card.zip(seats), "{event:?}");
            for viewer in viewers() {
                let sees = viewer.is_some_and(|viewer| seats.is_some_and(|seats| seats.contains(viewer)));
                let shown = Event::Peeked { seat, card: card.filter(|_| sees) };
                assert_eq!(event.as_seen_by(viewer, game), shown);
            }
        }
    });
    assert!(peeks > 100, "only {peeks} looks at the top card");
}

/// A game, and the events told to the blind since somebody looked.
struct Branch {
    game: Game,
    told: Vec<Event>,
}

impl Branch {
    fn give(&mut self, answer: Answer) {
        let mut log = Log::default();
        give(&mut self.game, answer, Some(&mut log));
        self.told.extend(log.0.iter().map(|(event, game)| event.as_seen_by(None, game)));
    }
}

/// Two games that differ in a card that somebody looks at tell the others the same and ask the same questions, as
/// long as the card stays in place and the players answer alike.
#[test]
fn events_for_the_others_do_not_depend_on_a_peeked_card() {
    let rules = Rules::all();
    let (mut peeks, mut steps) = (0, 0);
    for seed in 64_000..66_000 {
        let (mut game, mut numbers) = start(seed, &rules);
        while let Some(answer) = random_answer(&game, &mut numbers) {
            if let (Step::Chance(Chance::Peek { .. }), Answer::Luck(Luck::Card(card))) = (game.step(), answer)
                && game.deck().len() > 1
            {
                let cards: Vec<PowerId> = game.deck().without(card).iter().collect();
                let other = one_of(&cards, &mut numbers);
                peeks += 1;
                steps += play_on(&game, card, other, numbers, seed);
            }
            give(&mut game, answer, None);
        }
    }
    assert!(peeks > 100 && steps > 1_000, "only {peeks} looks, followed for {steps} steps");
}

/// The number of answers that the two games could share.
fn play_on(game: &Game, card: PowerId, other: PowerId, mut numbers: WyRand, seed: u64) -> usize {
    let mut branches = [card, other].map(|card| {
        let mut branch = Branch { game: *game, told: Vec::new() };
        branch.give(Answer::Luck(Luck::Card(card)));
        branch
    });
    for step in 0.. {
        let [one, two] = &mut branches;
        if one.game.top().is_none() || two.game.top().is_none() {
            return step;
        }
        let seen_by = one.game.top().map_or(SeatSet::EMPTY, |(_, seen_by)| seen_by);
        assert_eq!(one.told, two.told, "seed {seed}: the others can tell {card:?} from {other:?}");
        assert_eq!(
            one.game.step(),
            two.game.step(),
            "seed {seed}: the questions tell {card:?} from {other:?}"
        );
        for viewer in blind(seen_by) {
            assert!(one.game.view(viewer) == two.game.view(viewer), "seed {seed}: {viewer:?} can tell");
        }
        let Some(answer) = random_answer(&one.game, &mut numbers) else { return step };
        if let Answer::Action(action) = answer
            && !two.game.is_legal(action)
        {
            return step;
        }
        one.give(answer);
        two.give(answer);
    }
    unreachable!("every game ends")
}
