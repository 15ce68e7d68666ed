//! Playing a copy of the game to the end of the turn, with plain answers to everything that is asked on the way.

use super::Judge;
use kaiju_engine::{Action, Chance, Decision, Dice, Face, Game, Luck, Seat, Step, Verb};

/// Where playing on stopped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Boundary {
    /// A turn is about to begin, or the game is over.
    Turn,
    /// The active monster may buy.
    Shop,
}

/// Plays on until a turn is about to begin or the game is over. Nobody buys anything on the way.
pub fn settle(game: &mut Game, judge: &impl Judge) {
    while settle_to(game, judge) == Boundary::Shop {
        game.play_unchecked(Action::End, None);
    }
}

/// Plays on until the active monster may buy, a turn is about to begin or the game is over.
pub(super) fn settle_to(game: &mut Game, judge: &impl Judge) -> Boundary {
    loop {
        match game.step() {
            Step::Over(_) | Step::Chance(Chance::Dice { .. }) => return Boundary::Turn,
            Step::Chance(chance) => game.resolve_unchecked(plain_luck(game, chance), None),
            Step::Decide { seat, decision } => match decision {
                Decision::Start | Decision::Keep { .. } => return Boundary::Turn,
                Decision::Shop => return Boundary::Shop,
                Decision::Leave
                | Decision::Probe
                | Decision::Fix
                | Decision::SideDice
                | Decision::Resolve
                | Decision::Tile { .. }
                | Decision::Threat { .. }
                | Decision::Left
                | Decision::Reveal
                | Decision::Choose { .. }
                | Decision::Sell
                | Decision::Again => {
                    let action = plain_answer(game, seat, decision, judge);
                    game.play_unchecked(action, None);
                }
            },
        }
    }
}

/// An answer that is seldom bad and quickly found.
fn plain_answer(game: &Game, seat: Seat, decision: Decision, judge: &impl Judge) -> Action {
    let first = |verb| game.nth_of(verb, 0);
    let found = match decision {
        Decision::Leave => first(if judge.leaves(game, seat) { Verb::Yield } else { Verb::Stay }),
        // Tokens first, then hearts, so that the claws come last: they may carry the monster into Tokyo.
        Decision::Resolve => first(Verb::Cure).or(first(Verb::Resolve)).or(first(Verb::Pass)),
        Decision::Again => first(Verb::Use),
        Decision::Threat { loss } if loss >= game.player(seat).hearts => first(Verb::Use),
        Decision::Tile { .. } | Decision::Choose { .. } => Some(liked_at_once(game, seat, judge)),
        Decision::Start
        | Decision::Keep { .. }
        | Decision::Probe
        | Decision::Fix
        | Decision::SideDice
        | Decision::Threat { .. }
        | Decision::Left
        | Decision::Shop
        | Decision::Reveal
        | Decision::Sell => first(Verb::Pass),
    };
    found.or_else(|| game.nth_action(0)).unwrap_or(Action::Pass)
}

/// The answer that the judge likes best right after it was given.
fn liked_at_once(game: &Game, seat: Seat, judge: &impl Judge) -> Action {
    let actions = (0..game.count_actions()).filter_map(|index| game.nth_action(index));
    super::best(actions.map(|action| {
        let mut next = *game;
        next.play_unchecked(action, None);
        (action, judge.chances(&next)[seat.index()])
    }))
}

/// Chance as plain as possible. Which card is drawn does not matter: nobody buys on the way, and no judge looks at cards
/// that nobody has.
fn plain_luck(game: &Game, chance: Chance) -> Luck {
    match chance {
        Chance::Draw { .. } | Chance::Peek { .. } => match game.deck().lowest() {
            Some(card) => Luck::Card(card),
            None => unreachable!("chance is not asked to draw from an empty deck"),
        },
        Chance::SideDice { dice, .. } | Chance::Dice { dice, .. } => {
            Luck::Dice((0..dice).map(|die| Face::ALL[usize::from(die) % 6]).collect())
        }
        Chance::Reroll { .. } => Luck::Dice([Face::One].into_iter().collect()),
        Chance::RollOff { .. } => Luck::Dice(Dice::from_counts([1; 6])),
        Chance::FirstSeat => Luck::Seat(game.active()),
        Chance::Sides => Luck::Tiles(kaiju_engine::tile_pairs().map(|(red, _)| red).collect()),
    }
}
