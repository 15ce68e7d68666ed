//! What is said at a table besides playing: who sits where, options, standing orders. Anybody could go on with it for ever,
//! so everybody may add only so much of it to a log. Nobody uses up what belongs to others.

use super::audience::json;
use super::state::State;
use kaiju_engine::Seat;
use kaiju_protocol::{Entry, Occupant};
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
pub struct Talk {
    host: Amount,
    guests: HashMap<String, Amount>,
    all_guests: Amount,
    orders: [Amount; Seat::MAX],
}

impl Talk {
    /// Whether nobody may add such an entry any more. What belongs to the game itself can always be added.
    pub fn is_full(state: &State, entry: &Entry) -> bool {
        let talk = &state.talk;
        match payer(state, entry) {
            None => false,
            Some(Payer::Host) => talk.host.reaches(OF_HOST),
            Some(Payer::Guest(guest)) => {
                let own = talk.guests.get(guest).copied().unwrap_or_default();
                own.reaches(OF_GUEST) || talk.all_guests.reaches(OF_GUESTS)
            }
            Some(Payer::Orders(seat)) => talk.orders[seat.index()].reaches(OF_ORDERS),
        }
    }

    /// Charges an entry that is about to be made.
    pub fn charge(state: &mut State, entry: &Entry) {
        let Some(payer) = payer(state, entry) else { return };
        let bytes = json(entry).len();
        match payer {
            Payer::Host => state.talk.host.add(bytes),
            Payer::Guest(guest) => {
                let guest = guest.to_owned();
                state.talk.guests.entry(guest).or_default().add(bytes);
                state.talk.all_guests.add(bytes);
            }
            Payer::Orders(seat) => state.talk.orders[seat.index()].add(bytes),
        }
    }
}

/// Who makes such an entry; nobody if it belongs to the game itself, or cannot be made often.
fn payer<'a>(state: &'a State, entry: &'a Entry) -> Option<Payer<'a>> {
    let of_guest = |guest: &'a str| if guest == state.info.host { Payer::Host } else { Payer::Guest(guest) };
    match entry {
        Entry::Sat { guest, .. } => Some(of_guest(guest)),
        Entry::Dressed { seat, .. } | Entry::Contributed { seat, .. } => {
            match &state.info.seats.get(seat.index())?.occupant {
                Occupant::Guest { guest } => Some(of_guest(guest)),
                Occupant::Bot { .. } | Occupant::Free => Some(Payer::Host),
            }
        }
        Entry::BotSat { .. } | Entry::Resized { .. } | Entry::Changed { .. } | Entry::HostChanged { .. } => {
            Some(Payer::Host)
        }
        Entry::Ordered { seat, .. } => Some(Payer::Orders(*seat)),
        // A seat becomes free only as often as it was taken, and who has sat down can always leave.
        Entry::Freed { .. }
        | Entry::Created { .. }
        | Entry::Started { .. }
        | Entry::Acted { .. }
        | Entry::Chance { .. }
        | Entry::TakenBack { .. }
        | Entry::Away { .. }
        | Entry::Back { .. }
        | Entry::Resigned { .. }
        | Entry::Ended { .. }
        | Entry::Rematch { .. } => None,
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

    use super::super::command::{Context, decide};
    use super::super::testing::{seated, waiting};
    use super::*;
    use kaiju_engine::{PowerId, SeatSet, Step};
    use kaiju_notation::action_text;
    use kaiju_protocol::{Code, Command, Orders, PowerOrder, SeatInfo, Takes, When};

    const CONTEXT: Context = Context { connected: SeatSet::EMPTY, lately: SeatSet::EMPTY, reserve_ms: None };

    /// Everybody is there.
    fn crowded() -> Context {
        Context { connected: SeatSet::first(6), ..CONTEXT }
    }

    /// A table of Ada's with two seats that are taken and one that is free.
    fn table() -> State {
        waiting(vec![seated("Ada"), seated("Ben"), SeatInfo::free()])
    }

    fn try_once(state: &mut State, guest: &str, command: &Command) -> Result<(), Code> {
        let entries = decide(state, guest, command, &crowded()).map_err(|refusal| refusal.code)?;
        entries.iter().for_each(|entry| drop(state.apply(0, entry).unwrap()));
        Ok(())
    }

    /// Carries commands out in turn as long as they are allowed: how often, and why not any more.
    fn repeat(state: &mut State, guest: &str, commands: &[Command]) -> (u32, Code) {
        for (times, command) in (0..).zip(commands.iter().cycle()) {
            if let Err(code) = try_once(state, guest, command) {
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
        let mut state = table();
        assert_eq!(
            repeat(&mut state, "Ada", &[Command::Resize { seats: 3 }]),
            (OF_HOST.entries, Code::LogFull)
        );
        assert_eq!(repeat(&mut state, "Ada", &[Command::HandOver { seat: Seat::First }]), (0, Code::LogFull));
        try_once(&mut state, "Cleo", &sit("Cleo")).unwrap();
        assert_eq!(repeat(&mut state, "Ada", &[Command::Start]), (1, Code::AlreadyStarted));
    }

    #[test]
    fn a_stranger_who_sits_and_stands_in_a_loop_takes_nothing_from_anybody() {
        let mut state = table();
        let (times, code) = repeat(&mut state, "Eve", &[sit("Eve"), STAND]);
        assert_eq!((times, code), (2 * OF_GUEST.entries, Code::LogFull));
        try_once(
            &mut state,
            "Ben",
            &Command::Dress { seat: Seat::Second, name: Some("Benno".to_owned()), monster: None },
        )
        .unwrap();
        try_once(&mut state, "Cleo", &sit("Cleo")).unwrap();
        try_once(&mut state, "Ada", &Command::Clear { seat: Seat::Third }).unwrap();
        try_once(&mut state, "Ada", &Command::SeatBot { seat: Seat::Third, bot: "random".to_owned() })
            .unwrap();
        try_once(&mut state, "Ada", &Command::Start).unwrap();
    }

    #[test]
    fn a_stranger_with_many_names_fills_no_disk_and_leaves_the_host_alone() {
        let mut state = table();
        let mut sittings = 0;
        for number in 0..100 {
            let (times, code) = repeat(&mut state, &format!("Eve{number}"), &[sit("Eve"), STAND]);
            assert_eq!(code, Code::LogFull);
            sittings += times.div_ceil(2);
        }
        assert_eq!(sittings, OF_GUESTS.entries);
        assert_eq!(
            repeat(&mut state, "Ada", &[Command::Resize { seats: 4 }]),
            (OF_HOST.entries, Code::LogFull)
        );
    }

    #[test]
    fn who_was_sent_away_stays_away() {
        let mut state = table();
        try_once(&mut state, "Eve", &sit("Eve")).unwrap();
        try_once(&mut state, "Ada", &Command::Clear { seat: Seat::Third }).unwrap();
        assert_eq!(try_once(&mut state, "Eve", &sit("Eve")), Err(Code::SentAway));
        try_once(&mut state, "Cleo", &sit("Cleo")).unwrap();
        let absent = decide(&state, "Ada", &Command::Clear { seat: Seat::Third }, &CONTEXT);
        assert_eq!(
            absent,
            Ok(vec![Entry::Freed { seat: Seat::Third, sent_away: false }]),
            "Cleo may come back"
        );
        // Who left, and bots that were put away, were not sent away.
        try_once(&mut state, "Cleo", &STAND).unwrap();
        try_once(&mut state, "Cleo", &sit("Cleo")).unwrap();
        try_once(&mut state, "Ada", &Command::Clear { seat: Seat::First }).unwrap();
        assert_eq!(state.info.host, "Ben");
        let back = Command::Sit { seat: Seat::First, name: "Ada".to_owned(), monster: None };
        try_once(&mut state, "Ada", &back).unwrap();
    }

    #[test]
    fn logs_from_before_somebody_could_be_sent_away_still_load() {
        let old: Entry = serde_json::from_str(r#"{"type":"freed","seat":1}"#).unwrap();
        let mut state = table();
        state.apply(0, &old).unwrap();
        let back = Command::Sit { seat: Seat::Second, name: "Ben".to_owned(), monster: None };
        try_once(&mut state, "Ben", &back).unwrap();
    }

    #[test]
    fn logs_from_before_orders_had_to_agree_still_load() {
        let old = r#"{"type":"ordered","seat":0,"orders":{"leave_at_most":9,"stay_at_least":1,"powers":[
            {"power":"wings","when":"always"},{"power":"wings","when":"never"}]}}"#;
        game().apply(0, &serde_json::from_str(old).unwrap()).unwrap();
    }

    /// A running game in which somebody is asked.
    fn game() -> State {
        let mut state = table();
        try_once(&mut state, "Ada", &Command::Start).unwrap();
        while let Some(luck) = state.luck() {
            let luck = kaiju_notation::luck_text(luck, &state.running().unwrap().names);
            state.apply(0, &Entry::Chance { luck }).unwrap();
        }
        state
    }

    #[test]
    fn in_a_game_the_orders_of_a_seat_end_at_their_bound_and_nothing_else_does() {
        let mut state = game();
        let orders = |seat: Seat| Command::SetOrders { seat, orders: Orders::default() };
        assert_eq!(repeat(&mut state, "Ada", &[orders(Seat::First)]), (OF_ORDERS.entries, Code::LogFull));
        assert_eq!(repeat(&mut state, "Ben", &[orders(Seat::Second)]), (OF_ORDERS.entries, Code::LogFull));
        let playing = state.running().unwrap();
        let Step::Decide { seat, .. } = playing.game().step() else { panic!("nobody is asked") };
        let action = action_text(playing.game().nth_action(0).unwrap(), &playing.names);
        let act = Command::Act { seat, seq: playing.question_seq, action };
        let player = if seat == Seat::First { "Ada" } else { "Ben" };
        assert!(decide(&state, player, &act, &CONTEXT).is_ok());
        state.apply(0, &Entry::Ended { ending: kaiju_protocol::Ending::Abandoned }).unwrap();
        for late in [Command::End, Command::HandOver { seat: Seat::Second }, orders(Seat::First)] {
            assert_eq!(repeat(&mut state, "Ada", &[late]), (0, Code::NotPlaying));
        }
    }

    #[test]
    fn long_orders_fill_a_log_sooner() {
        let mut state = game();
        let takes = PowerId::all().filter(|&power| Takes::of(power).never);
        let powers: Vec<PowerOrder> = takes.map(|power| PowerOrder { power, when: When::Never }).collect();
        let orders = Command::SetOrders { seat: Seat::First, orders: Orders { powers, ..Orders::default() } };
        let (times, code) = repeat(&mut state, "Ada", &[orders]);
        assert_eq!(code, Code::LogFull);
        assert!(times < OF_ORDERS.entries, "{times} of about 1 KiB each");
    }
}
