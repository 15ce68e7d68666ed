//! Standing orders: what they answer to an open question, if anything.

use kaiju_engine::{Action, ActionList, Decision, Event, Game, Pick, Place, PowerId, Seat, Step, Verb};
use kaiju_protocol::{Orders, When};

/// The answer that the orders of the asked seat give. `game` is what the seat sees.
pub fn answer(orders: &Orders, game: &Game) -> Option<Action> {
    let Step::Decide { seat, decision } = game.step() else { return None };
    let mut actions = ActionList::new();
    game.legal_actions(&mut actions);
    let asked = Asked { orders, game, seat, decision, actions: &actions };
    if decision == Decision::Leave {
        return asked.leave_or_stay(asked.hearts_left());
    }
    asked.early_leave().or_else(|| asked.ordered_use()).or_else(|| asked.nothing_wanted())
}

struct Asked<'a> {
    orders: &'a Orders,
    game: &'a Game,
    seat: Seat,
    decision: Decision,
    actions: &'a [Action],
}

impl Asked<'_> {
    /// Hearts of the seat, after those that are about to be lost.
    fn hearts_left(&self) -> u8 {
        let hearts = self.game.player(self.seat).hearts;
        match self.decision {
            Decision::Threat { .. } | Decision::SideDice => {
                hearts.saturating_sub(self.game.pending_loss(self.seat))
            }
            Decision::Start
            | Decision::Keep { .. }
            | Decision::Probe
            | Decision::Fix
            | Decision::Resolve
            | Decision::Tile { .. }
            | Decision::Leave
            | Decision::Left
            | Decision::Shop
            | Decision::Reveal
            | Decision::Choose { .. }
            | Decision::Sell
            | Decision::Again => hearts,
        }
    }

    fn wants_to_leave(&self, hearts: u8) -> bool {
        self.orders.leave_at_most.is_some_and(|most| hearts <= most)
    }

    fn wants_to_stay(&self, hearts: u8) -> bool {
        self.orders.stay_at_least.is_some_and(|least| hearts >= least)
    }

    fn leave_or_stay(&self, hearts: u8) -> Option<Action> {
        if self.wants_to_leave(hearts) {
            Some(Action::Yield)
        } else if self.wants_to_stay(hearts) {
            Some(Action::Stay)
        } else {
            None
        }
    }

    /// Whether using a power would take the monster out of Tokyo before the damage.
    fn leaves_tokyo(&self, action: Action) -> bool {
        let mut after = *self.game;
        let mut events: Vec<Event> = Vec::new();
        let is_mine = |event: &Event| match event {
            Event::Moved { seat, to, .. } => *seat == self.seat && *to == Place::Outside,
            _ => false,
        };
        action.verb() == Verb::Use
            && after.play(action, Some(&mut events)).is_ok()
            && events.iter().any(is_mine)
    }

    /// Leaving Tokyo before an attack hits, when the order to leave would come too late.
    fn early_leave(&self) -> Option<Action> {
        let is_threat = matches!(self.decision, Decision::Threat { .. });
        if !is_threat || !self.wants_to_leave(self.hearts_left()) {
            return None;
        }
        self.actions.iter().copied().find(|&action| self.leaves_tokyo(action))
    }

    fn order_for(&self, power: PowerId) -> Option<When> {
        self.orders.powers.iter().find(|order| order.power == power).map(|order| order.when)
    }

    /// Whether the power is to be used now; without an order, it is not known.
    fn is_wanted(&self, action: Action) -> Option<bool> {
        let Action::Use(power, _) = action else { return None };
        match self.order_for(power) {
            Some(When::Always) => Some(true),
            Some(When::Never) => Some(false),
            Some(When::AtMost(hearts)) => Some(self.hearts_left() <= hearts),
            // Who has ordered to stay does not want to leave early either.
            None => (self.wants_to_stay(self.hearts_left()) && self.leaves_tokyo(action)).then_some(false),
        }
    }

    fn ordered_use(&self) -> Option<Action> {
        let plain =
            self.actions.iter().copied().filter(|action| matches!(action, Action::Use(_, Pick::None)));
        plain.into_iter().find(|&action| self.is_wanted(action) == Some(true))
    }

    /// Passing, if the orders leave nothing else to be done.
    fn nothing_wanted(&self) -> Option<Action> {
        let end = match self.decision {
            Decision::Shop if self.orders.pass_unaffordable => Action::End,
            _ => Action::Pass,
        };
        let is_out = |&action: &Action| {
            action == end
                || self.is_wanted(action) == Some(false)
                || (end == Action::End && action == Action::Sweep)
        };
        (self.actions.contains(&end) && self.actions.iter().all(is_out)).then_some(end)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kaiju_engine::notation::{Names, action_text, parse_action, parse_luck, parse_position};
    use kaiju_protocol::PowerOrder;

    /// What the orders answer in a position.
    fn answered(position: &str, orders: &Orders) -> Option<String> {
        let (game, _) = parse_position(position).unwrap_or_else(|error| panic!("{error}\n{position}"));
        answer(orders, &game).map(|action| action_text(action, &Names::plain(2)))
    }

    fn power(power: &str, when: When) -> Orders {
        let power = PowerId::from_text(power).unwrap();
        Orders { powers: vec![PowerOrder { power, when }], ..Orders::default() }
    }

    #[test]
    fn buying_ends_when_nothing_can_be_paid() {
        let orders = Orders { pass_unaffordable: true, ..Orders::default() };
        let poor = "rules czech\nAlice: 2 energy, to buy\nBob:\nmarket jets, wings, acid-attack";
        assert_eq!(answered(poor, &orders).as_deref(), Some("end"));
        assert_eq!(answered(poor, &Orders::default()), None);
        let rich = poor.replace("2 energy", "6 energy");
        assert_eq!(answered(&rich, &orders), None);
    }

    #[test]
    fn a_power_is_used_by_its_order_or_passed_over() {
        let shop = "rules czech\nAlice: 5 hearts, 2 energy, rapid-healing, to buy\nBob:\nmarket jets, wings, acid-attack";
        assert_eq!(
            answered(shop, &power("rapid-healing", When::Always)).as_deref(),
            Some("use rapid-healing")
        );
        assert_eq!(
            answered(shop, &power("rapid-healing", When::AtMost(5))).as_deref(),
            Some("use rapid-healing")
        );
        assert_eq!(answered(shop, &power("rapid-healing", When::AtMost(4))), None);
        let both = Orders { pass_unaffordable: true, ..power("rapid-healing", When::Never) };
        assert_eq!(answered(shop, &both).as_deref(), Some("end"));
    }

    #[test]
    fn while_dice_against_damage_lie_the_hearts_that_it_would_leave_count() {
        let position = "rules czech\nAlice: to resolve claw claw claw 1 2 3\n\
                        Bob: city, 5 hearts, camouflage, background-dweller";
        let (mut game, _) = parse_position(position).unwrap_or_else(|error| panic!("{error}"));
        let names = Names::plain(2);
        game.play(parse_action("use camouflage", &names, None).unwrap(), None).unwrap();
        game.resolve(parse_luck("dice 1 2 3", &names).unwrap(), None).unwrap();
        assert!(
            matches!(game.step(), Step::Decide { decision: Decision::SideDice, .. }),
            "{:?}",
            game.step()
        );
        let answered = |hearts: u8| {
            let orders = power("background-dweller", When::AtMost(hearts));
            answer(&orders, &game).map(|action| action_text(action, &names))
        };
        assert_eq!(answered(2).as_deref(), Some("use background-dweller"));
        assert_eq!(answered(1).as_deref(), Some("pass"));
    }
}
