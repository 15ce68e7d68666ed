//! Why the order of resolving matters.

use crate::decision::DecisionKind;
use crate::dice::Face;
use crate::event::Token;
use crate::game::Game;
use crate::power::{Deed, Holder, PowerId, Window};
use crate::rules::TokyoEntry;
use crate::step::Step;

/// A reason why the order of resolving matters.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(tag = "reason", rename_all = "snake_case")
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum OrderReason {
    /// Claws may lead the monster into Tokyo, where hearts do not heal it.
    Entering,
    /// Claws may close the Bay, in which the monster is; hearts heal it afterwards.
    BayCloses,
    /// Numbers bring a tile, which may change what is resolved after it.
    Tile,
    /// Each heart can do one of several things.
    Hearts,
    /// A power may answer the claws, or leave with a monster that they eliminate.
    Answer {
        /// The power.
        power: PowerId,
    },
    /// A power can be used in between.
    Power {
        /// The power.
        power: PowerId,
    },
}

impl Game {
    /// The reasons why the active player, who is asked what to resolve, may care about the order. There may be none:
    /// the question is also asked where only a power could make a difference later.
    ///
    /// ```
    /// use kaiju_engine::OrderReason;
    /// use kaiju_notation::parse_position;
    /// let text = "rules czech\nAlice: 5 hearts, to resolve claw heart 1 2 3 3\nBob: city";
    /// let (game, _) = parse_position(text).unwrap();
    /// assert!(game.why_order().eq([OrderReason::Entering]));
    /// ```
    pub fn why_order(&self) -> impl Iterator<Item = OrderReason> {
        let is_asked = matches!(
            self.step(),
            Step::Decide { decision, .. } if decision.kind() == DecisionKind::Resolve
        );
        let reasons = if is_asked { self.order_reasons() } else { [None; 6] };
        reasons.into_iter().flatten()
    }

    fn order_reasons(&self) -> [Option<OrderReason>; 6] {
        let seat = self.turn.active;
        let live = self.live_blocks();
        let has_claws = live.contains(Face::Claw);
        let hearts_wait = has_claws && live.contains(Face::Heart);
        let enters = self.rules.tokyo_entry == TokyoEntry::Claw
            && !self.in_tokyo(seat)
            && !self.is_forbidden(seat, Deed::Enter);
        let answer = if has_claws && live.has_many() { self.stirring_power() } else { None };
        [
            (hearts_wait && enters).then_some(OrderReason::Entering),
            (hearts_wait && self.bay.contains(seat)).then_some(OrderReason::BayCloses),
            (live.has_many() && self.crosses_a_level(live)).then_some(OrderReason::Tile),
            (self.heart_uses() > 1).then_some(OrderReason::Hearts),
            answer.map(|power| OrderReason::Answer { power }),
            self.power_in_between().map(|power| OrderReason::Power { power }),
        ]
    }

    /// The number of ways in which the active monster can use a heart of its result now.
    fn heart_uses(&self) -> usize {
        if self.turn.hearts == 0 {
            return 0;
        }
        let mut by_powers = 0;
        self.any_offer(self.turn.active, Window::Resolve, |_, offer| {
            by_powers += usize::from(offer.uses_heart);
            false
        });
        let cures = [Token::Poison, Token::Shrink].into_iter().filter(|&token| self.removable(token));
        by_powers + cures.count() + usize::from(self.live_blocks().contains(Face::Heart))
    }

    /// The first power of the active monster that can be used while resolving, without a heart of the result.
    fn power_in_between(&self) -> Option<PowerId> {
        let mut found = None;
        self.any_offer(self.turn.active, Window::Resolve, |Holder { power, .. }, offer| {
            if !offer.uses_heart {
                found = Some(power);
            }
            found.is_some()
        });
        found
    }
}

#[cfg(test)]
mod tests {
    use crate::frame::Frame;
    use crate::playout::{self, WyRand};
    use crate::positions::Rules;

    #[test]
    fn there_is_a_reason_wherever_a_choice_makes_a_difference_at_once() {
        let rules = Rules::all();
        let (mut asked, mut unexplained) = (0, 0);
        for seed in 0..2_000 {
            let mut numbers = WyRand(seed);
            let mut game = rules.rich_game(&mut numbers);
            loop {
                let live = game.live_blocks();
                if matches!(*game.top_frame(), Frame::Resolve) && game.outcome().is_none() {
                    let reasons = game.why_order().count();
                    assert!(reasons == 0 || game.order_matters(live) || live.is_empty(), "{game:?}");
                    asked += 1;
                    unexplained += usize::from(reasons == 0);
                }
                if !playout::advance(&mut game, &mut numbers) {
                    break;
                }
            }
        }
        assert!(asked > 5_000 && unexplained * 20 < asked, "{unexplained} of {asked} have no reason");
    }
}
