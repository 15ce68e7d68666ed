//! Records of games: those that every later version must read, and mutations of them.

pub mod mutate;

use crate::root;
use anyhow::{Context, Result};
use kaiju_engine::Step;
use kaiju_engine::playout::{Numbers, WyRand, action};
use kaiju_fair::{Contribution, Secret, Stream};
use kaiju_record::{Entry, Header, RULES_REVISION, Record, Seated};
use kaiju_soak::tables::{self, Table};
use std::fs;
use std::path::PathBuf;

const PLAYERS: [(&str, &str); 6] = [
    ("Alice", "Gigazaur"),
    ("Bob", "The King"),
    ("Carol", "Kraken"),
    ("Dave", "Meka Dragon"),
    ("Eve", "Cyber Bunny"),
    ("Frank", "Alienoid"),
];

/// The number of records per rule set and number of players.
const GAMES_PER_TABLE: u32 = 3;

/// The folder of the records that are kept for ever, with one folder per revision of the rules.
pub fn folder() -> PathBuf {
    root().join("tests/records")
}

/// Plays random games with fair dice at every table and keeps their records. Existing records stay as they are.
pub fn run() -> Result<()> {
    let folder = folder().join(format!("revision-{RULES_REVISION}"));
    fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
    let mut written = 0;
    let mut seed = 0;
    for table in tables::all() {
        let rules = table.rules().replace([' ', '='], "-");
        for number in 1..=GAMES_PER_TABLE {
            seed += 1;
            let file = folder.join(format!("{rules}-{}-{number}.kot", table.players()));
            if !file.exists() {
                fs::write(&file, play(&table, seed)?.print())
                    .with_context(|| format!("cannot write {}", file.display()))?;
                written += 1;
            }
        }
    }
    println!("{written} records written to {}", folder.display());
    Ok(())
}

/// A random game with fair dice. Every other seat contributes, and some choices are taken back.
pub fn play(table: &Table, seed: u64) -> Result<Record> {
    let players = PLAYERS.into_iter().take(table.players());
    let mut header =
        Header::new(table.setup.rules, players.map(|(name, monster)| Seated::new(name, monster)));
    let secret = Secret::from_seed(seed);
    header.commitment = Some(secret.commitment());
    for (player, byte) in header.players.iter_mut().step_by(2).zip(1..) {
        player.contribution = Some(Contribution::from_bytes([byte; 32]));
    }
    let stream = Stream::new(&secret, &header.contributions());
    let mut numbers = WyRand(seed);
    let mut record = Record::new(header)?;
    let mut sequence = 0;
    // Now and then a player takes a choice back.
    let mut second_thoughts = WyRand(!seed);
    loop {
        if let Some(seat) = record.may_undo().filter(|_| second_thoughts.below(2) == 0) {
            record.push(Entry::Undo { seat }, None)?;
        }
        let entry = match record.game().step() {
            Step::Decide { seat, decision } => {
                Entry::Action { seat, action: action(record.game(), seat, decision, &mut numbers) }
            }
            Step::Chance(chance) => {
                sequence += 1;
                Entry::Chance(stream.luck(record.game(), chance, sequence - 1))
            }
            Step::Over(_) => break,
        };
        record.push(entry, None)?;
    }
    record.reveal(secret)?;
    Ok(record)
}
