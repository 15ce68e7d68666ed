//! Players who spoil a running game: the host, or most of the others, send them away or let a bot answer for them.

use crate::command::Actor;
use kaiju_engine::{Seat, SeatSet};
use kaiju_protocol::{Code, Entry as Written, Occupant, Refusal, Vote};
use std::collections::BTreeSet;

/// The time in milliseconds after which a bot may answer for a player without a clock.
const LATE_MS: u64 = 60_000;

impl Actor<'_> {
    /// The guest who plays a seat, for somebody else who plays here too.
    fn rival(&self, seat: Seat) -> Result<&str, Refusal> {
        self.playing()?;
        let is_player = !self.table.seats_of(self.guest).and(self.table.human_seats()).is_empty();
        if !is_player && self.host().is_err() {
            return Err(Code::NotYourSeat.into());
        }
        match &self.seat(seat)?.occupant {
            Occupant::Guest { guest } if guest == self.guest => {
                Err(Refusal::new(Code::BadOption, "Nobody sends themselves away; resign instead."))
            }
            Occupant::Guest { guest } if self.table.human_seats().contains(seat) => Ok(guest),
            Occupant::Guest { .. } | Occupant::Bot { .. } => {
                Err(Refusal::new(Code::BadOption, "A bot plays this seat already."))
            }
            Occupant::Free => Err(Code::SeatFree.into()),
        }
    }

    fn first_seat_of(&self, guest: &str) -> Result<Seat, Refusal> {
        let seats = self.table.seats_of(guest).and(self.table.human_seats());
        seats.lowest().ok_or_else(|| Code::UnknownSeat.into())
    }

    /// Sends a player away, or votes for it.
    pub fn send_away(&self, seat: Seat, connected: SeatSet) -> Result<Vec<Written>, Refusal> {
        let rival = self.rival(seat)?;
        if self.host().is_ok() {
            return Ok(self.removal(rival, connected));
        }
        let seat = self.first_seat_of(rival)?;
        let voters: BTreeSet<&str> = self.players().filter(|&player| player != rival).collect();
        if voters.len() < 2 {
            // In a game of two it would be one word against the other.
            return Err(Code::NotHost.into());
        }
        let vote = Vote { seat, by: self.guest.to_owned() };
        let votes = &self.table.info.votes;
        if votes.contains(&vote) {
            return Ok(Vec::new());
        }
        let earlier = votes.iter().filter(|vote| vote.seat == seat && voters.contains(vote.by.as_str()));
        // Guests of one network get half of the seats of a public table, which must not be enough.
        let is_decided = 3 * (earlier.count() + 1) > 2 * voters.len();
        let removal = if is_decided { self.removal(rival, connected) } else { Vec::new() };
        Ok([Written::Voted { seat, by: vote.by }].into_iter().chain(removal).collect())
    }

    /// The guests who play.
    fn players(&self) -> impl Iterator<Item = &str> {
        let playing = self.table.human_seats();
        self.table.info.seats.iter().zip(Seat::ALL).filter_map(move |(info, seat)| match &info.occupant {
            Occupant::Guest { guest } if playing.contains(seat) => Some(guest.as_str()),
            Occupant::Guest { .. } | Occupant::Bot { .. } | Occupant::Free => None,
        })
    }

    /// Hands all seats of a player to bots. The game goes on, even for the last player: nobody wins by sending others
    /// away. If it was the host, another player becomes the host, preferably one who is connected.
    fn removal(&self, rival: &str, connected: SeatSet) -> Vec<Written> {
        let seats = self.table.seats_of(rival).and(self.table.human_seats());
        let mut entries: Vec<Written> = seats.iter().map(|seat| Written::SentAway { seat }).collect();
        let others = self.table.human_seats().minus(seats);
        if self.table.info.host == rival
            && let Some(next) = others.and(connected).lowest().or(others.lowest())
            && let Occupant::Guest { guest } = &self.table.info.seats[next.index()].occupant
        {
            entries.push(Written::HostChanged { host: guest.clone() });
        }
        entries
    }

    /// Lets a bot answer for a player who has been asked for long enough.
    pub fn stand_in(&self, seat: Seat, asked_ms: Option<u64>) -> Result<Written, Refusal> {
        let rival = self.rival(seat)?;
        if self.host().is_err() && self.table.info.host != rival {
            return Err(Code::NotHost.into());
        }
        if self.table.asked() != Some(seat) || self.table.away.contains(seat) {
            return Err(Code::NotAsked.into());
        }
        if self.table.info.options.clock.is_some() {
            return Err(Refusal::new(
                Code::BadOption,
                "At this table the clock decides when a bot steps in.",
            ));
        }
        let is_late = asked_ms.is_some_and(|asked_ms| asked_ms >= LATE_MS);
        if is_late { Ok(Written::Away { seat }) } else { Err(Code::NotLate.into()) }
    }

    /// Withdraws a vote, if there is one.
    pub fn spare(&self, seat: Seat) -> Result<Vec<Written>, Refusal> {
        let vote = Vote { seat: self.first_seat_of(self.rival(seat)?)?, by: self.guest.to_owned() };
        let has_voted = self.table.info.votes.contains(&vote);
        Ok(has_voted.then_some(Written::Spared { seat: vote.seat, by: vote.by }).into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

    use crate::command::{Context, decide};
    use crate::entry::Entry;
    use crate::spec::TableSpec;
    use crate::table::Table;
    use crate::testing::{seated, waiting};
    use kaiju_engine::{Seat, SeatSet};
    use kaiju_fair::Secret;
    use kaiju_protocol::{Clock, Code, Command, Occupant, Phase, Reaction, TableOptions};

    /// Everybody is connected, and the open question has waited for this long.
    fn context(asked_ms: u64) -> Context {
        Context { connected: SeatSet::first(6), asked_ms: Some(asked_ms), ..Context::NOBODY }
    }

    fn give(table: &mut Table, guest: &str, command: Command) -> Result<usize, Code> {
        let entries = decide(table, guest, &command, &context(60_000)).map_err(|refusal| refusal.code)?;
        entries.iter().for_each(|entry| drop(table.apply(0, entry).unwrap()));
        Ok(entries.len())
    }

    /// A running game of these players, of whom the first is the host, in which somebody is asked.
    fn game(players: &[&str], clock: Option<Clock>) -> Table {
        let mut table = waiting(players.iter().map(|name| seated(name)).collect());
        let options = TableOptions { clock, ..table.info.options.clone() };
        give(&mut table, players[0], Command::Change { options }).unwrap();
        give(&mut table, players[0], Command::Start).unwrap();
        while let Some(luck) = table.luck() {
            table.apply(0, &Entry::Chance { luck }).unwrap();
        }
        table
    }

    fn away(seat: Seat) -> Command {
        Command::SendAway { seat }
    }

    #[test]
    fn the_host_sends_a_player_away_and_a_bot_plays_on() {
        let mut table = game(&["Ada", "Eve"], None);
        assert_eq!(
            give(&mut table, "Eve", away(Seat::First)),
            Err(Code::NotHost),
            "one word against the other"
        );
        assert_eq!(give(&mut table, "Ada", away(Seat::Second)), Ok(1));
        let eve = &table.info.seats[1];
        assert!(eve.resigned && eve.sent_away);
        assert!(table.bot_of(Seat::Second).is_some() && table.info.phase == Phase::Playing, "nobody has won");
        // Nothing brings her back, and nothing is heard of her.
        assert_eq!(give(&mut table, "Eve", Command::Back { seat: Seat::Second }), Err(Code::AlreadyResigned));
        let call = Command::React { seat: Seat::Second, reaction: Reaction::Roar };
        assert_eq!(give(&mut table, "Eve", call), Err(Code::SentAway));
        assert_eq!(give(&mut table, "Eve", away(Seat::First)), Err(Code::NotYourSeat));
        assert_eq!(give(&mut table, "Ada", away(Seat::Second)), Err(Code::BadOption), "a bot plays already");
        assert_eq!(
            give(&mut table, "Ada", away(Seat::First)),
            Err(Code::BadOption),
            "the host resigns instead"
        );
        give(&mut table, "Ada", Command::Resign { seat: Seat::First }).unwrap();
        assert_eq!(give(&mut table, "Eve", Command::Rematch), Err(Code::SentAway));
    }

    #[test]
    fn more_than_two_thirds_of_the_others_send_even_the_host_away() {
        let mut table = game(&["Ada", "Ben", "Cleo", "Dan"], None);
        assert_eq!(give(&mut table, "Ben", away(Seat::First)), Ok(1));
        assert_eq!(give(&mut table, "Ben", away(Seat::First)), Ok(0), "once is enough");
        assert_eq!(give(&mut table, "Cleo", away(Seat::First)), Ok(1), "two of three");
        assert_eq!(give(&mut table, "Ben", Command::Spare { seat: Seat::First }), Ok(1));
        assert_eq!(give(&mut table, "Ben", Command::Spare { seat: Seat::First }), Ok(0));
        assert_eq!(give(&mut table, "Dan", away(Seat::First)), Ok(1));
        assert_eq!((table.info.host.as_str(), table.info.votes.len()), ("Ada", 2));
        // The vote, the seat, and the new host.
        assert_eq!(give(&mut table, "Ben", away(Seat::First)), Ok(3));
        assert_eq!((table.info.host.as_str(), table.info.votes.len()), ("Ben", 0));
        assert!(table.info.seats[0].sent_away);
        assert_eq!(
            give(&mut table, "Ada", away(Seat::Second)),
            Err(Code::NotYourSeat),
            "she has no say any more"
        );
    }

    #[test]
    fn half_of_the_seats_are_not_enough_to_send_somebody_away() {
        for players in 3..=6 {
            let names = &["Ada", "Ben", "Cleo", "Dan", "Eve", "Fay"][..players];
            let mut table = game(names, None);
            // One person with many cookies, who gets half of the seats, against the second player.
            let gang = &names[players - players / 2..];
            for guest in gang {
                give(&mut table, guest, away(Seat::Second)).unwrap();
            }
            assert!(!table.info.seats[1].sent_away, "{players}");
        }
    }

    #[test]
    fn a_player_with_several_seats_leaves_all_of_them() {
        let mut seats = vec![seated("Ada"), seated("Eve"), seated("Eve"), seated("Ben")];
        seats[2].name = "Evi".to_owned();
        let mut table = waiting(seats);
        give(&mut table, "Ada", Command::Start).unwrap();
        assert_eq!(give(&mut table, "Ada", away(Seat::Third)), Ok(2));
        assert!(table.info.seats[1].sent_away && table.info.seats[2].sent_away);
        // The bots that have played on are at the next table too, and Eve is not.
        let spec = TableSpec::rematch(&table.info);
        let (mut next, _) = spec.create("u", Secret::from_seed(2), 0).unwrap();
        let bots = next.info.seats.iter().filter(|seat| matches!(seat.occupant, Occupant::Bot { .. }));
        let names: Vec<&str> = bots.map(|seat| seat.name.as_str()).collect();
        assert_eq!(names, ["Random", "Random-2"]);
        give(&mut next, "Ada", Command::Clear { seat: Seat::Second }).unwrap();
        let sit = Command::Sit { seat: Seat::Second, name: "Eve".to_owned(), monster: None };
        assert_eq!(give(&mut next, "Eve", sit), Err(Code::SentAway));
    }

    #[test]
    fn a_bot_stands_in_for_a_player_without_a_clock_who_lets_others_wait() {
        let mut table = game(&["Ada", "Ben", "Cleo"], None);
        let seat = table.asked().unwrap();
        let asked = table.info.seats[seat.index()].name.clone();
        let other =
            table.info.seats.iter().map(|seat| seat.name.as_str()).find(|&name| name != "Ada").unwrap();
        // The host decides, or anybody if the host is asked.
        let judge = if asked == "Ada" { other.to_owned() } else { "Ada".to_owned() };
        let early = decide(&table, &judge, &Command::StandIn { seat }, &context(59_999));
        assert_eq!(early.unwrap_err().code, Code::NotLate);
        let not_asked = Seat::ALL
            .into_iter()
            .take(3)
            .find(|one| *one != seat && table.info.seats[one.index()].name != judge);
        let wrong = give(&mut table, &judge, Command::StandIn { seat: not_asked.unwrap() });
        assert!(matches!(wrong, Err(Code::NotAsked | Code::NotHost)), "{wrong:?}");
        assert_eq!(give(&mut table, &judge, Command::StandIn { seat }), Ok(1));
        assert!(table.away.contains(seat) && table.bot_of(seat).is_some());
        // One word brings the player back.
        assert_eq!(give(&mut table, &asked, Command::Back { seat }), Ok(1));
        let mut timed = game(&["Ada", "Ben", "Cleo"], Some(Clock { decision_s: 60, reserve_s: 0 }));
        let seat = timed.asked().unwrap();
        let asked = timed.info.seats[seat.index()].name.clone();
        let judge = if asked == "Ada" { "Ben" } else { "Ada" };
        assert_eq!(give(&mut timed, judge, Command::StandIn { seat }), Err(Code::BadOption));
    }
}
