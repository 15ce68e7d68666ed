//! What happens without anybody's message: dice and cards, bots, standing orders.

use super::clock::Due;
use super::entered::Entered;
use super::orders;
use super::state::{BadLog, State};
use crate::entropy::{Entropy, Purpose};
use kaiju_bots::{Bot, Kind};
use kaiju_engine::{Action, Game, Seat, Step};
use kaiju_notation::{action_text, luck_text};
use kaiju_protocol::{By, Entry};

/// Entries that are made before the others are told of them. With more, messages would be long, and every connection keeps a buffer
/// of the size of its longest one.
const LARGEST_BATCH: usize = 16;

/// The bots of a table's seats, as they are needed.
pub struct Bots {
    entropy: Entropy,
    seats: [Option<(String, Box<dyn Bot>)>; Seat::MAX],
}

impl Bots {
    /// Bots that get their seeds from here.
    pub fn new(entropy: Entropy) -> Bots {
        Bots { entropy, seats: Default::default() }
    }

    /// What the bot of this kind answers for `seat`, which is asked at entry `seq`. Seeded separately from the fair dice.
    fn choose(&mut self, kind: &str, table: &str, seq: u64, game: &Game, seat: Seat) -> Option<Action> {
        let Step::Decide { decision, .. } = game.step() else { return None };
        let place = &mut self.seats[seat.index()];
        let is_new = place.as_ref().is_none_or(|(known, _)| known != kind);
        if is_new {
            *place = Some((kind.to_owned(), Kind::named(kind)?.make()));
        }
        let (_, bot) = place.as_mut()?;
        if is_new || self.entropy.is_seeded() {
            bot.begin(self.entropy.seed(Purpose::Bot { table, seat, seq }).ok()?);
        }
        let action = bot.choose(&game.view(Some(seat)), seat, decision);
        game.is_legal(action).then_some(action)
    }
}

/// Whether a bot plays any seat now.
pub fn has_bots(state: &State) -> bool {
    state
        .running()
        .is_some_and(|playing| playing.game().seats().iter().any(|seat| state.bot_of(seat).is_some()))
}

/// Goes on until a player must answer or may return, the game is over, or many entries were made. Then it can be called again.
///
/// `due` is whose question a bot must answer now.
pub fn advance(
    state: &mut State,
    bots: &mut Bots,
    at: u64,
    mut due: Option<Due>,
    entered: &mut Vec<Entered>,
) -> Result<(), BadLog> {
    while entered.len() < LARGEST_BATCH {
        let Some(entry) = next(state, bots, &mut due) else { break };
        entered.push(Entered::make(state, at, entry)?);
    }
    Ok(())
}

/// The next entry that needs nobody.
pub fn next(state: &State, bots: &mut Bots, due: &mut Option<Due>) -> Option<Entry> {
    let playing = state.running()?;
    if let Some(luck) = state.luck() {
        return Some(Entry::Chance { luck: luck_text(luck, &playing.names) });
    }
    let Step::Decide { seat, .. } = playing.game().step() else { return None };
    let due = due.take_if(|due| due.seat == seat);
    // Orders hold while a bot stands in for their player, who has given them for this.
    let orders = state.orders[seat.index()].as_ref().filter(|_| state.human_seats().contains(seat));
    let ordered = orders.and_then(|orders| orders::answer(orders, playing.game()));
    let (action, by) = match (ordered, state.bot_of(seat)) {
        (Some(action), _) => (action, By::Order),
        (None, Some(_)) if due.is_none() && state.may_return(seat) => return None,
        // A bot that knows no legal answer must not stop the game: whatever is listed first will do.
        (None, Some(kind)) => {
            let chosen = bots.choose(kind, &state.info.table, playing.question_seq, playing.game(), seat);
            (chosen.or_else(|| playing.game().nth_action(0))?, By::Bot)
        }
        (None, None) => return None,
    };
    let reserve_ms = due.filter(|due| due.by_clock).map(|_| 0);
    Some(Entry::Acted { seat, action: action_text(action, &playing.names), by, reserve_ms })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

    use super::super::testing::{seated, waiting};
    use super::*;
    use kaiju_protocol::Orders;
    use kaiju_record::RULES_REVISION;

    /// Alice is in Tokyo, and asked with 7 hearts whether she leaves.
    fn attacked() -> State {
        let seats = vec![seated("Alice"), seated("Bob")];
        let mut state = waiting(seats.clone());
        state.apply(0, &Entry::Started { seats, revision: RULES_REVISION }).unwrap();
        let chance = |luck: &str| Entry::Chance { luck: luck.to_owned() };
        let keeps = |seat: Seat, dice: &str| Entry::Acted {
            seat,
            action: format!("keep {dice}"),
            by: By::Player,
            reserve_ms: None,
        };
        for entry in [
            chance("draw acid-attack"),
            chance("draw gourmet"),
            chance("draw extra-head"),
            chance("dice claw 1 1 2 2 3"),
            chance("dice 1 1 2 2 3 3"),
            chance("dice claw 1 1 2 2 3"),
            keeps(Seat::First, "1 1 2 2 3 claw"),
            chance("dice claw claw claw 1 1 2"),
            keeps(Seat::Second, "1 1 2 claw claw claw"),
        ] {
            state.apply(0, &entry).unwrap();
        }
        state
    }

    fn order(state: &mut State, leave_at_most: u8) {
        let orders = Orders { leave_at_most: Some(leave_at_most), ..Orders::default() };
        state.apply(0, &Entry::Ordered { seat: Seat::First, orders: Some(orders) }).unwrap();
    }

    /// Who answers for Alice.
    fn answered(state: &State) -> Option<By> {
        match next(state, &mut Bots::new(Entropy::seeded(1)), &mut None)? {
            Entry::Acted { seat: Seat::First, action, by, .. } => {
                assert!(by != By::Order || action == "yield", "{action}");
                Some(by)
            }
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn the_orders_of_an_absent_player_go_before_the_bot() {
        let mut state = attacked();
        assert_eq!(answered(&state), None);
        state.apply(0, &Entry::Away { seat: Seat::First }).unwrap();
        assert_eq!(answered(&state), Some(By::Bot));
        order(&mut state, 6);
        assert_eq!(answered(&state), Some(By::Bot), "7 hearts are left");
        order(&mut state, 7);
        assert_eq!(answered(&state), Some(By::Order));
        // When nobody else is there, the bot waits for Alice; what she has ordered needs no waiting.
        state.apply(0, &Entry::Away { seat: Seat::Second }).unwrap();
        assert_eq!(answered(&state), Some(By::Order));
        order(&mut state, 6);
        assert_eq!(answered(&state), None);
    }

    #[test]
    fn who_has_given_up_orders_nothing_any_more() {
        let mut state = attacked();
        order(&mut state, 7);
        assert_eq!(answered(&state), Some(By::Order));
        state.apply(0, &Entry::Resigned { seat: Seat::First }).unwrap();
        assert_eq!(answered(&state), Some(By::Bot));
    }
}
