//! The legal actions of a decision, in a buffer of fixed size.

use crate::action::Action;
use std::fmt;
use std::ops::Deref;

/// A list of legal actions, filled by [`crate::Game::legal_actions`]. It never touches the heap: use one list for a
/// whole game, or one per node of a search.
///
/// ```
/// use kaiju_engine::{Action, ActionList};
/// use kaiju_notation::parse_position;
/// let (game, _) = parse_position("rules czech\nAlice: city\nBob: to resolve claw 1 1 2 2 3").unwrap();
/// let mut actions = ActionList::new();
/// game.legal_actions(&mut actions);
/// assert_eq!(*actions, [Action::Yield, Action::Stay]);
/// ```
#[derive(Clone)]
pub struct ActionList {
    actions: [Action; ActionList::MOST],
    len: usize,
}

impl ActionList {
    /// The most answers any decision can have: ten dice can be kept in 324 ways, and a few powers can be used between
    /// rolls.
    pub const MOST: usize = 336;

    /// An empty list.
    pub const fn new() -> ActionList {
        ActionList { actions: [Action::Pass; ActionList::MOST], len: 0 }
    }

    /// Empties the list.
    pub fn clear(&mut self) {
        self.len = 0;
    }
}

impl Default for ActionList {
    fn default() -> ActionList {
        ActionList::new()
    }
}

impl Deref for ActionList {
    type Target = [Action];

    fn deref(&self) -> &[Action] {
        &self.actions[..self.len]
    }
}

impl Extend<Action> for ActionList {
    fn extend<I: IntoIterator<Item = Action>>(&mut self, actions: I) {
        for action in actions {
            let Some(slot) = self.actions.get_mut(self.len) else {
                unreachable!("no decision has more than {} answers", ActionList::MOST)
            };
            *slot = action;
            self.len += 1;
        }
    }
}

impl<'a> IntoIterator for &'a ActionList {
    type Item = &'a Action;
    type IntoIter = std::slice::Iter<'a, Action>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl PartialEq for ActionList {
    fn eq(&self, other: &ActionList) -> bool {
        **self == **other
    }
}

impl Eq for ActionList {}

impl fmt::Debug for ActionList {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::ActionList;
    use crate::dice::{Dice, FaceSet};
    use crate::game::{COPIERS_IN_ALL, MARKET_SLOTS, MOST_DICE};
    use crate::list::LIST;
    use crate::power::{Picks, Window};

    /// The most ways to keep some of `dice` dice that show `face` or a later face.
    fn most_keeps(counts: [u8; 6], face: usize, dice: u8) -> u32 {
        if face == counts.len() {
            return Dice::from_counts(counts).count_parts();
        }
        let with = |count| {
            let mut counts = counts;
            counts[face] = count;
            most_keeps(counts, face + 1, dice - count)
        };
        (0..=dice).map(with).max().unwrap_or(0)
    }

    /// The number of powers with an offer in `window`; two more may be copied.
    fn offers_in(window: Window) -> usize {
        let has = |offers: &[crate::power::Offer]| offers.iter().any(|offer| offer.windows.contains(window));
        LIST.iter().filter(|power| has(power.offers)).count() + COPIERS_IN_ALL
    }

    #[test]
    fn the_list_has_room_for_every_question_that_the_rules_can_ask() {
        let keeps = most_keeps([0; 6], 0, MOST_DICE);
        assert_eq!(keeps, 324);
        // Between rolls a power is a single answer, since it takes no pick.
        assert!(keeps as usize + offers_in(Window::Roll) <= ActionList::MOST);
        // Three powers turn dice, five with copies; the other answers are few.
        let turns = Picks::Turns(FaceSet::ALL).count() as usize;
        assert!(5 * turns + offers_in(Window::Fix) <= ActionList::MOST);
        let amounts = Picks::Amounts(u8::MAX).count() as usize;
        assert!(amounts + offers_in(Window::Choose) <= ActionList::MOST);
        // Any power in the game, bought from its owner, three times over with copies, and the market.
        assert!(3 * LIST.len() + MARKET_SLOTS + 2 + offers_in(Window::Shop) <= ActionList::MOST);
    }
}
