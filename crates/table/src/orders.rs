//! Standing orders: checks them, and finds their answer to the open question.

use crate::takes::Takes;
use kaiju_engine::{Action, ActionList, Decision, Event, Game, Pick, Place, PowerId, Seat, Step};
use kaiju_protocol::{Code, Orders, Refusal, When};

/// Checks that each order can work for its power, and that they do not contradict each other.
pub fn check(orders: &Orders) -> Result<(), Refusal> {
    let bad = |reason: String| Err(Refusal::new(Code::BadOrder, reason));
    if let (Some(most), Some(least)) = (orders.leave_at_most, orders.stay_at_least)
        && most >= least
    {
        return bad(format!("With {least} hearts the monster would have to leave and to stay."));
    }
    for (place, order) in orders.powers.iter().enumerate() {
        let name = order.power.power().name;
        if orders.powers[..place].iter().any(|earlier| earlier.power == order.power) {
            return bad(format!("There are two standing orders for {name}."));
        }
        if !Takes::of(order.power).contains(order.when) {
            return bad(format!("This standing order cannot work for {name}."));
        }
    }
    Ok(())
}

/// The answer of the asked seat's orders, if they have one. They use only public information, because everybody
/// sees that and what they answer. After a peek at the top card they do not answer, or their answer would reveal
/// what the card costs.
pub fn answer(orders: &Orders, game: &Game) -> Option<Action> {
    let Step::Decide { seat, decision } = game.step() else { return None };
    let view = game.view(None);
    if decision == Decision::Shop && view.top_seen_by().contains(seat) {
        return None;
    }
    let game = view.game();
    let mut actions = ActionList::new();
    game.legal_actions(&mut actions);
    let asked = Asked { orders, game, seat, decision, actions: &actions };
    if decision == Decision::Leave {
        return asked.leave_or_stay(asked.hearts_left());
    }
    asked.ordered_use().or_else(|| asked.early_leave()).or_else(|| asked.nothing_wanted())
}

struct Asked<'a> {
    orders: &'a Orders,
    game: &'a Game,
    seat: Seat,
    decision: Decision,
    actions: &'a [Action],
}

impl Asked<'_> {
    /// The hearts of the seat after pending damage.
    fn hearts_left(&self) -> u8 {
        let hearts = self.game.player(self.seat).hearts;
        if self.decision.kind().is_before_damage() {
            hearts.saturating_sub(self.game.pending_loss(self.seat))
        } else {
            hearts
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

    /// True if using a power would take the monster out of Tokyo before the damage.
    fn leaves_tokyo(&self, action: Action) -> bool {
        let mut after = *self.game;
        let mut events: Vec<Event> = Vec::new();
        let is_mine = |event: &Event| match event {
            Event::Moved { seat, to, .. } => *seat == self.seat && *to == Place::Outside,
            _ => false,
        };
        after.play(action, Some(&mut events)).is_ok() && events.iter().any(is_mine)
    }

    /// Leaves Tokyo before an attack hits, when the order to leave would come too late. An order for the power
    /// itself takes precedence.
    fn early_leave(&self) -> Option<Action> {
        let is_threat = matches!(self.decision, Decision::Threat { .. });
        if !is_threat || !self.wants_to_leave(self.hearts_left()) {
            return None;
        }
        let leaves = |action: Action| {
            let Action::Use(power, _) = action else { return false };
            self.order_for(power).is_none() && self.leaves_tokyo(action)
        };
        self.actions.iter().copied().find(|&action| leaves(action))
    }

    /// The order for a power. A copy follows the order for the copied card, unless it has one of its own. Ignores
    /// orders of old logs that cannot work.
    fn order_for(&self, power: PowerId) -> Option<When> {
        let ordered = |power: PowerId| self.orders.powers.iter().find(|order| order.power == power);
        let order = ordered(power).or_else(|| ordered(self.game.copied_by(power)?))?;
        let takes = Takes::of(order.power);
        let counts = match order.when {
            When::Always | When::Never => true,
            When::AtMost(_) => takes.always || matches!(self.decision, Decision::Threat { .. }),
        };
        (counts && takes.contains(order.when)).then_some(order.when)
    }

    /// True if the orders want the power used now, false if they want it passed over, `None` if they do not say.
    fn is_wanted(&self, action: Action) -> Option<bool> {
        let Action::Use(power, _) = action else { return None };
        match self.order_for(power) {
            Some(When::Always) => Some(true),
            Some(When::Never) => Some(false),
            Some(When::AtMost(hearts)) => Some(self.hearts_left() <= hearts),
            // An order to stay forbids leaving early too.
            None => (self.wants_to_stay(self.hearts_left()) && self.leaves_tokyo(action)).then_some(false),
        }
    }

    fn ordered_use(&self) -> Option<Action> {
        let plain =
            self.actions.iter().copied().filter(|action| matches!(action, Action::Use(_, Pick::None)));
        plain.into_iter().find(|&action| self.is_wanted(action) == Some(true))
    }

    /// Passes, if the orders rule out everything else.
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
    use kaiju_notation::{Names, action_text, parse_action, parse_luck, parse_position};
    use kaiju_protocol::PowerOrder;

    /// The answer of the orders in a position.
    fn answered(position: &str, orders: &Orders) -> Option<String> {
        let (game, _) = parse_position(position).unwrap_or_else(|error| panic!("{error}\n{position}"));
        answer(orders, &game).map(|action| action_text(action, &Names::plain(2)))
    }

    fn power(power: &str, when: When) -> Orders {
        let power = PowerId::from_text(power).unwrap();
        Orders { powers: vec![PowerOrder { power, when }], ..Orders::default() }
    }

    #[test]
    fn orders_that_contradict_each_other_are_refused() {
        let refused = |orders: &Orders| check(orders).map_err(|refusal| (refusal.code, refusal.message));
        let hearts = |leave_at_most: u8, stay_at_least: u8| Orders {
            leave_at_most: Some(leave_at_most),
            stay_at_least: Some(stay_at_least),
            ..Orders::default()
        };
        assert_eq!(refused(&hearts(4, 5)), Ok(()));
        for wrong in [hearts(4, 4), hearts(9, 1)] {
            assert_eq!(refused(&wrong).unwrap_err().0, Code::BadOrder);
        }
        let mut twice = power("wings", When::Always);
        assert_eq!(refused(&twice), Ok(()));
        twice.powers.extend(power("jets", When::Never).powers);
        assert_eq!(refused(&twice), Ok(()));
        twice.powers.extend(power("wings", When::Always).powers);
        let (code, message) = refused(&twice).unwrap_err();
        assert!(code == Code::BadOrder && message.contains("Wings"), "{message}");
        assert_eq!(refused(&power("telepath", When::Always)).unwrap_err().0, Code::BadOrder);
    }

    #[test]
    fn buying_ends_when_nothing_is_affordable() {
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
        for nothing in [When::Always, When::AtMost(9)] {
            assert_eq!(
                answered(shop, &power("rapid-healing", nothing)),
                None,
                "energy is spent by the player"
            );
        }
        let both = Orders { pass_unaffordable: true, ..power("rapid-healing", When::Never) };
        assert_eq!(answered(shop, &both).as_deref(), Some("end"));
    }

    #[test]
    fn a_repeatable_power_is_used_until_enough_hearts_are_left() {
        let position = "rules czech\nAlice: to resolve claw claw claw 1 2 3\n\
                        Bob: city, 5 hearts, 8 energy, rapid-healing";
        let (mut game, _) = parse_position(position).unwrap_or_else(|error| panic!("{error}"));
        let names = Names::plain(2);
        let orders = power("rapid-healing", When::AtMost(3));
        let mut answers = Vec::new();
        while let Step::Decide { seat: Seat::Second, decision: Decision::Threat { .. } } = game.step() {
            let action = answer(&orders, &game).expect("the order answers");
            answers.push(action_text(action, &names));
            game.play(action, None).expect("it is legal");
        }
        assert_eq!(answers, ["use rapid-healing", "use rapid-healing", "pass"]);
    }

    #[test]
    fn nothing_is_used_while_dice_are_kept() {
        for card in ["smoke-cloud with 3", "telepath"] {
            let position = format!("rules czech\nAlice: 5 energy, {card}, to roll\nBob:");
            let (mut game, _) = parse_position(&position).unwrap_or_else(|error| panic!("{error}"));
            game.resolve(parse_luck("dice claw claw claw 1 2 3", &Names::plain(2)).unwrap(), None).unwrap();
            let name = card.split(' ').next().unwrap_or(card);
            let usable = parse_action(&format!("use {name}"), &Names::plain(2), None).unwrap();
            assert!(game.is_legal(usable), "{name} is offered");
            assert_eq!(answer(&power(name, When::Always), &game), None);
        }
    }

    #[test]
    fn an_order_for_a_power_comes_before_the_order_to_leave() {
        let position = "rules czech\nAlice: to resolve claw claw claw 1 2 3\nBob: city, 10 hearts, jets";
        let leave = |orders: Orders| Orders { leave_at_most: Some(7), ..orders };
        assert_eq!(answered(position, &leave(Orders::default())).as_deref(), Some("use jets"));
        for pass in [When::Never, When::AtMost(6)] {
            assert_eq!(answered(position, &leave(power("jets", pass))).as_deref(), Some("pass"), "{pass:?}");
        }
        assert_eq!(answered(position, &leave(power("jets", When::AtMost(7)))).as_deref(), Some("use jets"));
        // The order to leave needs Jets before the damage; an order for another power that prevents it comes first.
        let both = position.replace("jets", "2 energy, jets, wings");
        for wings in [When::Always, When::AtMost(7)] {
            assert_eq!(
                answered(&both, &leave(power("wings", wings))).as_deref(),
                Some("use wings"),
                "{wings:?}"
            );
        }
        for not_yet in [When::Never, When::AtMost(6)] {
            assert_eq!(answered(&both, &leave(power("wings", not_yet))).as_deref(), Some("use jets"));
        }
    }

    #[test]
    fn a_copy_follows_the_order_for_the_copied_card() {
        let position = "rules czech\nAlice: wings, to resolve claw claw claw 1 2 3\n\
                        Bob: city, 5 hearts, 2 energy, mimic copying wings";
        assert_eq!(answered(position, &power("wings", When::Always)).as_deref(), Some("use mimic"));
        assert_eq!(answered(position, &power("wings", When::Never)).as_deref(), Some("pass"));
        let mut both = power("wings", When::Always);
        both.powers.extend(power("mimic", When::Never).powers);
        assert_eq!(answered(position, &both).as_deref(), Some("pass"));
    }

    #[test]
    fn after_a_peek_the_player_is_asked() {
        let orders = Orders { pass_unaffordable: true, ..Orders::default() };
        let shop = "rules czech\nAlice: 2 energy, made-in-a-lab used, to buy\nBob:\nmarket jets, wings, acid-attack\n";
        for top in ["heal", "gourmet"] {
            let seen = format!("{shop}top {top} seen by Alice");
            assert_eq!(answered(&seen, &orders), None, "{top}");
        }
    }

    #[test]
    fn the_question_during_dice_against_damage_can_be_passed() {
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
        // It can be used repeatedly, so it takes no other order.
        let answered = |when: When| {
            answer(&power("background-dweller", when), &game).map(|action| action_text(action, &names))
        };
        assert_eq!(answered(When::Never).as_deref(), Some("pass"));
        assert_eq!(answered(When::AtMost(2)), None);
    }
}
