//! The checker: plays random games and checks the position after every answer.

use kaiju_engine::playout::{self, WyRand};
use kaiju_engine::rules::Deck;
use kaiju_engine::{
    Decision, Frame, Game, Kind, Outcome, Player, PowerId, PowerSet, Seat, Setup, Step, Victory,
};
use std::cell::Cell;

/// A game with more answers is called endless.
const MOST_STEPS: u32 = 100_000;
/// A bound on energy that no game should reach: the counter itself ends at 255. In the dark deck Natural Selection
/// can be bought to and fro, and gives energy to each buyer.
const MOST_ENERGY: u8 = 200;
const MOST_POINTS: u8 = 20;
const WICKEDNESS_END: u8 = 10;
/// The most dice, with every power that adds one and no cap; the cap is 8.
const MOST_DICE: u8 = 10;

/// Figures of a game.
#[derive(Clone, Copy, Debug)]
pub struct Report {
    /// The number of answers of players and chance.
    pub steps: u32,
    /// The number of answers of players.
    pub decisions: u32,
    /// The most frames on the stack.
    pub deepest: usize,
    /// The most damage events at once.
    pub hits: usize,
    /// The outcome.
    pub outcome: Outcome,
}

/// Plays a random game and checks it after every answer. `steps` counts the answers, even if it panics.
pub fn play(setup: &Setup, seed: u64, steps: &Cell<u32>) -> Result<Report, String> {
    let mut game = Game::new(setup).map_err(|error| error.to_string())?;
    let mut watch = Watch::new(&game);
    let mut numbers = WyRand(seed);
    let (mut decisions, mut deepest, mut hits) = (0, 0, 0);
    loop {
        let step = watch.check(&game)?;
        deepest = deepest.max(game.frames().len());
        hits = hits.max(game.hits().len());
        match step {
            Step::Over(outcome) => {
                return Ok(Report { steps: steps.get(), decisions, deepest, hits, outcome });
            }
            Step::Decide { .. } => decisions += 1,
            Step::Chance(_) => {}
        }
        ends_in_time(steps.get())?;
        playout::advance(&mut game, &mut numbers);
        steps.set(steps.get() + 1);
    }
}

/// Fails once a game has taken more answers than any game needs.
pub fn ends_in_time(steps: u32) -> Result<(), String> {
    ensure(steps < MOST_STEPS, || format!("the game does not end in {MOST_STEPS} steps"))
}

/// Checks everything that must hold whenever a game waits for an answer, and when it is over.
pub struct Watch {
    /// The cards of the edition.
    edition: PowerSet,
    /// The cards and tiles in front of monsters at the last check.
    held: PowerSet,
}

impl Watch {
    /// A checker for `game`.
    pub fn new(game: &Game) -> Watch {
        let edition = PowerId::all().filter(|card| card.power().is_in(game.rules().deck)).collect();
        Watch { edition, held: PowerSet::EMPTY }
    }

    /// Checks the position and its open question, and returns the question.
    pub fn check(&mut self, game: &Game) -> Result<Step, String> {
        self.position(game)?;
        let step = game.step();
        match step {
            Step::Over(outcome) => end(game, outcome)?,
            Step::Decide { seat, decision } => {
                let answers = game.count_actions();
                let fewest = if may_have_one_answer(game, seat, decision) { 1 } else { 2 };
                ensure(answers >= fewest, || {
                    format!("{seat:?} is asked {decision:?} with {answers} answers")
                })?;
            }
            Step::Chance(_) => {}
        }
        Ok(step)
    }

    fn position(&mut self, game: &Game) -> Result<(), String> {
        let held = self.cards(game)?;
        if held != self.held {
            unheld(game, held)?;
            self.held = held;
        }
        for copier in PowerId::all().filter(|power| power.power().copies) {
            match game.copied_by(copier) {
                Some(card) => {
                    ensure(held.contains(card), || format!("{} is copied but not held", card.text()))?;
                    ensure(held.contains(copier), || format!("{} copies but is not held", copier.text()))?;
                }
                None => ensure(!game.is_copy_spent(copier), || "a copy of nothing is used up".into())?,
            }
        }
        for seat in game.seats() {
            monster(game, seat)?;
        }
        let (city, bay) = (game.city(), game.bay());
        ensure(city.is_none() || city != bay, || format!("{city:?} is in the City and in the Bay"))?;
        ensure(bay.is_none() || game.bay_open(), || format!("{bay:?} is in the Bay, which is closed"))?;
        let turn = game.turn();
        let dice = turn.dice.len().saturating_add(turn.to_roll);
        ensure(dice <= MOST_DICE, || format!("{dice} dice are in play"))?;
        ensure(!game.frames().contains(&Frame::Empty), || "an empty frame is on the stack".into())
    }

    /// Every card is in one place: deck, market, in front of a monster, or out of the game. The same holds for tiles.
    /// Returns the powers in front of monsters.
    fn cards(&self, game: &Game) -> Result<PowerSet, String> {
        let mut seen = game.deck();
        for card in game.market().into_iter().flatten() {
            ensure(!seen.contains(card), || format!("{} is in the market and elsewhere", card.text()))?;
            seen.insert(card);
        }
        if let Some(stray) = seen.minus(self.edition).lowest() {
            return Err(format!("{} does not belong to the deck", stray.text()));
        }
        if let Some((top, seen_by)) = game.top() {
            ensure(game.deck().contains(top), || format!("{} on top is not in the deck", top.text()))?;
            ensure(!seen_by.is_empty(), || format!("nobody has seen {} on top", top.text()))?;
        }
        seen = seen.or(game.tiles());
        let mut held = PowerSet::EMPTY;
        for seat in game.seats() {
            for power in game.player(seat).powers {
                ensure(!seen.contains(power), || format!("{} of {seat:?} is also elsewhere", power.text()))?;
                let fits = match power.power().kind {
                    Kind::Keep => self.edition.contains(power),
                    Kind::Discard => false,
                    Kind::Tile { stays, .. } => stays,
                };
                ensure(fits, || format!("{seat:?} cannot hold {}", power.text()))?;
                seen.insert(power);
                held.insert(power);
            }
        }
        Ok(held)
    }
}

/// After a look at the top card the player must end the buying phase, even if nothing else is left to do.
fn may_have_one_answer(game: &Game, seat: Seat, decision: Decision) -> bool {
    decision == Decision::Shop && game.player(seat).powers.meets(game.turn().used)
}

/// No tokens or prices are stored for cards and tiles that no monster has.
fn unheld(game: &Game, held: PowerSet) -> Result<(), String> {
    for power in PowerId::all().filter(|&power| !held.contains(power)) {
        let left = || format!("{} is not held, but something lies on it or was paid", power.text());
        ensure(game.counter(power) == 0, left)?;
        ensure(!power.power().is_card() || game.paid(power) == 0, left)?;
    }
    Ok(())
}

fn monster(game: &Game, seat: Seat) -> Result<(), String> {
    let player = game.player(seat);
    let wrong = |what: &str| Err(format!("{seat:?} {what}: {player:?}"));
    if !game.alive().contains(seat) {
        if *player != Player::GONE {
            return wrong("is out of the game but has something left");
        }
        if game.in_tokyo(seat) {
            return wrong("is out of the game but in Tokyo");
        }
        return Ok(());
    }
    if player.hearts > game.max_hearts(seat) {
        return wrong("has too many hearts");
    }
    if player.hearts == 0 && !is_dying(game) {
        return wrong("is alive without hearts");
    }
    if player.points > MOST_POINTS {
        return wrong("has too many points");
    }
    if (player.points == MOST_POINTS) != (player.arrival > 0) {
        return wrong("arrived at 20 points without having them, or the other way round");
    }
    if player.energy > MOST_ENERGY && game.rules().deck == Deck::Classic {
        return wrong("has too much energy");
    }
    if player.wickedness > WICKEDNESS_END {
        return wrong("is beyond the end of the wickedness track");
    }
    Ok(())
}

/// True if monsters may be without hearts: their fate is still open, or the game ended before it was decided.
fn is_dying(game: &Game) -> bool {
    game.outcome().is_some() || game.frames().iter().any(|frame| matches!(frame, Frame::Zero { .. }))
}

fn end(game: &Game, outcome: Outcome) -> Result<(), String> {
    ensure(game.frames().is_empty() && game.hits().is_empty(), || "work is left after the end".into())?;
    let alive = game.alive();
    let fits = match outcome {
        Outcome::Won { seat, by: Victory::Points } => {
            alive.contains(seat) && game.player(seat).points == MOST_POINTS
        }
        Outcome::Won { seat, by: Victory::LastAlive } => alive.len() == 1 && alive.contains(seat),
        Outcome::Won { seat, by: Victory::Power(_) } => alive.contains(seat),
        // A standstill ends a game with several survivors; a single one would have won.
        Outcome::AllLost | Outcome::Drawn => alive.len() != 1,
    };
    ensure(fits, || format!("{outcome:?} does not fit the final position"))
}

#[inline]
fn ensure(holds: bool, otherwise: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(otherwise()) }
}
