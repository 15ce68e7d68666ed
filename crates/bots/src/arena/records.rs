//! Records of arena games: one file each.

use super::Arena;
use super::chance::Deal;
use super::lineup::{Candidate, Seating};
use kaiju_engine::Seat;
use kaiju_fair::Secret;
use kaiju_record::{Header, Record, Seated};
use std::fmt;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// The monsters of the six seats.
const MONSTERS: [&str; Seat::MAX] =
    ["Gigazaur", "The King", "Kraken", "Meka Dragon", "Cyber Bunny", "Alienoid"];

/// The reason why a record was not written.
#[derive(Debug)]
pub enum RecordsError {
    /// The folder cannot be created or written to; nothing has been played.
    Folder {
        /// The folder.
        path: PathBuf,
        /// The operating system's message.
        error: io::Error,
    },
    /// The folder already holds a record; nothing has been played.
    Occupied {
        /// The folder.
        path: PathBuf,
        /// One of its records.
        file: String,
    },
    /// A file cannot be written, perhaps because the disk is full.
    File {
        /// The file.
        path: PathBuf,
        /// The operating system's message.
        error: io::Error,
    },
}

impl fmt::Display for RecordsError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordsError::Folder { path, error } => {
                write!(out, "{}: records cannot be written to this folder ({error})", path.display())
            }
            RecordsError::Occupied { path, file } => {
                write!(
                    out,
                    "{}: this folder already holds records, such as {file}; name another folder, or remove them",
                    path.display()
                )
            }
            RecordsError::File { path, error } => {
                write!(out, "{}: the record cannot be written ({error}); the arena stops", path.display())
            }
        }
    }
}

impl std::error::Error for RecordsError {}

/// The most characters in the value of a record's field.
const LONGEST_FIELD: usize = 200;
/// The extension of record files.
const EXTENSION: &str = "kot";

/// Creates the folder and checks that it is writable and holds no record yet: records of another run must not be
/// mixed with these or overwritten.
pub(super) fn prepare(folder: &Path) -> Result<(), RecordsError> {
    let probe = folder.join(format!(".kaiju-{}", std::process::id()));
    let occupied = fs::create_dir_all(folder)
        .and_then(|()| File::create(&probe))
        .and_then(|_| fs::remove_file(&probe))
        .and_then(|()| first_record(folder))
        .map_err(|error| RecordsError::Folder { path: folder.to_owned(), error })?;
    match occupied {
        Some(file) => Err(RecordsError::Occupied { path: folder.to_owned(), file }),
        None => Ok(()),
    }
}

/// The name of the first record in the folder, if there is one.
fn first_record(folder: &Path) -> io::Result<Option<String>> {
    let mut first: Option<String> = None;
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned());
        if path.extension().is_some_and(|extension| extension == EXTENSION) {
            first = [first, name].into_iter().flatten().min();
        }
    }
    Ok(first)
}

/// The record of a game that is about to begin.
pub(super) fn begin(arena: &Arena, number: u64, seating: &Seating, deal: &Deal) -> Record {
    let lineup = &arena.lineup;
    let seats = Seat::ALL[..lineup.players()].iter().zip(MONSTERS).zip(&deal.contributions);
    let players = seats.map(|((&seat, monster), &contribution)| {
        let bot = match lineup.candidate(seating.place_at(seat)) {
            Candidate::Bot(kind) => kind.name,
            // A command is not a name. The field `bots` names the programs.
            Candidate::Program(_) => "program",
        };
        Seated { contribution, ..Seated::new(&format!("{bot}-{}", seat.index() + 1), monster) }
    });
    let mut header = Header::new(arena.rules, players);
    header.commitment = Some(deal.secret.commitment());
    let source = format!("seed {}, game {}, dice {}", arena.seed, number + 1, arena.deal_number(number) + 1);
    header.fields.push(("arena".to_owned(), source));
    let bots = Seat::ALL[..lineup.players()].iter().map(|&seat| lineup.name_of(seating.place_at(seat)));
    let bots = bots.collect::<Vec<_>>().join(", ");
    header.fields.push(("bots".to_owned(), one_line(&bots)));
    match Record::new(header) {
        Ok(record) => record,
        Err(error) => unreachable!("the arena writes headers that are in order: {error}"),
    }
}

/// The part of a text that fits a field.
fn one_line(text: &str) -> String {
    let line: String = text.chars().filter(|letter| !letter.is_control()).take(LONGEST_FIELD).collect();
    line.trim().to_owned()
}

/// Writes the record of a finished game and reveals its secret.
pub(super) fn write(
    folder: &Path,
    arena: &Arena,
    number: u64,
    mut record: Record,
    secret: Secret,
) -> Result<(), RecordsError> {
    if let Err(error) = record.reveal(secret) {
        unreachable!("the secret fits its own commitment: {error}");
    }
    // Equally many digits, so that files sort in the order of the games.
    let digits = arena.games.to_string().len();
    let path = folder.join(format!("game-{:0digits$}.{EXTENSION}", number + 1));
    File::create_new(&path).map_err(|error| RecordsError::File { path: path.clone(), error }).and_then(
        |mut file| {
            file.write_all(record.print().as_bytes()).map_err(|error| {
                // Half a record would look like one that was tampered with.
                let _ = fs::remove_file(&path);
                RecordsError::File { path, error }
            })
        },
    )
}
