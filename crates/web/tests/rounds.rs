//! Whole games of four, as short as the director of the client's film needs them: no more than the kinds of their
//! events.
//!
//! The games are records in tests/records. `KAIJU_UPDATE=1 cargo test -p kaiju-web --test rounds` writes them anew.

use kaiju_engine::{Event, Game};
use kaiju_record::Record;
use serde_json::{Value, json};
use std::path::Path;

const RULES: [&str; 5] = ["czech", "spanish", "polish", "dark-wickedness-green", "modern"];

/// An event as its kind, its seat if it has one, and `entry` for the points of entering Tokyo.
fn short(event: Event, after: &Game) -> String {
    let event = serde_json::to_value(event.as_seen_by(None, after)).expect("events are data");
    let seat = event["seat"].as_u64().map(|seat| seat.to_string());
    let cause = event["cause"].as_str().filter(|&cause| cause == "entry").map(str::to_owned);
    let kind = event["event"].as_str().map(str::to_owned);
    [kind, seat, cause].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// The turns of a recorded game, each as its events.
fn turns(name: &str) -> Vec<String> {
    let path =
        Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../tests/records/revision-2/{name}.kot"));
    let record = Record::from_bytes(&std::fs::read(path).expect("the record is there"));
    let replay = record.expect("the record can be read").replay().expect("the record can be played");
    let mut turns = vec![Vec::new()];
    for (index, step) in replay.steps.iter().enumerate() {
        let after = replay.steps.get(index + 1).map_or(&replay.end, |next| &next.before);
        for &event in &step.events {
            if matches!(event, Event::TurnBegan { .. }) {
                turns.push(Vec::new());
            }
            turns.last_mut().expect("there is always one").push(short(event, after));
        }
    }
    turns.into_iter().map(|events| events.join(", ")).collect()
}

#[test]
fn recorded_rounds_are_the_engines() {
    let names = RULES.iter().flat_map(|rules| (1..=3).map(move |game| format!("{rules}-4-{game}")));
    let games: serde_json::Map<String, Value> =
        names.map(|name| (name.clone(), json!(turns(&name)))).collect();
    let wanted = format!("{:#}\n", Value::Object(games));
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/tests/games/rounds.json");
    if std::env::var_os("KAIJU_UPDATE").is_some() {
        std::fs::write(&path, &wanted).expect("the folder of the client can be written");
    }
    let found = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(found == wanted, "web/tests/games/rounds.json is stale: run with KAIJU_UPDATE=1");
}
