//! Every position is consistent.

use super::games::{Moved, play_through};
use kaiju_engine::{
    Event, Frame, Game, Kind, MARKET_SLOTS, Outcome, Player, PowerId, PowerSet, Seat, Step, Victory,
};

/// Slots of the stack, and of the list of damage events.
const FRAMES: usize = 15;
const HITS: usize = 3;
const MOST_POINTS: u8 = 20;
const WICKEDNESS_END: u8 = 10;
/// The most dice, with every power that adds one and no cap; the cap is 8.
const MOST_DICE: u8 = 10;
/// A bound on energy that no game comes near: the counter itself ends at 255.
const MOST_ENERGY: u8 = 200;

#[test]
fn every_position_makes_sense() {
    let (mut deepest, mut most_hits) = (0, 0);
    let (mut held, mut used) = (PowerSet::EMPTY, PowerSet::EMPTY);
    play_through(0..2_000, |moved, _| {
        let Moved { before, after, events, .. } = moved;
        check(before);
        held = held.or(hands(before));
        for (event, game) in events {
            deepest = deepest.max(game.frames().len());
            most_hits = most_hits.max(game.hits().len());
            if let Event::Used { power, .. } = *event {
                used.insert(power);
            }
        }
        if let Step::Over(_) = after.step() {
            check(after);
            assert!(after.frames().is_empty() && after.hits().is_empty(), "work is left after the end");
        }
    });
    let unused = PowerId::all().find(|&id| {
        let power = id.power();
        power.stays() && !held.contains(id) || !power.offers.is_empty() && !used.contains(id)
    });
    assert_eq!(unused.map(PowerId::text), None, "nobody held it, or used it, in these games");
    assert!(deepest < FRAMES, "{deepest} frames leave no room");
    assert!(most_hits <= HITS, "{most_hits} damage events do not fit");
}

/// The powers of all monsters together.
fn hands(game: &Game) -> PowerSet {
    game.seats().iter().fold(PowerSet::EMPTY, |all, seat| all.or(game.player(seat).powers))
}

fn check(game: &Game) {
    cards_are_in_one_place(game);
    tiles_are_in_one_place(game);
    marks_lie_on_powers_in_play(game);
    for seat in Seat::ALL {
        if game.alive().contains(seat) { living(game, seat) } else { gone(game, seat) }
    }
    let arrived = game.alive().iter().map(|seat| game.player(seat).arrival).filter(|&place| place > 0);
    let mut places: Vec<u8> = arrived.collect();
    places.sort_unstable();
    places.dedup();
    assert_eq!(
        places.len(),
        game.alive().iter().filter(|&seat| game.player(seat).points == MOST_POINTS).count()
    );
    assert!(game.city().is_none() || game.city() != game.bay(), "one monster in two places");
    assert!(game.bay().is_none() || game.bay_open(), "a monster in the closed Bay");
    let turn = game.turn();
    assert!(turn.dice.len() + turn.to_roll <= MOST_DICE, "too many dice");
    assert!(turn.hearts <= turn.dice.len(), "more hearts than dice");
    assert!(!game.frames().contains(&Frame::Empty), "an empty frame on the stack");
}

/// No card is in two places, and none belongs to the other edition. `cards.rs` shows that none vanishes.
fn cards_are_in_one_place(game: &Game) {
    let edition: PowerSet = PowerId::all().filter(|id| id.power().is_in(game.rules().deck)).collect();
    let market: PowerSet = game.market().into_iter().flatten().collect();
    let places = [game.deck(), market];
    let hands = game.seats().iter().map(|seat| game.keep_cards(seat));
    let mut seen = PowerSet::EMPTY;
    let mut count = 0;
    for place in places.into_iter().chain(hands) {
        seen = seen.or(place);
        count += place.len();
    }
    assert_eq!(count, seen.len(), "a card is in two places");
    assert_eq!(seen.minus(edition), PowerSet::EMPTY, "a card of another edition");
    let up = game.market().into_iter().flatten().count();
    assert_eq!(market.len(), up, "a card is twice among {MARKET_SLOTS} slots");
    if let Some((top, seen_by)) = game.top() {
        assert!(
            game.deck().contains(top) && !seen_by.is_empty(),
            "the top card is not in the deck, or unseen"
        );
        assert!(seen_by.minus(game.seats()).is_empty());
    }
}

fn tiles_are_in_one_place(game: &Game) {
    let mut seen = game.tiles();
    for seat in game.seats() {
        let mut levels = Vec::new();
        for power in game.player(seat).powers {
            match power.power().kind {
                Kind::Keep => {}
                Kind::Discard => panic!("{seat:?} holds {}", power.text()),
                Kind::Tile { level, stays, .. } => {
                    assert!(stays && !seen.contains(power), "{} of {seat:?}", power.text());
                    assert!(!levels.contains(&level), "{seat:?} has two tiles of level {level}");
                    seen.insert(power);
                    levels.push(level);
                }
            }
        }
    }
    assert!(seen.iter().all(|tile| !tile.power().is_card()), "a card among the tiles");
}

fn marks_lie_on_powers_in_play(game: &Game) {
    let held = hands(game);
    for power in PowerId::all().filter(|&power| !held.contains(power)) {
        assert_eq!(game.counter(power), 0, "something lies on {}", power.text());
        if power.power().is_card() {
            assert_eq!(game.paid(power), 0, "{} has a price", power.text());
        }
    }
    for copier in PowerId::all().filter(|power| power.power().copies) {
        match game.copied_by(copier) {
            Some(card) => {
                assert!(held.contains(card) && held.contains(copier), "{} is copied", card.text());
            }
            None => assert!(!game.is_copy_spent(copier), "a copy of nothing is used up"),
        }
    }
}

fn living(game: &Game, seat: Seat) {
    let player = game.player(seat);
    let is_dying = game.frames().iter().any(|frame| matches!(frame, Frame::Zero { .. }));
    let has_won_by_dying = matches!(game.outcome(), Some(Outcome::Won { by: Victory::Power(_), .. }));
    assert!(player.hearts > 0 || is_dying || has_won_by_dying, "{seat:?} is alive without hearts");
    assert!(player.hearts <= game.max_hearts(seat), "{seat:?} has too many hearts: {player:?}");
    assert!(player.points <= MOST_POINTS, "{seat:?} has too many points");
    assert_eq!(player.points == MOST_POINTS, player.arrival > 0, "{seat:?} has or has not arrived");
    assert!(player.energy <= MOST_ENERGY, "{seat:?} has too much energy");
    assert!(player.wickedness <= WICKEDNESS_END, "{seat:?} is too wicked");
}

fn gone(game: &Game, seat: Seat) {
    assert_eq!(*game.player(seat), Player::GONE, "{seat:?} is out of the game but owns something");
    assert!(!game.in_tokyo(seat), "{seat:?} is out of the game but in Tokyo");
    assert!(game.extra_turns().all(|run| run.seat != seat), "{seat:?} waits for a turn");
}
