//! Players throw the first roll of their turns, where the table says so; nobody waits for a bot or an absent player.

use kaiju_engine::{Seat, SeatSet, Step};
use kaiju_fair::Secret;
use kaiju_protocol::{
    Absence, Clock as Limits, Code, Command, CreateTable, Entry as Written, NewSeat, Phase, Question,
    TableOptions,
};
use kaiju_table::{Bots, Clock, Context, Questions, Seeding, Table, TableSpec, advance};

const ADA: &str = "g1";

fn bots() -> Bots {
    Bots::new(Seeding::EachQuestion, |_, _, seq| Some(seq))
}

/// Ada's table against a bot. Ada begins.
fn ada_begins(throws: bool) -> Table {
    let options = TableOptions {
        clock: Some(Limits { decision_s: 10, reserve_s: 5 }),
        absence: Absence { pause_s: 30, ..Absence::default() },
        first: Some(Seat::First),
        throws,
        ..TableOptions::default()
    };
    let seats = vec![
        NewSeat::Mine { name: None, monster: None },
        NewSeat::Bot { bot: "random".to_owned(), monster: None },
    ];
    let wanted = CreateTable { options, seats, position: None };
    let spec = TableSpec::new(ADA, "Ada", &wanted).expect("the table can be made");
    let (mut table, _) = spec.create("k7m2p9xq", Secret::from_seed(1), 0).expect("it is new");
    execute(&mut table, &Command::Start).expect("the game begins");
    table
}

fn here(table: &Table) -> Context {
    Context { connected: table.seats_of(ADA), ..Context::NOBODY }
}

fn execute(table: &mut Table, command: &Command) -> Result<Vec<Written>, Code> {
    let context = here(table);
    let applied = table.execute(ADA, command, &context, 1_000, &mut bots());
    applied
        .map(|applied| applied.into_iter().map(|applied| applied.entry).collect())
        .map_err(|refusal| refusal.code)
}

fn question(table: &Table) -> Question {
    let connected = here(table).connected;
    Questions::of(table, None, connected).expect("somebody is asked").for_viewer(connected).clone()
}

fn answer(table: &mut Table, action: &str) -> Result<Vec<Written>, Code> {
    let Question { seq, seat, .. } = question(table);
    execute(table, &Command::Act { seat, seq, action: action.to_owned() })
}

#[test]
fn the_first_roll_waits_for_its_player_and_leaves_no_entry_but_the_dice() {
    let mut table = ada_begins(true);
    assert!(question(&table).decision.is_throw());
    assert!(matches!(table.running().unwrap().game().step(), Step::Chance(_)), "no die is known yet");
    assert_eq!(answer(&mut table, "keep all"), Err(Code::IllegalAction));
    let entries = answer(&mut table, "throw").unwrap();
    assert!(matches!(&entries[..], [Written::Chance { luck }] if luck.starts_with("dice ")), "{entries:?}");
    assert!(!question(&table).decision.is_throw());
    // A later roll of the turn follows at once.
    let entries = answer(&mut table, "keep none").unwrap();
    assert!(matches!(&entries[..], [Written::Acted { .. }, Written::Chance { .. }]), "{entries:?}");
    assert_eq!(answer(&mut table, "throw"), Err(Code::IllegalAction));
}

#[test]
fn elsewhere_the_first_roll_is_made_at_once() {
    let mut table = ada_begins(false);
    assert!(question(&table).keep.is_some());
    assert_eq!(answer(&mut table, "throw"), Err(Code::IllegalAction));
}

/// The record of a whole game in which Ada answers at random.
fn record(throws: bool) -> (String, usize) {
    let mut table = ada_begins(throws);
    let mut thrown = 0;
    while table.info.phase == Phase::Playing {
        let asked = question(&table);
        thrown += usize::from(asked.decision.is_throw());
        let action = match (asked.keep, asked.choices.first()) {
            _ if asked.decision.is_throw() => "throw",
            (Some(_), _) => "keep all",
            (None, choice) => &choice.expect("there is an answer").action.clone(),
        };
        answer(&mut table, action).expect("it is an answer");
    }
    (table.record().expect("the game is over"), thrown)
}

#[test]
fn the_record_is_the_same_as_without_throwing() {
    let ((thrown, throws), (rolled, _)) = (record(true), record(false));
    assert!(throws > 3, "{throws}");
    assert!(kaiju_record::verify(thrown.as_bytes()).record.is_ok());
    assert_eq!(thrown, rolled);
}

#[test]
fn the_clock_throws_without_touching_the_reserve() {
    let mut table = ada_begins(true);
    let connected = table.seats_of(ADA);
    let mut clock = Clock::new(0, 500);
    clock.attended_since = Some(0);
    let due = clock.due(&table, connected).expect("time is limited");
    assert_eq!((due.at, due.seat, due.by_clock), (11_000, Seat::First, true));
    let mut applied = Vec::new();
    table.apply(due.at, &Written::Away { seat: due.seat }.into()).unwrap();
    advance(&mut table, Some(&mut bots()), due.at, &mut Some(due), &mut applied).unwrap();
    let [thrown, ..] = &applied[..] else { panic!("nothing happens") };
    assert!(matches!(&thrown.entry, Written::Chance { .. }), "{:?}", thrown.entry);
    assert_eq!(table.running().unwrap().reserves[0], 5_000);
}

#[test]
fn nobody_waits_for_the_throw_of_an_absent_or_resigned_player() {
    for gone in [Written::Away { seat: Seat::First }, Written::Resigned { seat: Seat::First }] {
        let mut table = ada_begins(true);
        table.apply(0, &gone.clone().into()).unwrap();
        assert_eq!(table.thrower(), None, "{gone:?}");
        let mut applied = Vec::new();
        advance(&mut table, Some(&mut bots()), 0, &mut None, &mut applied).unwrap();
        assert!(matches!(applied[0].entry, Written::Chance { .. }), "{gone:?}");
    }
}

#[test]
fn an_absent_player_costs_the_others_no_more_than_one_pause() {
    let table = ada_begins(true);
    let mut clock = Clock::new(0, 500);
    clock.attended_since = Some(0);
    let due = clock.due(&table, SeatSet::EMPTY).expect("Ada is gone");
    assert_eq!((due.seat, due.by_clock), (Seat::First, true), "the clock is faster than the pause of 30 s");
}
