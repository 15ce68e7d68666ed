//! The body of `POST /api/tables` may be any text: it is refused with a sentence, or makes a table that its log makes
//! again, and a rematch.

#![no_main]

use kaiju_fair::Secret;
use kaiju_protocol::{Command, CreateTable, read};
use kaiju_table::{Bots, Context, Seeding, Table, TableSpec};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Ok(wanted) = read::<CreateTable>(text) else { return };
    let printed = serde_json::to_string(&wanted).expect("a body");
    assert_eq!(read::<CreateTable>(&printed).ok().as_ref(), Some(&wanted), "{printed}");
    let spec = match TableSpec::new("ada", "Ada", &wanted) {
        Ok(spec) => spec,
        Err(refusal) => return assert!(!refusal.message.is_empty()),
    };
    let (mut table, created) = spec.create("table", Secret::from_seed(1), 0).expect("a table");
    let mut restored = Table::new("table", Secret::from_seed(1));
    for applied in &created {
        let line = serde_json::to_string(&applied.entry).expect("an entry");
        let entry = restored.read(serde_json::from_str(&line).expect("an entry")).expect("an entry");
        restored.apply(applied.at, &entry).expect("an entry that was applied");
    }
    assert_eq!(restored.info, table.info);
    let _ = TableSpec::rematch(&table.info);
    let mut bots = Bots::new(Seeding::EachQuestion, |_, _, seq| Some(seq));
    let here = Context { connected: table.seats_of("ada"), ..Context::NOBODY };
    // Refused if seats are free.
    let _ = table.execute("ada", &Command::Start, &here, 1_000, &mut bots);
});
