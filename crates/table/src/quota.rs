//! Quotas for entries that are not part of the game: seats, options, standing orders. Without them anybody could
//! make a log grow forever. Host, guests and orders have separate quotas, so that nobody uses up another's.

use crate::entry::Entry;
use crate::table::Table;
use kaiju_engine::Seat;
use kaiju_protocol::{Entry as Written, Occupant};
use std::collections::HashMap;

/// Entries and their size in bytes.
#[derive(Clone, Copy, Default)]
struct Usage {
    entries: u32,
    bytes: usize,
}

impl Usage {
    fn add(&mut self, bytes: usize) {
        self.entries += 1;
        self.bytes += bytes;
    }

    fn exceeds(self, most: Usage) -> bool {
        self.entries >= most.entries || self.bytes >= most.bytes
    }
}

/// The quota of the host, which nobody else can use up.
const HOST_QUOTA: Usage = Usage { entries: 1_000, bytes: 256 << 10 };
/// The quota of each other guest.
const GUEST_QUOTA: Usage = Usage { entries: 100, bytes: 16 << 10 };
/// The quota of all other guests together, since one person can be many guests.
const ALL_GUESTS_QUOTA: Usage = Usage { entries: 1_000, bytes: 160 << 10 };
/// The quota for the standing orders of a seat.
const ORDERS_QUOTA: Usage = Usage { entries: 200, bytes: 64 << 10 };

/// The quota that an entry is charged to.
enum Payer<'a> {
    Host,
    Guest(&'a str),
    Orders(Seat),
}

/// Usage of the quotas of a table.
#[derive(Clone, Default)]
pub struct LogQuota {
    host: Usage,
    guests: HashMap<String, Usage>,
    all_guests: Usage,
    orders: [Usage; Seat::MAX],
}

impl LogQuota {
    /// True if the quota for such an entry is used up. Entries of the game itself have no quota.
    pub fn is_full(table: &Table, entry: &Entry) -> bool {
        let quota = &table.quota;
        match payer(table, entry) {
            None => false,
            Some(Payer::Host) => quota.host.exceeds(HOST_QUOTA),
            Some(Payer::Guest(guest)) => {
                let own = quota.guests.get(guest).copied().unwrap_or_default();
                own.exceeds(GUEST_QUOTA) || quota.all_guests.exceeds(ALL_GUESTS_QUOTA)
            }
            Some(Payer::Orders(seat)) => quota.orders[seat.index()].exceeds(ORDERS_QUOTA),
        }
    }

    /// Charges an entry that is about to be applied.
    pub fn charge(table: &mut Table, entry: &Entry) {
        let (Some(payer), Entry::Noted(noted)) = (payer(table, entry), entry) else { return };
        // Strings, numbers and lists always serialize.
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

/// The payer of an entry; `None` if it is part of the game, or cannot be made often.
fn payer<'a>(table: &'a Table, entry: &'a Entry) -> Option<Payer<'a>> {
    let Entry::Noted(noted) = entry else { return None };
    let of_guest = |guest: &'a str| if guest == table.info.host { Payer::Host } else { Payer::Guest(guest) };
    match noted {
        Written::Sat { guest, .. } | Written::Voted { by: guest, .. } | Written::Spared { by: guest, .. } => {
            Some(of_guest(guest))
        }
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
        // A seat is freed only as often as it was taken, and a guest must always be able to leave.
        Written::Freed { .. }
        | Written::Created { .. }
        | Written::Started { .. }
        | Written::Acted { .. }
        | Written::Chance { .. }
        | Written::TakenBack { .. }
        | Written::Away { .. }
        | Written::Back { .. }
        | Written::Resigned { .. }
        | Written::SentAway { .. }
        | Written::Forgotten { .. }
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

    /// Everybody is connected.
    fn crowded() -> Context {
        Context { connected: SeatSet::first(6), ..Context::NOBODY }
    }

    /// Ada's table with two taken seats and a free one.
    fn table() -> Table {
        waiting(vec![seated("Ada"), seated("Ben"), SeatInfo::free()])
    }

    fn try_once(table: &mut Table, guest: &str, command: &Command) -> Result<(), Code> {
        let entries = decide(table, guest, command, &crowded()).map_err(|refusal| refusal.code)?;
        entries.iter().for_each(|entry| drop(table.apply(0, entry).unwrap()));
        Ok(())
    }

    /// Repeats commands until one is refused; returns the number of successes and the refusal.
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
    fn a_host_without_quota_can_still_start_the_game() {
        let mut table = table();
        assert_eq!(
            repeat(&mut table, "Ada", &[Command::Resize { seats: 3 }]),
            (HOST_QUOTA.entries, Code::LogFull)
        );
        assert_eq!(repeat(&mut table, "Ada", &[Command::HandOver { seat: Seat::First }]), (0, Code::LogFull));
        try_once(&mut table, "Cleo", &sit("Cleo")).unwrap();
        assert_eq!(repeat(&mut table, "Ada", &[Command::Start]), (1, Code::AlreadyStarted));
    }

    #[test]
    fn a_guest_who_sits_and_stands_in_a_loop_uses_only_their_own_quota() {
        let mut table = table();
        let (times, code) = repeat(&mut table, "Eve", &[sit("Eve"), STAND]);
        assert_eq!((times, code), (2 * GUEST_QUOTA.entries, Code::LogFull));
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
    fn all_guests_together_have_a_quota_and_the_host_has_another() {
        let mut table = table();
        let mut sittings = 0;
        for number in 0..100 {
            let (times, code) = repeat(&mut table, &format!("Eve{number}"), &[sit("Eve"), STAND]);
            assert_eq!(code, Code::LogFull);
            sittings += times.div_ceil(2);
        }
        assert_eq!(sittings, ALL_GUESTS_QUOTA.entries);
        assert_eq!(
            repeat(&mut table, "Ada", &[Command::Resize { seats: 4 }]),
            (HOST_QUOTA.entries, Code::LogFull)
        );
    }

    #[test]
    fn a_guest_who_was_sent_away_cannot_return() {
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
        // A guest who left by choice may come back, and so may a host who cleared their own seat.
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

    /// A running game in which a player is asked.
    fn game() -> Table {
        let mut table = table();
        try_once(&mut table, "Ada", &Command::Start).unwrap();
        while let Some(luck) = table.luck() {
            table.apply(0, &Entry::Chance { luck }).unwrap();
        }
        table
    }

    #[test]
    fn in_a_game_only_standing_orders_have_a_quota() {
        let mut table = game();
        let orders = |seat: Seat| Command::SetOrders { seat, orders: Orders::default() };
        assert_eq!(repeat(&mut table, "Ada", &[orders(Seat::First)]), (ORDERS_QUOTA.entries, Code::LogFull));
        assert_eq!(repeat(&mut table, "Ben", &[orders(Seat::Second)]), (ORDERS_QUOTA.entries, Code::LogFull));
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
    fn long_orders_use_up_the_quota_sooner() {
        let mut table = game();
        let takes = PowerId::all().filter(|&power| Takes::of(power).never);
        let powers: Vec<PowerOrder> = takes.map(|power| PowerOrder { power, when: When::Never }).collect();
        let orders = Command::SetOrders { seat: Seat::First, orders: Orders { powers, ..Orders::default() } };
        let (times, code) = repeat(&mut table, "Ada", &[orders]);
        assert_eq!(code, Code::LogFull);
        assert!(times < ORDERS_QUOTA.entries, "{times} of about 1 KiB each");
    }
}
