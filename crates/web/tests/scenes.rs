//! Moments of two games between bots, as a client is told them: the positions of docs/screenshots.
//!
//! The games lie in web/tests/shots/games as records. `KAIJU_UPDATE=1 cargo test -p kaiju-web --test scenes` writes the
//! moments anew; `npm run shots` takes the pictures.

use kaiju_engine::SeatSet;
use kaiju_record::{Entry, Record};
use kaiju_table::{public_question, with_choices};
use serde_json::{Map, Value, json};
use std::path::{Path, PathBuf};

/// A moment by the line of the record that answers its question.
const GAMES: [(&str, &[(&str, usize)]); 2] =
    [("classic", &[("roll", 53)]), ("dark", &[("interrupt", 493), ("crowded", 516)])];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/tests/shots/games")
}

/// The messages of a whole game to a spectator, and its questions as the asked seat sees them.
fn scene(name: &str, wanted: &[(&str, usize)]) -> Value {
    let bytes = std::fs::read(folder().join(format!("{name}.kot"))).expect("the record is there");
    let record = Record::from_bytes(&bytes).expect("the record can be read");
    let replay = record.replay().expect("the record can be played");
    let mut steps = Vec::new();
    let mut moments = Map::new();
    for (index, step) in replay.steps.iter().enumerate() {
        assert_eq!(step.takes_back, None, "bots take nothing back");
        let line = record.line_of(index);
        for (moment, _) in wanted.iter().filter(|(_, at)| *at == line) {
            let Entry::Action { seat, .. } = step.entry else {
                panic!("line {line} of {name} answers nobody")
            };
            let question = public_question(&step.before, 1).expect("a question is open");
            let question = with_choices(question, &step.before, record.names());
            let view = kaiju_table::view(&step.before, SeatSet::only(seat));
            moments
                .insert((*moment).to_owned(), json!({ "step": index, "question": question, "view": view }));
        }
        let after = replay.steps.get(index + 1).map_or(&replay.end, |next| &next.before);
        let events = step.events.iter().map(|event| event.as_seen_by(None, after));
        steps.push(json!(events.collect::<Vec<_>>()));
    }
    assert_eq!(moments.len(), wanted.len(), "{name} has a line for each moment");
    let spectator = |game| kaiju_table::view(game, SeatSet::EMPTY);
    let start = &replay.steps.first().expect("something happened").before;
    json!({ "start": spectator(start), "end": spectator(&replay.end), "steps": steps, "moments": moments })
}

#[test]
fn the_pictures_show_what_the_records_tell() {
    let mut wanted = json!(
        GAMES
            .map(|(name, moments)| (name, scene(name, moments)))
            .into_iter()
            .collect::<std::collections::BTreeMap<_, _>>()
    );
    wanted.sort_all_objects();
    let wanted = format!("{wanted}\n");
    let path = folder().join("scenes.json");
    if std::env::var_os("KAIJU_UPDATE").is_some() {
        std::fs::write(&path, &wanted).expect("the folder of the client can be written");
    }
    let found = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(found == wanted, "{} is stale: run with KAIJU_UPDATE=1", path.display());
}
