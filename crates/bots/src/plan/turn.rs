//! Which dice to keep: every result is played to the end of the turn and judged, then the rolls are solved exactly.

use super::future::Boundary;
use super::{Judge, Planner};
use crate::dice::{MOST_DICE, results};
use kaiju_engine::{Action, Dice, Face, Game, Luck, PowerSet, Seat, Step, Verb, Window};
use std::sync::LazyLock;

/// Different results that do the same: their number of energy, useful hearts and claws, points and wickedness.
const KINDS: usize = 1 << 16;

impl<J: Judge> Planner<J> {
    /// The best dice to keep, or power to use between the rolls.
    pub(super) fn keep(&mut self, game: &Game, seat: Seat, rolls_left: u8) -> Action {
        let dice = game.turn().dice;
        if rolls_left == 0 {
            return self.stop_or_use(game, seat);
        }
        let mut before = *game;
        before.play_unchecked(Action::Keep(Dice::NONE), None);
        if !self.is_solved(&before, dice) {
            self.solve(&before, seat, dice.len(), rolls_left);
            self.solved = Some(before);
        }
        Action::Keep(self.rolls.best(dice, rolls_left).dice)
    }

    /// Whether the rolls were solved for `now`: the same turn before its roll, when `dice` lay after the last one.
    fn is_solved(&self, now: &Game, dice: Dice) -> bool {
        self.solved.is_some_and(|mut before| {
            let rolls = before.turn().rolls_left;
            if rolls != now.turn().rolls_left + 1 || before.turn().to_roll != dice.len() {
                return before == *now;
            }
            before.resolve_unchecked(Luck::Dice(dice), None);
            before.play_unchecked(Action::Keep(Dice::NONE), None);
            before == *now
        })
    }

    /// Solves the rolls that are left of the turn that stands before a roll of all its dice.
    fn solve(&mut self, before: &Game, seat: Seat, dice: u8, rolls: u8) {
        debug_assert!(usize::from(dice) <= MOST_DICE, "the rules allow fewer dice");
        self.judge_results(before, seat, dice);
        self.add_powers(before, seat, dice);
        self.rolls.solve_values(dice, rolls, &self.values);
    }

    /// Fills in the chance of `seat` after each result of its dice.
    pub(super) fn judge_results(&mut self, before: &Game, seat: Seat, dice: u8) {
        let mut values = std::mem::take(&mut self.values);
        values.clear();
        let kinds = Kinds::of(before, seat);
        // Most results do the same as another one: each kind is played once.
        let mut known = std::mem::take(&mut self.known);
        known.resize(KINDS, (0, 0.0));
        self.solves += 1;
        for result in results(dice) {
            let kind = kinds.kind(result);
            let value = match kind.map(|kind| known[kind]) {
                Some((solve, value)) if solve == self.solves => value,
                Some(_) | None => self.after_result(before, seat, result),
            };
            if let Some(kind) = kind {
                known[kind] = (self.solves, value);
            }
            values.push(value);
        }
        (self.values, self.known) = (values, known);
    }

    /// The chance of `seat` if it stops with these dice.
    pub(super) fn after_result(&self, before: &Game, seat: Seat, result: Dice) -> f32 {
        let mut game = *before;
        game.resolve_unchecked(Luck::Dice(result), None);
        if let Step::Decide { decision: kaiju_engine::Decision::Keep { .. }, .. } = game.step() {
            game.play_unchecked(Action::Keep(result), None);
        }
        match self.future.settle_to(&mut game) {
            Boundary::Turn => self.future.chance(&game, seat),
            Boundary::Shop => self.after_shopping(&game, seat),
        }
    }

    /// Without a roll left: the dice stay, or a power gives another roll.
    fn stop_or_use(&mut self, game: &Game, seat: Seat) -> Action {
        let dice = game.turn().dice;
        let mut best = (Action::Keep(dice), self.after(game, seat, Action::Keep(dice)));
        for index in 0..game.count_of(Verb::Use) {
            let Some(action) = game.nth_of(Verb::Use, index) else { continue };
            let mut next = *game;
            next.play_unchecked(action, None);
            let value = match next.step() {
                Step::Decide { .. } if next.turn().rolls_left > 0 => {
                    next.play_unchecked(Action::Keep(Dice::NONE), None);
                    let rolls = next.turn().rolls_left;
                    self.solve(&next, seat, dice.len(), rolls);
                    self.solved = Some(next);
                    self.rolls.best(dice, rolls).value
                }
                Step::Decide { .. } | Step::Chance(_) | Step::Over(_) => self.after(game, seat, action),
            };
            if value > best.1 {
                best = (action, value);
            }
        }
        best.0
    }
}

/// Which results do the same for a monster, as far as that is easily told.
struct Kinds {
    /// Whether one of its powers looks at the dice, so that results may differ in what the rules do not score.
    all_differ: bool,
    /// Hearts that its dice can use.
    hearts: u8,
}

impl Kinds {
    fn of(game: &Game, seat: Seat) -> Kinds {
        let player = game.player(seat);
        let powers = game.copied().map_or(player.powers, |card| player.powers.with(card));
        let hearts = if game.in_tokyo(seat) && !game.bay_open() || player.risen {
            0
        } else {
            game.max_hearts(seat).saturating_sub(player.hearts) + player.poison + player.shrink
        };
        Kinds { all_differ: powers.meets(*DICE_READERS), hearts }
    }

    /// A number that equal results have in common, if any are equal.
    fn kind(&self, result: Dice) -> Option<usize> {
        if self.all_differ {
            return None;
        }
        let mut points = 0;
        let mut wickedness = 0;
        for face in Face::NUMBERS {
            let dice = result.of(face);
            if dice >= 3 {
                let number = face.number().unwrap_or(0);
                points += number + dice - 3;
                wickedness += (3 - number) * (dice / 3);
            }
        }
        let hearts = result.of(Face::Heart).min(self.hearts);
        let parts = [points, wickedness, result.of(Face::Energy), hearts, result.of(Face::Claw)];
        let sizes = [16, 8, 8, 8, 8];
        parts.into_iter().zip(sizes).try_fold(0, |kind, (part, size)| {
            (usize::from(part) < size).then(|| kind * size + usize::from(part))
        })
    }
}

/// Powers that look at the dice themselves, or at what was scored with them.
static DICE_READERS: LazyLock<PowerSet> = LazyLock::new(|| {
    kaiju_engine::PowerId::all()
        .filter(|id| {
            let power = id.power();
            power.on_result.is_some()
                || power.on_score.is_some()
                || !power.claws.is_empty()
                || power.strike.is_some()
                || power.on_turn_end.is_some()
                || power.forbids.is_some()
                || power.offers.iter().any(|offer| offer.uses_heart || offer.windows.contains(Window::Again))
        })
        .collect()
});
