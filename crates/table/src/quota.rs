//! What is said at a table besides playing: who sits where, options, standing orders. Anybody could go on with it for ever,
//! so everybody may add only so much of it to a log. Nobody uses up what belongs to others.

use crate::entry::Entry;
use crate::table::Table;
use kaiju_engine::Seat;
use kaiju_protocol::{Entry as Written, Occupant};
use std::collections::HashMap;

/// An amount of entries, and of what they say in bytes.
#[derive(Clone, Copy, Default)]
struct Amount {
    entries: u32,
    bytes: usize,
}

impl Amount {
    fn add(&mut self, bytes: usize) {
        self.entries += 1;
        self.bytes += bytes;
    }

    fn reaches(self, most: Amount) -> bool {
        self.entries >= most.entries || self.bytes >= most.bytes
    }
}

/// For whoever is the host: nobody else can use it up.
const OF_HOST: Amount = Amount { entries: 1_000, bytes: 256 << 10 };
/// For each other guest.
const OF_GUEST: Amount = Amount { entries: 100, bytes: 16 << 10 };
/// For all other guests together: one person can be many guests.
const OF_GUESTS: Amount = Amount { entries: 1_000, bytes: 160 << 10 };
/// For the standing orders of a seat.
const OF_ORDERS: Amount = Amount { entries: 200, bytes: 64 << 10 };

/// To whom an entry is charged.
enum Payer<'a> {
    Host,
    Guest(&'a str),
    Orders(Seat),
}

/// How much was said.
#[derive(Clone, Default)]
pub struct LogQuota {
    host: Amount,
    guests: HashMap<String, Amount>,
    all_guests: Amount,
    orders: [Amount; Seat::MAX],
}

impl LogQuota {
    /// Whether nobody may add such an entry any more. What belongs to the game itself can always be added.
    pub fn is_full(table: &Table, entry: &Entry) -> bool {
        let quota = &table.quota;
        match payer(table, entry) {
            None => false,
            Some(Payer::Host) => quota.host.reaches(OF_HOST),
            Some(Payer::Guest(guest)) => {
                let own = quota.guests.get(guest).copied().unwrap_or_default();
                own.reaches(OF_GUEST) || quota.all_guests.reaches(OF_GUESTS)
            }
            Some(Payer::Orders(seat)) => quota.orders[seat.index()].reaches(OF_ORDERS),
        }
    }

    /// Charges an entry that is about to be made.
    pub fn charge(table: &mut Table, entry: &Entry) {
        let (Some(payer), Entry::Noted(noted)) = (payer(table, entry), entry) else { return };
        // Entries are made of texts, numbers and lists, which can always be written.
        let bytes = serde_json::to_vec(noted).map_or(0, |text| text.len());
        match payer {
            Payer::Host => table.quota.host.add(bytes),
            Payer::Guest(guest) => {
                let guest = guest.to_owned();
                table.quota.guests.entry(guest).or_default().add(bytes);
                table.quota.all_guests.add(bytes);
            }
            Payer::Orders(seat) => table.quota.orders[seat.index()].add(bytes),
        }
    }
}

/// Who makes such an entry; nobody if it belongs to the game itself, or cannot be made often.
fn payer<'a>(table: &'a Table, entry: &'a Entry) -> Option<Payer<'a>> {
    let Entry::Noted(noted) = entry else { return None };
    let of_guest = |guest: &'a str| if guest == table.info.host { Payer::Host } else { Payer::Guest(guest) };
    match noted {
        Written::Sat { guest, .. } => Some(of_guest(guest)),
        Written::Dressed { seat, .. } | Written::Contributed { seat, .. } => {
            match &table.info.seats.get(seat.index())?.occupant {
                Occupant::Guest { guest } => Some(of_guest(guest)),
                Occupant::Bot { .. } | Occupant::Free => Some(Payer::Host),
            }
        }
        Written::BotSat { .. }
        | Written::Resized { .. }
        | Written::Changed { .. }
        | Written::HostChanged { .. } => Some(Payer::Host),
        Written::Ordered { seat, .. } => Some(Payer::Orders(*seat)),
        // A seat becomes free only as often as it was taken, and who has sat down can always leave.
        Written::Freed { .. }
        | Written::Created { .. }
        | Written::Started { .. }
        | Written::Acted { .. }
        | Written::Chance { .. }
        | Written::TakenBack { .. }
        | Written::Away { .. }
        | Written::Back { .. }
        | Written::Resigned { .. }
        | Written::Ended { .. }
        | Written::Rematch { .. } => None,
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

    use super::*;
    use crate::command::{Context, decide};
    use crate::takes::Takes;
    use crate::testing::{seated, waiting};
    use kaiju_engine::{PowerId, SeatSet, Step};
    use kaiju_notation::action_text;
    use kaiju_protocol::{Code, Command, Orders, PowerOrder, SeatInfo, When};

    /// Everybody is there.
    fn crowded() -> Context {
        Context { connected: SeatSet::first(6), ..Context::NOBODY }
    }

    /// A table of Ada's with two seats that are taken and one that is free.
    fn table() -> Table {
        waiting(vec![seated("Ada"), seated("Ben"), SeatInfo::free()])
    }

    fn try_once(table: &mut Table, guest: &str, command: &Command) -> Result<(), Code> {
        let entries = decide(table, guest, command, &crowded()).map_err(|refusal| refusal.code)?;
        entries.iter().for_each(|entry| drop(table.apply(0, entry).unwrap()));
        Ok(())
    }

    /// Carries commands out in turn as long as they are allowed: how often, and why not any more.
    fn repeat(table: &mut Table, guest: &str, commands: &[Command]) -> (u32, Code) {
        for (times, command) in (0..).zip(commands.iter().cycle()) {
            if let Err(code) = try_once(table, guest, command) {
                return (times, code);
            }
        }
        unreachable!("a log without an end")
    }

    fn sit(name: &str) -> Command {
        Command::Sit { seat: Seat::Third, name: name.to_owned(), monster: None }
    }

    const STAND: Command = Command::Stand { seat: Seat::Third };

    #[test]
    fn the_host_uses_up_only_what_is_the_hosts_and_the_game_can_still_begin() {
        let mut table = table();
        assert_eq!(
            repeat(&mut table, "Ada", &[Command::Resize { seats: 3 }]),
            (OF_HOST.entries, Code::LogFull)
        );
        assert_eq!(repeat(&mut table, "Ada", &[Command::HandOver { seat: Seat::First }]), (0, Code::LogFull));
        try_once(&mut table, "Cleo", &sit("Cleo")).unwrap();
        assert_eq!(repeat(&mut table, "Ada", &[Command::Start]), (1, Code::AlreadyStarted));
    }

    #[test]
    fn a_stranger_who_sits_and_stands_in_a_loop_takes_nothing_from_anybody() {
        let mut table = table();
        let (times, code) = repeat(&mut table, "Eve", &[sit("Eve"), STAND]);
        assert_eq!((times, code), (2 * OF_GUEST.entries, Code::LogFull));
        try_once(
            &mut table,
            "Ben",
            &Command::Dress { seat: Seat::Second, name: Some("Benno".to_owned()), monster: None },
        )
        .unwrap();
        try_once(&mut table, "Cleo", &sit("Cleo")).unwrap();
        try_once(&mut table, "Ada", &Command::Clear { seat: Seat::Third }).unwrap();
        try_once(&mut table, "Ada", &Command::SeatBot { seat: Seat::Third, bot: "random".to_owned() })
            .unwrap();
        try_once(&mut table, "Ada", &Command::Start).unwrap();
    }

    #[test]
    fn a_stranger_with_many_names_fills_no_disk_and_leaves_the_host_alone() {
        let mut table = table();
        let mut sittings = 0;
        for number in 0..100 {
            let (times, code) = repeat(&mut table, &format!("Eve{number}"), &[sit("Eve"), STAND]);
            assert_eq!(code, Code::LogFull);
            sittings += times.div_ceil(2);
        }
        assert_eq!(sittings, OF_GUESTS.entries);
        assert_eq!(
            repeat(&mut table, "Ada", &[Command::Resize { seats: 4 }]),
            (OF_HOST.entries, Code::LogFull)
        );
    }

    #[test]
    fn who_was_sent_away_stays_away() {
        let mut table = table();
        try_once(&mut table, "Eve", &sit("Eve")).unwrap();
        try_once(&mut table, "Ada", &Command::Clear { seat: Seat::Third }).unwrap();
        assert_eq!(try_once(&mut table, "Eve", &sit("Eve")), Err(Code::SentAway));
        try_once(&mut table, "Cleo", &sit("Cleo")).unwrap();
        let absent = decide(&table, "Ada", &Command::Clear { seat: Seat::Third }, &Context::NOBODY);
        assert_eq!(
            absent,
            Ok(vec![Written::Freed { seat: Seat::Third, sent_away: false }.into()]),
            "Cleo may come back"
        );
        // Who left, and bots that were put away, were not sent away.
        try_once(&mut table, "Cleo", &STAND).unwrap();
        try_once(&mut table, "Cleo", &sit("Cleo")).unwrap();
        try_once(&mut table, "Ada", &Command::Clear { seat: Seat::First }).unwrap();
        assert_eq!(table.info.host, "Ben");
        let back = Command::Sit { seat: Seat::First, name: "Ada".to_owned(), monster: None };
        try_once(&mut table, "Ada", &back).unwrap();
    }

    #[test]
    fn logs_from_before_somebody_could_be_sent_away_still_load() {
        let old: Written = serde_json::from_str(r#"{"type":"freed","seat":1}"#).unwrap();
        let mut table = table();
        table.apply(0, &old.into()).unwrap();
        let back = Command::Sit { seat: Seat::Second, name: "Ben".to_owned(), monster: None };
        try_once(&mut table, "Ben", &back).unwrap();
    }

    #[test]
    fn logs_from_before_orders_had_to_agree_still_load() {
        let old = r#"{"type":"ordered","seat":0,"orders":{"leave_at_most":9,"stay_at_least":1,"powers":[
            {"power":"wings","when":"always"},{"power":"wings","when":"never"}]}}"#;
        let old: Written = serde_json::from_str(old).unwrap();
        game().apply(0, &old.into()).unwrap();
    }

    /// A running game in which somebody is asked.
    fn game() -> Table {
        let mut table = table();
        try_once(&mut table, "Ada", &Command::Start).unwrap();
        while let Some(luck) = table.luck() {
            table.apply(0, &Entry::Chance { luck }).unwrap();
        }
        table
    }

    #[test]
    fn in_a_game_the_orders_of_a_seat_end_at_their_bound_and_nothing_else_does() {
        let mut table = game();
        let orders = |seat: Seat| Command::SetOrders { seat, orders: Orders::default() };
        assert_eq!(repeat(&mut table, "Ada", &[orders(Seat::First)]), (OF_ORDERS.entries, Code::LogFull));
        assert_eq!(repeat(&mut table, "Ben", &[orders(Seat::Second)]), (OF_ORDERS.entries, Code::LogFull));
        let playing = table.running().unwrap();
        let Step::Decide { seat, .. } = playing.game().step() else { panic!("nobody is asked") };
        let action = action_text(playing.game().nth_action(0).unwrap(), &playing.names);
        let act = Command::Act { seat, seq: playing.question_seq, action };
        let player = if seat == Seat::First { "Ada" } else { "Ben" };
        assert!(decide(&table, player, &act, &Context::NOBODY).is_ok());
        table.apply(0, &Written::Ended { ending: kaiju_protocol::Ending::Abandoned }.into()).unwrap();
        for late in [Command::End, Command::HandOver { seat: Seat::Second }, orders(Seat::First)] {
            assert_eq!(repeat(&mut table, "Ada", &[late]), (0, Code::NotPlaying));
        }
    }

    #[test]
    fn long_orders_fill_a_log_sooner() {
        let mut table = game();
        let takes = PowerId::all().filter(|&power| Takes::of(power).never);
        let powers: Vec<PowerOrder> = takes.map(|power| PowerOrder { power, when: When::Never }).collect();
        let orders = Command::SetOrders { seat: Seat::First, orders: Orders { powers, ..Orders::default() } };
        let (times, code) = repeat(&mut table, "Ada", &[orders]);
        assert_eq!(code, Code::LogFull);
        assert!(times < OF_ORDERS.entries, "{times} of about 1 KiB each");
    }
}
