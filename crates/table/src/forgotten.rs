//! Takes a guest's id and names out of a log: the moves stay, and so does everything that others have done.

use crate::command::{Context, decide};
use crate::entry::Entry;
use crate::names::unique;
use crate::table::{BadLog, Table};
use kaiju_engine::Seat;
use kaiju_fair::Secret;
use kaiju_protocol::{Command, Ending, Entry as Written, Occupant, Phase, SeatInfo};

/// The id of guests who are forgotten. It is too short for a real one.
pub const NOBODY: &str = "nobody";
/// The name of their seats; the second one gets a number.
const NAME: &str = "Deleted";

/// A log that is read entry by entry and comes out without the guest.
pub struct Forgetting<'a> {
    guest: &'a str,
    before: Table,
    after: Table,
}

impl<'a> Forgetting<'a> {
    /// Begins with an empty log.
    pub fn new(table: &str, secret: &Secret, guest: &'a str) -> Forgetting<'a> {
        let empty = || Table::new(table, secret.clone());
        Forgetting { guest, before: empty(), after: empty() }
    }

    /// The number of the entries read so far.
    pub fn seq(&self) -> u64 {
        self.before.seq
    }

    /// The next entry without the guest.
    pub fn entry(&mut self, at: u64, written: Written) -> Result<Written, BadLog> {
        let entry = match self.before.read(written)? {
            Entry::Noted(noted) => {
                let without = Entry::Noted(self.without(&noted));
                self.before.apply(at, &Entry::Noted(noted))?;
                without
            }
            // Moves name seats as numbers until they are written.
            action => {
                self.before.apply(at, &action)?;
                action
            }
        };
        self.after.apply(at, &entry)?;
        Ok(entry.written(self.after.names()))
    }

    /// Adds the entries with which the guest leaves the table: its seats are freed, or bots play them to the end. Every
    /// log of an open table gets one at least, so that nobody can append to what was before.
    pub fn leave(&mut self, at: u64) -> Result<Vec<Written>, BadLog> {
        let mut left = Vec::new();
        let mut add = |after: &mut Table, written: Written| {
            left.push(written.clone());
            after.apply(at, &written.into()).map(drop)
        };
        let own = self.before.seats_of(self.guest);
        match self.before.info.phase {
            Phase::Over { .. } => {}
            Phase::Waiting => {
                for seat in own {
                    add(&mut self.after, Written::Freed { seat, sent_away: false })?;
                }
            }
            Phase::Playing => {
                for seat in own.and(self.before.human_seats()) {
                    // The same as if the player resigned, which may end the game.
                    let command = Command::Resign { seat };
                    let resigned = decide(&self.after, NOBODY, &command, &Context::NOBODY);
                    let fallback = || vec![Written::Resigned { seat }.into()];
                    for entry in resigned.unwrap_or_else(|_| fallback()) {
                        add(&mut self.after, entry.written(self.before.names()))?;
                    }
                    // A process that knows the table as it was learns the new name here, and writes it from now on.
                    let name = self.after.info.seats[seat.index()].name.clone();
                    add(&mut self.after, Written::Forgotten { seat, name })?;
                }
            }
        }
        if self.after.info.host == NOBODY && !matches!(self.after.info.phase, Phase::Over { .. }) {
            let others = self.after.human_seats().minus(self.after.seats_of(NOBODY));
            let next = others.lowest().map(|seat| &self.after.info.seats[seat.index()].occupant);
            let written = match next {
                Some(Occupant::Guest { guest }) => Written::HostChanged { host: guest.clone() },
                Some(Occupant::Bot { .. } | Occupant::Free) | None => {
                    Written::Ended { ending: Ending::Abandoned }
                }
            };
            add(&mut self.after, written)?;
        }
        Ok(left)
    }

    /// The table at the end of the new log.
    pub fn table(&self) -> &Table {
        &self.after
    }

    fn id(&self, guest: &str) -> String {
        if guest == self.guest { NOBODY.to_owned() } else { guest.to_owned() }
    }

    /// True if the guest has this seat.
    fn is_own(&self, seat: Seat) -> bool {
        self.before.seats_of(self.guest).contains(seat)
    }

    /// The seats of a list without the guest.
    fn seats(&self, seats: &[SeatInfo]) -> Vec<SeatInfo> {
        let mut without = seats.to_vec();
        for index in 0..without.len() {
            if let Occupant::Guest { guest } = &without[index].occupant
                && guest == self.guest
            {
                without[index].occupant = Occupant::Guest { guest: NOBODY.to_owned() };
                without[index].name = unique(NAME, &without, index);
            }
        }
        without
    }

    fn name(&self, seat: Seat) -> String {
        unique(NAME, &self.after.info.seats, seat.index())
    }

    fn without(&self, noted: &Written) -> Written {
        let mut noted = noted.clone();
        match &mut noted {
            Written::Created { host, seats, sent_away, .. } => {
                *host = self.id(host);
                *seats = self.seats(seats);
                sent_away.retain(|guest| guest != self.guest);
            }
            Written::Started { seats, .. } => *seats = self.seats(seats),
            Written::Sat { seat, guest, name, .. } if guest == self.guest => {
                *guest = NOBODY.to_owned();
                *name = self.name(*seat);
            }
            Written::Dressed { seat, name, .. } if self.is_own(*seat) => *name = self.name(*seat),
            Written::HostChanged { host } => *host = self.id(host),
            Written::Rematch { guest: Some(guest), .. }
            | Written::Voted { by: guest, .. }
            | Written::Spared { by: guest, .. } => *guest = self.id(guest),
            // These name nobody, or somebody else.
            Written::Sat { .. }
            | Written::Dressed { .. }
            | Written::Rematch { guest: None, .. }
            | Written::BotSat { .. }
            | Written::Freed { .. }
            | Written::Resized { .. }
            | Written::Changed { .. }
            | Written::Contributed { .. }
            | Written::Acted { .. }
            | Written::Chance { .. }
            | Written::TakenBack { .. }
            | Written::Ordered { .. }
            | Written::Away { .. }
            | Written::Back { .. }
            | Written::Resigned { .. }
            | Written::SentAway { .. }
            | Written::Forgotten { .. }
            | Written::Ended { .. } => {}
        }
        noted
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

    use super::*;
    use crate::advance::{Bots, Seeding};
    use crate::questions::Questions;
    use crate::spec::TableSpec;
    use kaiju_engine::SeatSet;
    use kaiju_protocol::{CreateTable, NewSeat, TableOptions};

    /// Ada, Eve and a bot play; Eve has changed her name, and the game goes on for so many answers. Returns the log.
    fn log(answers: usize) -> (Vec<Written>, Table) {
        let bot = NewSeat::Bot { bot: "random".to_owned(), monster: None };
        let mine = NewSeat::Mine { name: None, monster: None };
        let options = TableOptions { rules: "dark".to_owned(), ..TableOptions::default() };
        let wanted = CreateTable { options, seats: vec![mine, NewSeat::Free, bot], position: None };
        let spec = TableSpec::new("ada", "Ada", &wanted).unwrap();
        let (mut table, created) = spec.create("t", Secret::from_seed(3), 0).unwrap();
        let mut log: Vec<Written> = created.into_iter().map(|applied| applied.entry).collect();
        let mut bots = Bots::new(Seeding::EachQuestion, |_, _, seq| Some(seq));
        let mut give = |table: &mut Table, guest: &str, command: &Command| {
            let connected = SeatSet::first(3);
            let context = Context { connected, ..Context::NOBODY };
            let applied = table.execute(guest, command, &context, 0, &mut bots).unwrap();
            log.extend(applied.into_iter().map(|applied| applied.entry));
        };
        let eve = |name: &str| Command::Sit { seat: Seat::Second, name: name.to_owned(), monster: None };
        give(&mut table, "eve", &eve("Eve"));
        let dress = Command::Dress { seat: Seat::Second, name: Some("Evita".to_owned()), monster: None };
        give(&mut table, "eve", &dress);
        give(&mut table, "ada", &Command::HandOver { seat: Seat::Second });
        give(&mut table, "eve", &Command::Start);
        for _ in 0..answers {
            let Some(questions) = Questions::of(&table, None, SeatSet::first(3)) else { break };
            let question = questions.asked.unwrap();
            let guest = if question.seat == Seat::First { "ada" } else { "eve" };
            let first = question.choices.first().map(|choice| choice.action.clone());
            let action = if question.keep.is_some() { "keep all".to_owned() } else { first.unwrap() };
            give(&mut table, guest, &Command::Act { seat: question.seat, seq: question.seq, action });
        }
        (log, table)
    }

    fn text(entries: &[Written]) -> String {
        entries.iter().map(|entry| serde_json::to_string(entry).unwrap() + "\n").collect()
    }

    #[test]
    fn a_forgotten_guest_is_in_no_entry_and_the_game_stays_the_same() {
        for answers in [0, 1, 12, 1_000] {
            let (log, table) = log(answers);
            assert!(text(&log).contains("Evita") && text(&log).contains("eve"));
            let mut forgetting = Forgetting::new("t", &Secret::from_seed(3), "eve");
            let mut without: Vec<Written> =
                log.into_iter().map(|entry| forgetting.entry(0, entry).unwrap()).collect();
            let is_same = |after: &Table| {
                after.running().map(|playing| *playing.game())
                    == table.running().map(|playing| *playing.game())
            };
            assert!(is_same(forgetting.table()) && forgetting.seq() == table.seq);
            without.extend(forgetting.leave(0).unwrap());
            let text = text(&without);
            assert!(!text.contains("Ev") && !text.contains("eve\"") && text.contains("Ada"), "{text}");
            // A process that has read the log before only applies what is new, and names the seat alike.
            let (_, mut stale) = self::log(answers);
            let left = without.iter().skip(stale.seq as usize);
            left.for_each(|written| drop(stale.apply(0, &written.clone().into()).unwrap()));
            if stale.playing.is_some() && answers < 1_000 {
                assert_eq!(stale.names(), forgetting.table().names());
            }
            // The new log can be read, and says the same.
            let mut again = Table::new("t", Secret::from_seed(3));
            for written in without {
                let entry = again.read(written).unwrap();
                again.apply(0, &entry).unwrap();
            }
            assert_eq!(again.info, forgetting.table().info);
            assert_eq!(again.info.seats[1].name, "Deleted");
            if answers < 1_000 {
                assert!(again.info.seats[1].resigned && again.info.host == "ada", "{:?}", again.info);
                assert!(again.info.phase == Phase::Playing || answers > 1, "the bot and Ada play on");
            }
            assert_eq!(again.record().is_some(), again.playing.is_some());
        }
    }

    #[test]
    fn before_a_game_the_seat_of_a_forgotten_guest_is_free_again() {
        let (log, _) = log(0);
        let waiting: Vec<Written> =
            log.into_iter().take_while(|entry| !matches!(entry, Written::Started { .. })).collect();
        let mut forgetting = Forgetting::new("t", &Secret::from_seed(3), "eve");
        for entry in waiting.clone() {
            forgetting.entry(0, entry).unwrap();
        }
        let left = forgetting.leave(0).unwrap();
        assert_eq!(left[0], Written::Freed { seat: Seat::Second, sent_away: false });
        assert_eq!(left[1], Written::HostChanged { host: "ada".to_owned() });
        // When nobody else is there, the table is closed.
        let mut forgetting = Forgetting::new("t", &Secret::from_seed(3), "ada");
        forgetting.entry(0, waiting[0].clone()).unwrap();
        let left = forgetting.leave(0).unwrap();
        assert!(matches!(left.last(), Some(Written::Ended { ending: Ending::Abandoned })), "{left:?}");
    }
}
