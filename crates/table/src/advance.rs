//! Entries that need no message of a player: chance, bots and standing orders.

use crate::applied::AppliedEntry;
use crate::clock::Due;
use crate::entry::Entry;
use crate::orders;
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

/// The moment at which a bot gets a seed. In a daily game it gets one for every question, given by its day: everybody
/// who plays alike meets the same answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seeding {
    /// When it is asked for another seat than before.
    EachSeat,
    /// For every question, so that no answer depends on who was answered before, or on whether a table was restored
    /// from its log in between.
    EachQuestion,
}

/// A bot that answers for one seat after another.
struct Mind {
    kind: &'static str,
    bot: Box<dyn Bot>,
    /// The table and the seat that it was last asked for.
    seat: Option<(String, Seat)>,
}

/// Bots for any number of tables: one of each kind, made when it is first asked. A bot takes up to a mebibyte, so that
/// one for every seat would be too many.
pub struct Bots {
    seeding: Seeding,
    draw: Draw,
    minds: Vec<Mind>,
}

impl Bots {
    /// Bots that get their seeds from `draw`.
    pub fn new(seeding: Seeding, draw: impl Fn(&str, Seat, u64) -> Option<u64> + Send + 'static) -> Bots {
        Bots { seeding, draw: Box::new(draw), minds: Vec::new() }
    }

    /// The answer of a bot of this kind for `seat`, which is asked. Seeded separately from the fair dice.
    fn choose(&mut self, kind: &str, table: &Table, seat: Seat) -> Option<Action> {
        let playing = table.running()?;
        let game = playing.game();
        let Step::Decide { decision, .. } = game.step() else { return None };
        let id = table.info.table.as_str();
        let place = match self.minds.iter().position(|mind| mind.kind == kind) {
            Some(place) => place,
            None => {
                let kind = Kind::named(kind)?;
                self.minds.push(Mind { kind: kind.name, bot: kind.make(), seat: None });
                self.minds.len() - 1
            }
        };
        let mind = &mut self.minds[place];
        let goes_on = mind.seat.as_ref().is_some_and(|(known, of)| *of == seat && known == id);
        match (table.info.daily, self.seeding) {
            (Some(day), _) => mind.bot.begin(daily_bot_seed(day, seat, playing.standing())),
            (None, Seeding::EachSeat) if goes_on => {}
            (None, Seeding::EachSeat | Seeding::EachQuestion) => {
                mind.bot.begin((self.draw)(id, seat, playing.question_seq)?);
            }
        }
        if !goes_on {
            mind.seat = Some((id.to_owned(), seat));
        }
        let action = mind.bot.choose(&game.view(Some(seat)), seat, decision);
        game.is_legal(action).then_some(action)
    }

    /// The entry with the answer of a bot. A bot without a legal answer must not stop the game: the first legal one
    /// will do.
    fn answer(&mut self, table: &Table, asked: &Asked) -> Option<Entry> {
        let &Asked { seat, ref kind, reserve_ms } = asked;
        let chosen = self.choose(kind, table, seat);
        let action = chosen.or_else(|| table.running()?.game().nth_action(0))?;
        Some(Entry::Acted { seat, action, by: By::Bot, reserve_ms })
    }
}

/// A bot that must answer.
struct Asked {
    seat: Seat,
    kind: String,
    reserve_ms: Option<u64>,
}

/// The next thing that happens without a player.
enum Next {
    /// This entry follows.
    Entry(Entry),
    /// A bot answers.
    Bot(Asked),
    /// Nothing: a player must answer or may return, or the game is over.
    Nothing,
}

impl Next {
    fn of(table: &Table, due: Option<Due>) -> Next {
        let Some(playing) = table.running() else { return Next::Nothing };
        if let Some(seat) = table.first_roller() {
            let is_due = due.is_some_and(|due| due.seat == seat);
            if !is_due && table.thrower().is_some() {
                return Next::Nothing;
            }
        }
        if let Some(luck) = table.luck() {
            return Next::Entry(Entry::Chance { luck });
        }
        let Step::Decide { seat, .. } = playing.game().step() else { return Next::Nothing };
        let due = due.filter(|due| due.seat == seat);
        let reserve_ms = due.filter(|due| due.by_clock).map(|_| 0);
        // Orders also hold while a bot stands in for the player.
        let orders = table.orders[seat.index()].as_ref().filter(|_| table.human_seats().contains(seat));
        let ordered = orders.and_then(|orders| orders::answer(orders, playing.game()));
        match (ordered, table.bot_of(seat)) {
            (Some(action), _) => Next::Entry(Entry::Acted { seat, action, by: By::Order, reserve_ms }),
            (None, Some(_)) if due.is_none() && table.may_return(seat) => Next::Nothing,
            (None, Some(kind)) => Next::Bot(Asked { seat, kind: kind.to_owned(), reserve_ms }),
            (None, None) => Next::Nothing,
        }
    }
}

/// True if `due` names the seat that this entry answers for.
fn is_used(due: &Due, table: &Table, entry: &Entry) -> bool {
    match entry {
        Entry::Acted { seat, .. } => *seat == due.seat,
        Entry::Chance { .. } => table.first_roller() == Some(due.seat),
        Entry::Noted(_) => false,
    }
}

/// Why [`advance`] stops.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Halt {
    /// A player must answer or may return, or the game is over.
    Player,
    /// A bot must answer, and there were none.
    Bot,
    /// The batch is full: there may be more.
    Full,
}

/// Applies entries that need no player, until it must stop. Bots may think for a while: without any, it stops where one
/// is asked.
///
/// `due` names the seat whose question a bot must answer now. It is taken when it is used.
pub fn advance(
    table: &mut Table,
    mut bots: Option<&mut Bots>,
    at: u64,
    due: &mut Option<Due>,
    applied: &mut Vec<AppliedEntry>,
) -> Result<Halt, BadLog> {
    while applied.len() < MAX_BATCH {
        let entry = match (Next::of(table, *due), &mut bots) {
            (Next::Entry(entry), _) => Some(entry),
            (Next::Bot(_), None) => return Ok(Halt::Bot),
            (Next::Bot(asked), Some(bots)) => bots.answer(table, &asked),
            (Next::Nothing, _) => None,
        };
        let Some(entry) = entry else { return Ok(Halt::Player) };
        due.take_if(|due| is_used(due, table, &entry));
        applied.push(AppliedEntry::apply(table, at, entry)?);
    }
    Ok(Halt::Full)
}

/// The next entry that needs no player, if there is one. Takes `due` when it is used.
pub fn next(table: &Table, bots: &mut Bots, due: &mut Option<Due>) -> Option<Entry> {
    let entry = match Next::of(table, *due) {
        Next::Entry(entry) => entry,
        Next::Bot(asked) => bots.answer(table, &asked)?,
        Next::Nothing => return None,
    };
    due.take_if(|due| is_used(due, table, &entry));
    Some(entry)
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
        match next(table, &mut Bots::new(Seeding::EachQuestion, |_, _, seq| Some(seq)), &mut None)? {
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
