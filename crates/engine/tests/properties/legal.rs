//! Legal actions are accepted, and all others are refused.

use super::games::every_position;
use super::positions::one_of;
use kaiju_engine::playout::{Numbers, WyRand, roll};
use kaiju_engine::{
    Action, ActionList, Chance, Decision, Dice, Face, Game, Luck, Pick, PowerId, PowerSet, Seat, Step, Token,
};
use std::collections::HashSet;

#[test]
fn the_list_of_actions_is_the_count_and_the_picks_by_index() {
    let mut actions = ActionList::new();
    every_position(0..600, |game, _| {
        game.legal_actions(&mut actions);
        assert_eq!(game.count_actions() as usize, actions.len());
        let by_index: Vec<Option<Action>> =
            (0..game.count_actions()).map(|index| game.nth_action(index)).collect();
        let listed: Vec<Option<Action>> = actions.iter().copied().map(Some).collect();
        assert_eq!(by_index, listed);
        assert_eq!(game.nth_action(game.count_actions()), None);
        let distinct: HashSet<Action> = actions.iter().copied().collect();
        assert_eq!(distinct.len(), actions.len(), "an action is listed twice: {actions:?}");
        match game.step() {
            Step::Decide { seat, decision } if actions.len() == 1 => {
                assert!(is_secretive(game, seat, decision), "asked with one answer: {actions:?}");
                assert_eq!(*actions, [Action::End]);
            }
            Step::Decide { .. } => assert!(!actions.is_empty(), "asked without an answer"),
            Step::Chance(_) | Step::Over(_) => assert!(actions.is_empty()),
        }
    });
}

/// True for the one question that is asked even if it has a single answer: buying goes on after a look at the top
/// card, so that the others do not learn whether the player could afford it.
fn is_secretive(game: &Game, seat: Seat, decision: Decision) -> bool {
    decision == Decision::Shop && game.player(seat).powers.meets(game.turn().used)
}

#[test]
fn every_listed_action_is_accepted() {
    let mut actions = ActionList::new();
    every_position(10_000..10_200, |game, _| {
        game.legal_actions(&mut actions);
        for &action in &actions {
            let mut copy = *game;
            assert!(copy.is_legal(action), "{action:?} is listed but not legal");
            assert_eq!(copy.play(action, None), Ok(()));
            assert!(copy != *game, "{action:?} changes nothing");
        }
    });
}

#[test]
fn every_other_action_is_refused_and_changes_nothing() {
    let (mut actions, mut earlier) = (ActionList::new(), ActionList::new());
    every_position(20_000..20_150, |game, numbers| {
        game.legal_actions(&mut actions);
        let decision = match game.step() {
            Step::Decide { decision, .. } => Some(decision),
            Step::Chance(_) | Step::Over(_) => None,
        };
        let mut pool = other_actions(game, numbers);
        pool.extend(earlier.iter().copied().take(40));
        for action in pool.into_iter().filter(|action| !actions.contains(action)) {
            let mut copy = *game;
            let refusal = copy.play(action, None).expect_err("an action that is not listed");
            assert_eq!((refusal.decision, refusal.action), (decision, action));
            assert!(copy == *game, "{action:?} is refused but changes the game");
        }
        if !actions.is_empty() {
            earlier.clone_from(&actions);
        }
    });
}

/// Actions of every kind that somebody might try here.
pub fn other_actions(game: &Game, numbers: &mut WyRand) -> Vec<Action> {
    let held = game.seats().iter().fold(PowerSet::EMPTY, |all, seat| all.or(game.player(seat).powers));
    let up = game.market().into_iter().flatten().collect();
    let everything: Vec<PowerId> = PowerId::all().collect();
    let mut powers: Vec<PowerId> = held.or(up).iter().chain(game.top().map(|(top, _)| top)).collect();
    powers.extend((0..4).map(|_| one_of(&everything, numbers)));
    let dice = game.turn().dice;
    let mut pool = vec![Action::Pass, Action::Yield, Action::Stay, Action::Sweep, Action::End];
    pool.extend([Token::Poison, Token::Shrink].map(Action::Cure));
    pool.extend(Face::ALL.map(Action::Resolve));
    pool.extend(Face::ALL.map(|face| Action::Keep(dice.plus(Dice::from_iter([face])))));
    pool.extend([dice, Dice::NONE, roll(6, numbers)].map(Action::Keep));
    for &power in &powers {
        pool.extend([Action::Take(power), Action::Buy(power)]);
        let mut picks = vec![Pick::None, Pick::Top];
        picks.extend(Face::ALL.map(Pick::Die));
        picks.extend(Seat::ALL.map(Pick::Monster));
        picks.extend([0, 1, 2, numbers.below(256) as u8].map(Pick::Amount));
        picks.extend((0..4).map(|_| Pick::Power(one_of(&powers, numbers))));
        picks.extend((0..4).map(|_| Pick::Turn(one_of(&Face::ALL, numbers), one_of(&Face::ALL, numbers))));
        pool.extend((0..6).map(|_| Action::Use(power, one_of(&picks, numbers))));
    }
    pool
}

#[test]
fn luck_that_was_not_asked_for_is_refused_and_changes_nothing() {
    every_position(30_000..30_400, |game, numbers| {
        let asked = match game.step() {
            Step::Chance(chance) => Some(chance),
            Step::Decide { .. } | Step::Over(_) => None,
        };
        for luck in wrong_luck(game, asked, numbers) {
            let mut copy = *game;
            let refusal = copy.resolve(luck, None).expect_err("luck that was not asked for");
            assert_eq!((refusal.asked, refusal.luck), (asked, luck));
            assert!(copy == *game, "{luck:?} is refused but changes the game");
        }
    });
}

/// Answers that do not fit the question; if none was asked, any answer is wrong.
fn wrong_luck(game: &Game, asked: Option<Chance>, numbers: &mut WyRand) -> Vec<Luck> {
    let dice_asked = match asked {
        Some(Chance::Dice { dice, .. } | Chance::SideDice { dice, .. }) => Some(dice),
        Some(Chance::RollOff { .. }) => Some(6),
        Some(Chance::Reroll { .. }) => Some(1),
        Some(Chance::Sides | Chance::FirstSeat | Chance::Draw { .. } | Chance::Peek { .. }) | None => None,
    };
    let draws = matches!(asked, Some(Chance::Draw { .. } | Chance::Peek { .. }));
    let mut wrong: Vec<Luck> = (0..9)
        .filter(|&count| dice_asked != Some(count))
        .map(|count| Luck::Dice(roll(count, numbers)))
        .collect();
    wrong.extend(PowerId::all().filter(|&card| !(draws && game.deck().contains(card))).map(Luck::Card));
    let seats = Seat::ALL
        .into_iter()
        .filter(|&seat| asked != Some(Chance::FirstSeat) || !game.seats().contains(seat));
    wrong.extend(seats.map(Luck::Seat));
    wrong.extend([PowerSet::EMPTY, PowerId::all().collect(), game.deck()].map(Luck::Tiles));
    wrong
}
