//! A table without a server: two players at one device, no sockets, no storage, no clock.
//!
//!     cargo run --manifest-path examples/Cargo.toml --bin table

use kaiju_fair::Secret;
use kaiju_protocol::{Command, Phase};
use kaiju_table::{Bots, Context, Questions, Seeding, Table, TableSpec};
use std::error::Error;

const TABLE: &str = r#"{
    "options": {"rules": "dark", "public": false, "clock": null, "absence": {"pause_s": 30, "bot": "random"}},
    "seats": [{"kind": "mine", "name": "Ada", "monster": null}, {"kind": "mine", "name": "Bo", "monster": null}]
}"#;

fn main() -> Result<(), Box<dyn Error>> {
    let record = play(1)?;
    let checked = kaiju_record::verify(record.as_bytes());
    println!("{record}");
    checked.record.map_err(|error| error.to_string())?;
    Ok(())
}

/// Plays a game and returns its record. A real table draws its secret at random; this one is always the same.
fn play(seed: u64) -> Result<String, Box<dyn Error>> {
    let spec = TableSpec::new("ada", "Ada", &serde_json::from_str(TABLE)?)?;
    let (mut table, _) = spec.create("k7m2p9xq", Secret::from_seed(seed), 0)?;
    let mut bots = Bots::new(Seeding::EachQuestion, |_table, _seat, seq| Some(seq));
    let here = Context { connected: table.seats_of("ada"), ..Context::NOBODY };
    table.execute("ada", &Command::Start, &here, 0, &mut bots)?;
    while let Some(command) = answer(&table, &here) {
        // Each entry goes to the log, and to every player as far as they may see it.
        for applied in table.execute("ada", &command, &here, 0, &mut bots)? {
            for event in &applied.for_viewer(here.connected).events {
                eprintln!("{event:?}");
            }
        }
    }
    match table.info.phase {
        Phase::Over { .. } => Ok(table.record().ok_or("a game that is over has a record")?),
        _ => Err("the game goes on, and nobody is asked".into()),
    }
}

/// Keeps all dice, and otherwise takes the first choice.
fn answer(table: &Table, here: &Context) -> Option<Command> {
    let questions = Questions::of(table, None, here.connected)?;
    let question = questions.for_viewer(here.connected);
    let action = match (question.keep, question.choices.first()) {
        (Some(_), _) => "keep all".to_owned(),
        (None, choice) => choice?.action.clone(),
    };
    Some(Command::Act { seat: question.seat, seq: question.seq, action })
}
