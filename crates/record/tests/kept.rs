//! The games in `tests/records` end as they did when they were played, however the program has changed since.

use kaiju_engine::RuleSet;
use kaiju_engine::rules::Revision;
use kaiju_record::{Record, verify};
use std::fs;
use std::path::Path;

/// The revisions whose records are kept. A kept record never changes.
const KEPT: [Revision; 2] = Revision::ALL;

fn records_of(revision: Revision) -> Vec<(String, Record)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join(format!("../../tests/records/revision-{}", revision.number()));
    let files = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let records = files.map(|file| {
        let path = file.expect("a file").path();
        let text = fs::read(&path).expect("a record");
        // Verification replays the game and compares the digest of every position, up to the final one.
        let record = verify(&text).record.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert_eq!(record.print().as_bytes(), text, "{}", path.display());
        (path.display().to_string(), record)
    });
    records.collect()
}

#[test]
fn the_games_of_every_revision_come_to_the_same_positions() {
    for revision in KEPT {
        for (file, record) in records_of(revision) {
            assert_eq!(record.header().revision(), revision.number(), "{file}");
            assert!(record.game().outcome().is_some(), "{file} is unfinished");
            assert_eq!(&record.replay().expect("a game that was played").end, record.game(), "{file}");
        }
    }
}

#[test]
fn there_are_games_of_every_rule_set_and_number_of_players() {
    for revision in KEPT {
        let records = records_of(revision);
        let mut mixed = RuleSet::preset_of(revision, "dark").expect("a preset");
        mixed.set("wickedness", "mixed").expect("a switch of the rules");
        let presets = RuleSet::presets(revision).iter().map(|(_, rules)| *rules);
        for rules in presets.chain([mixed]) {
            for players in 2..=6 {
                let fits = |record: &Record| {
                    record.header().rules == rules && record.header().players.len() == players
                };
                assert!(records.iter().any(|(_, record)| fits(record)), "{players} players, {rules:?}");
            }
        }
    }
}
