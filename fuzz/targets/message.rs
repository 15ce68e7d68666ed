//! A message on the socket of a table may be any text: it is refused and changes nothing, or becomes entries of a log
//! that replays to the same table. Each line is a message; three guests take turns.

#![no_main]

use kaiju_fair::Secret;
use kaiju_protocol::{ClientMessage, CreateTable, NewSeat, TableOptions, read};
use kaiju_table::{AppliedEntry, Bots, Context, Questions, Seeding, Table, TableSpec};
use libfuzzer_sys::fuzz_target;

/// The most messages of one input.
const MESSAGES: usize = 60;
const GUESTS: [&str; 3] = ["ada", "ben", "cat"];

fuzz_target!(|text: &str| {
    let mine = NewSeat::Mine { name: None, monster: None };
    let bot = NewSeat::Bot { bot: "random".to_owned(), monster: None };
    let seats = vec![mine.clone(), mine, bot, NewSeat::Free];
    let wanted = CreateTable { options: TableOptions::default(), seats, position: None };
    let spec = TableSpec::new(GUESTS[0], "Ada", &wanted).expect("a table");
    let (mut table, mut log) = spec.create("table", Secret::from_seed(1), 0).expect("a table");
    let mut bots = Bots::new(Seeding::EachQuestion, |_, _, seq| Some(seq));
    for (number, line) in text.lines().take(MESSAGES).enumerate() {
        let Ok(message) = read::<ClientMessage>(line) else { continue };
        let printed = serde_json::to_string(&message).expect("a message");
        assert_eq!(read::<ClientMessage>(&printed).ok().as_ref(), Some(&message), "{printed}");
        let guest = GUESTS[number % GUESTS.len()];
        let here = Context { connected: table.seats_of(guest), ..Context::NOBODY };
        let before = (table.seq, table.info.clone());
        match table.execute(guest, &message.command, &here, 1_000 * number as u64, &mut bots) {
            Ok(applied) => log.extend(applied),
            Err(refusal) => {
                assert!(!refusal.message.is_empty());
                assert_eq!((table.seq, table.info.clone()), before, "a refused command changes nothing");
            }
        }
        if let Some(questions) = Questions::of(&table, None, here.connected) {
            let _ = questions.for_viewer(here.connected);
        }
    }
    check(&table, &log);
});

/// The log alone makes the same table.
fn check(table: &Table, log: &[AppliedEntry]) {
    let mut restored = Table::new("table", Secret::from_seed(1));
    for applied in log {
        let line = serde_json::to_string(&applied.entry).expect("an entry");
        let entry = restored.read(serde_json::from_str(&line).expect("an entry")).expect("an entry");
        restored.apply(applied.at, &entry).expect("an entry that was applied");
    }
    assert_eq!((restored.seq, &restored.info), (table.seq, &table.info));
}
