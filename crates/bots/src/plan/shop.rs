//! Buying: each card is bought on a copy of the game, including the cards that a sweep could bring.

use super::future::Boundary;
use super::purchases::{Purchase, chance_with, help};
use super::{Judge, Planner};
use kaiju_engine::{Action, ActionList, Chance, Game, Luck, MARKET_SLOTS, PowerId, Seat, Step};

/// The least energy at which a sweep is considered: it costs two, and the cheapest good card three.
const SWEEPING_NEEDS: u8 = 5;

/// The value of looking at a card: nearly nothing, but it is free.
const CURIOSITY: f32 = 1e-6;

impl<J: Judge> Planner<J> {
    /// Every answer of `seat` in its buying phase, with its chance if it gives it.
    pub(super) fn judged_purchases(&self, game: &Game, seat: Seat) -> Vec<(Action, f32)> {
        let mut actions = ActionList::new();
        game.legal_actions(&mut actions);
        let judge = |&action: &Action| {
            self.begin_answer();
            let chance = if action == Action::Sweep {
                self.after_sweep(game, seat)
            } else {
                self.after(game, seat, action) + self.curiosity(game, action)
            };
            (action, chance)
        };
        actions.iter().map(judge).collect()
    }

    /// The value of an action that shows a card.
    fn curiosity(&self, game: &Game, action: Action) -> f32 {
        let mut next = *game;
        next.play_unchecked(action, None);
        if matches!(next.step(), Step::Chance(Chance::Peek { .. })) { CURIOSITY } else { 0.0 }
    }

    /// The chance of `seat`, which may buy now, with the best single purchase or none. `judged` is set to the
    /// position without a purchase.
    pub(super) fn after_shopping(&self, game: &mut Game, seat: Seat) -> f32 {
        if self.affordable(game, seat) == [None; MARKET_SLOTS] {
            return self.answer(game, seat, Action::End);
        }
        let nothing = self.after(game, seat, Action::End);
        self.best_purchase(game, seat, nothing)
    }

    /// The cards that `seat` can afford.
    fn affordable(&self, game: &Game, seat: Seat) -> [Option<PowerId>; MARKET_SLOTS] {
        let energy = game.player(seat).energy;
        game.market().map(|card| card.filter(|&card| game.price(seat, card) <= energy))
    }

    /// The chance of `seat` with the best single purchase or none, given the chance without one, which was judged
    /// last.
    pub(super) fn best_purchase(&self, game: &Game, seat: Seat, nothing: f32) -> f32 {
        let judged = self.future.judged.get();
        let cards = self.affordable(game, seat).into_iter().flatten();
        let best = cards.fold(nothing, |best, card| best.max(self.after_buying(game, seat, card, nothing)));
        self.future.judged.set(judged);
        best
    }

    /// The chance of `seat` if it buys `card`, given the chance without it.
    ///
    /// The benefit of a card depends on the buyer's means, and hardly on what its claws did to others: so it is
    /// computed once for all results that leave the buyer with the same means.
    fn after_buying(&self, game: &Game, seat: Seat, card: PowerId, nothing: f32) -> f32 {
        let purchase = Purchase::of(card, game.player(seat));
        let known = self.future.purchases.borrow().help(purchase);
        if let Some(help) = known {
            return chance_with(nothing, help);
        }
        if !game.is_legal(Action::Buy(card)) {
            return 0.0;
        }
        let chance = self.after(game, seat, Action::Buy(card));
        self.future.purchases.borrow_mut().note(purchase, help(nothing, chance));
        chance
    }

    /// The chance of `seat` if it sweeps: the mean of the best of three new cards, or of none.
    fn after_sweep(&self, game: &Game, seat: Seat) -> f32 {
        let mut swept = *game;
        swept.play_unchecked(Action::Sweep, None);
        let nothing = self.future.outlook(&mut { swept }, seat);
        if game.player(seat).energy < SWEEPING_NEEDS {
            return nothing;
        }
        let mut chances: Vec<f32> =
            game.deck().iter().map(|card| self.after_drawing(&swept, seat, card).max(nothing)).collect();
        chances.sort_by(f32::total_cmp);
        mean_of_best(&chances, MARKET_SLOTS).max(nothing)
    }

    /// The chance of `seat` if `card` is drawn next and it buys it.
    fn after_drawing(&self, swept: &Game, seat: Seat, card: PowerId) -> f32 {
        let mut game = *swept;
        if !matches!(game.step(), Step::Chance(Chance::Draw { .. })) {
            return 0.0;
        }
        game.resolve_unchecked(Luck::Card(card), None);
        if self.future.settle_to(&mut game) == Boundary::Shop && game.is_legal(Action::Buy(card)) {
            self.after(&game, seat, Action::Buy(card))
        } else {
            0.0
        }
    }
}

/// The mean of the best of `draws` different values, given in ascending order.
fn mean_of_best(values: &[f32], draws: usize) -> f32 {
    let mut sum = 0.0;
    let mut left = 1.0;
    for (place, value) in values.iter().enumerate().rev() {
        // The probability that this is the best: it is drawn, and none of the better ones is.
        let drawn = left * draws as f32 / (place + 1) as f32;
        let drawn = if place < draws { left } else { drawn };
        sum += drawn * value;
        left -= drawn;
        if place < draws {
            break;
        }
    }
    sum
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_of_a_draw_is_weighed_by_how_often_it_is_the_best() {
        assert!((mean_of_best(&[1.0, 2.0, 3.0], 1) - 2.0).abs() < 1e-6);
        // Two of 1, 2, 3: the best is 3 in two of three draws, else 2.
        assert!((mean_of_best(&[1.0, 2.0, 3.0], 2) - 8.0 / 3.0).abs() < 1e-6);
        assert!((mean_of_best(&[1.0, 2.0], 3) - 2.0).abs() < 1e-6);
    }
}
