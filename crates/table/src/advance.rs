//! Entries that need no message of a player: chance, bots and standing orders.

use crate::applied::AppliedEntry;
use crate::clock::Due;
use crate::entry::Entry;
use crate::orders;
use crate::playing::Playing;
use crate::table::{BadLog, Table};
use kaiju_bots::{Bot, Kind};
use kaiju_engine::{Action, Seat, Step};
use kaiju_fair::daily_bot_seed;
use kaiju_protocol::By;

/// The most entries in one batch. Larger batches would make long messages, and every connection keeps a buffer as
/// large as its longest one.
const MAX_BATCH: usize = 16;

/// Draws the seed of a bot from the id of the table, the seat, and the number of the entry at which it is asked.
/// Without a seed, the first legal answer is taken.
type Draw = Box<dyn Fn(&str, Seat, u64) -> Option<u64> + Send>;

/// The moment at which a bot gets a seed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seeding {
    /// When it sits down.
    Once,
    /// For every question, so that it gives the same answer after its table was restored from the log.
    EachQuestion,
    /// For every question of a daily game, given by its day: everybody who plays alike meets the same answers.
    Daily(u32),
}

/// The bots of a table, created when they are first asked.
pub struct Bots {
    seeding: Seeding,
    draw: Draw,
    seats: [Option<(String, Box<dyn Bot>)>; Seat::MAX],
}

impl Bots {
    /// Bots that get their seeds from `draw`.
    pub fn new(seeding: Seeding, draw: impl Fn(&str, Seat, u64) -> Option<u64> + Send + 'static) -> Bots {
        Bots { seeding, draw: Box::new(draw), seats: Default::default() }
    }

    /// The answer of a bot of this kind for `seat`, which is asked. Seeded separately from the fair dice.
    fn choose(&mut self, kind: &str, id: &str, playing: &Playing, seat: Seat) -> Option<Action> {
        let game = playing.game();
        let Step::Decide { decision, .. } = game.step() else { return None };
        let place = &mut self.seats[seat.index()];
        let is_new = place.as_ref().is_none_or(|(known, _)| known != kind);
        if is_new {
            *place = Some((kind.to_owned(), Kind::named(kind)?.make()));
        }
        let (_, bot) = place.as_mut()?;
        match self.seeding {
            Seeding::Once if !is_new => {}
            Seeding::Once | Seeding::EachQuestion => bot.begin((self.draw)(id, seat, playing.question_seq)?),
            Seeding::Daily(day) => bot.begin(daily_bot_seed(day, seat, playing.standing())),
        }
        let action = bot.choose(&game.view(Some(seat)), seat, decision);
        game.is_legal(action).then_some(action)
    }
}

/// True if a bot plays any seat now.
pub fn has_bots(table: &Table) -> bool {
    table
        .running()
        .is_some_and(|playing| playing.game().seats().iter().any(|seat| table.bot_of(seat).is_some()))
}

/// Applies entries that need no player, until a player must answer or may return, the game is over, or the batch
/// is full. Call it again after a full batch.
///
/// `due` names the seat whose question a bot must answer now.
pub fn advance(
    table: &mut Table,
    bots: &mut Bots,
    at: u64,
    mut due: Option<Due>,
    applied: &mut Vec<AppliedEntry>,
) -> Result<(), BadLog> {
    while applied.len() < MAX_BATCH {
        let Some(entry) = next(table, bots, &mut due) else { break };
        applied.push(AppliedEntry::apply(table, at, entry)?);
    }
    Ok(())
}

/// The next entry that needs no player, if there is one. Takes `due` when it is used.
pub fn next(table: &Table, bots: &mut Bots, due: &mut Option<Due>) -> Option<Entry> {
    let playing = table.running()?;
    if let Some(seat) = table.first_roller() {
        let is_due = due.take_if(|due| due.seat == seat).is_some();
        if !is_due && table.thrower().is_some() {
            return None;
        }
    }
    if let Some(luck) = table.luck() {
        return Some(Entry::Chance { luck });
    }
    let Step::Decide { seat, .. } = playing.game().step() else { return None };
    let due = due.take_if(|due| due.seat == seat);
    // Orders also hold while a bot stands in for the player.
    let orders = table.orders[seat.index()].as_ref().filter(|_| table.human_seats().contains(seat));
    let ordered = orders.and_then(|orders| orders::answer(orders, playing.game()));
    let (action, by) = match (ordered, table.bot_of(seat)) {
        (Some(action), _) => (action, By::Order),
        (None, Some(_)) if due.is_none() && table.may_return(seat) => return None,
        // A bot without a legal answer must not stop the game: the first legal one will do.
        (None, Some(kind)) => {
            let chosen = bots.choose(kind, &table.info.table, playing, seat);
            (chosen.or_else(|| playing.game().nth_action(0))?, By::Bot)
        }
        (None, None) => return None,
    };
    let reserve_ms = due.filter(|due| due.by_clock).map(|_| 0);
    Some(Entry::Acted { seat, action, by, reserve_ms })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

    use super::*;
    use crate::testing::{seated, waiting};
    use kaiju_protocol::{Entry as Written, Orders};
    use kaiju_record::RULES_REVISION;

    /// Alice is in Tokyo with 7 hearts, and must leave or stay.
    fn attacked() -> Table {
        let seats = vec![seated("Alice"), seated("Bob")];
        let mut table = waiting(seats.clone());
        table.apply(0, &Written::Started { seats, revision: RULES_REVISION }.into()).unwrap();
        let chance = |luck: &str| Written::Chance { luck: luck.to_owned() };
        let keeps = |seat: Seat, dice: &str| Written::Acted {
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
            let entry = table.read(entry).unwrap();
            table.apply(0, &entry).unwrap();
        }
        table
    }

    fn order(table: &mut Table, leave_at_most: u8) {
        let orders = Orders { leave_at_most: Some(leave_at_most), ..Orders::default() };
        table.apply(0, &Written::Ordered { seat: Seat::First, orders: Some(orders) }.into()).unwrap();
    }

    /// The kind of answer that Alice's seat gives.
    fn answered(table: &Table) -> Option<By> {
        match next(table, &mut Bots::new(Seeding::Once, |_, _, seq| Some(seq)), &mut None)? {
            Entry::Acted { seat: Seat::First, action, by, .. } => {
                assert!(by != By::Order || action == Action::Yield, "{action:?}");
                Some(by)
            }
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn the_orders_of_an_absent_player_come_before_the_bot() {
        let mut table = attacked();
        assert_eq!(answered(&table), None);
        table.apply(0, &Written::Away { seat: Seat::First }.into()).unwrap();
        assert_eq!(answered(&table), Some(By::Bot));
        order(&mut table, 6);
        assert_eq!(answered(&table), Some(By::Bot), "7 hearts are left");
        order(&mut table, 7);
        assert_eq!(answered(&table), Some(By::Order));
        // When nobody else is there, the bot waits for Alice; her orders do not wait.
        table.apply(0, &Written::Away { seat: Seat::Second }.into()).unwrap();
        assert_eq!(answered(&table), Some(By::Order));
        order(&mut table, 6);
        assert_eq!(answered(&table), None);
    }

    #[test]
    fn the_orders_of_a_player_who_resigned_are_ignored() {
        let mut table = attacked();
        order(&mut table, 7);
        assert_eq!(answered(&table), Some(By::Order));
        table.apply(0, &Written::Resigned { seat: Seat::First }.into()).unwrap();
        assert_eq!(answered(&table), Some(By::Bot));
    }
}
