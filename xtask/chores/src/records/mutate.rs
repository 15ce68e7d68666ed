//! `cargo xtask mutate-records`: records with one changed byte are refused, unless the change does not matter.

use anyhow::{Context, Result, bail};
use clap::Args;
use kaiju_engine::playout::{Numbers, WyRand};
use kaiju_record::{Record, verify};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// Change one byte of a record at a time, and check that the change is found
///
/// Each change replaces, inserts or removes one byte somewhere in a record. `kaiju verify` must
/// refuse it and name a line, or find the same game: line endings, for example, change nothing.
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub struct Options {
    /// Number of changes to try
    #[arg(long, value_name = "N", default_value_t = 10_000)]
    count: u32,
    /// Seed of the random numbers
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// A folder with records, instead of those that are kept for ever
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
}

/// The fate of a changed record.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Fate {
    /// Refused, naming the line that was changed.
    NamedItsLine,
    /// Refused, naming a line after it.
    NamedLaterLine,
    /// Refused, naming a line before it.
    NamedEarlierLine,
    /// Accepted as the same game.
    SameGame,
    /// Accepted as another game.
    Missed,
}

/// The number of records by kind of line and fate.
type Counts = BTreeMap<(&'static str, Fate), u32>;

/// Tries the changes and prints a table.
pub fn run(options: &Options) -> Result<()> {
    let folder = options.records.clone().unwrap_or_else(super::folder);
    let records = read_all(&folder)?;
    let mut numbers = WyRand(options.seed);
    let mut counts = Counts::new();
    for _ in 0..options.count {
        let record = &records[numbers.below(records.len() as u32) as usize];
        let (kind, fate) = try_one(record, &mut numbers);
        *counts.entry((kind, fate)).or_default() += 1;
    }
    println!(
        "{:<14} {:>9} {:>9} {:>10} {:>9} {:>7}",
        "changed line", "its line", "a later", "an earlier", "same game", "missed"
    );
    let kinds: std::collections::BTreeSet<&str> = counts.keys().map(|(kind, _)| *kind).collect();
    let of = |kind: &str, fate| {
        counts
            .iter()
            .filter(|(key, _)| (kind == "all" || key.0 == kind) && key.1 == fate)
            .map(|(_, n)| n)
            .sum()
    };
    for kind in kinds.into_iter().chain(["all"]) {
        let [own, later, earlier, same, missed]: [u32; 5] =
            [Fate::NamedItsLine, Fate::NamedLaterLine, Fate::NamedEarlierLine, Fate::SameGame, Fate::Missed]
                .map(|fate| of(kind, fate));
        println!("{kind:<14} {own:>9} {later:>9} {earlier:>10} {same:>9} {missed:>7}");
    }
    let missed: u32 = of("all", Fate::Missed);
    if missed > 0 {
        bail!("{missed} of {} changes were not found", options.count);
    }
    Ok(())
}

/// A record with its text.
struct Original {
    text: Vec<u8>,
    record: Record,
}

fn read_all(folder: &Path) -> Result<Vec<Original>> {
    let mut originals = Vec::new();
    let mut folders = vec![folder.to_path_buf()];
    while let Some(folder) = folders.pop() {
        let cannot_list = || format!("cannot list {}", folder.display());
        for entry in fs::read_dir(&folder).with_context(cannot_list)? {
            let path = entry.with_context(cannot_list)?.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "kot") {
                let text = fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
                match verify(&text).record {
                    Ok(record) => originals.push((path, Original { text, record })),
                    Err(error) => bail!("{}: {error}", path.display()),
                }
            }
        }
    }
    if originals.is_empty() {
        bail!("no .kot file below {}", folder.display());
    }
    // The order of a folder differs between systems; that of the changes must not.
    originals.sort_by(|(one, _), (other, _)| one.cmp(other));
    Ok(originals.into_iter().map(|(_, original)| original).collect())
}

fn try_one(original: &Original, numbers: &mut impl Numbers) -> (&'static str, Fate) {
    let mut text = original.text.clone();
    let place = numbers.below(text.len() as u32) as usize;
    let line = 1 + text[..place].iter().filter(|&&byte| byte == b'\n').count();
    let kind = kind_of(&original.text, place);
    match numbers.below(4) {
        0 => {
            text.remove(place);
        }
        1 => text.insert(place, any_byte(numbers)),
        2 => text[place] ^= 1 << numbers.below(8),
        _ => {
            let old = text[place];
            while text[place] == old {
                text[place] = any_byte(numbers);
            }
        }
    }
    let fate = match verify(&text).record {
        Ok(record) if record == original.record => Fate::SameGame,
        Ok(_) => Fate::Missed,
        Err(error) if error.line == line => Fate::NamedItsLine,
        Err(error) if error.line > line => Fate::NamedLaterLine,
        Err(_) => Fate::NamedEarlierLine,
    };
    (kind, fate)
}

/// Half of the bytes are typical of records: such changes are harder to find.
fn any_byte(numbers: &mut impl Numbers) -> u8 {
    const USUAL: &[u8] = b"0123456789abcdef abcdefghijklmnopqrstuvwxyz[]:-# \n\r\t";
    if numbers.below(2) == 0 {
        USUAL[numbers.below(USUAL.len() as u32) as usize]
    } else {
        numbers.next() as u8
    }
}

/// The kind of line at this offset of a record.
fn kind_of(text: &[u8], place: usize) -> &'static str {
    if text[place] == b'\n' {
        return "end of line";
    }
    let start = text[..place].iter().rposition(|&byte| byte == b'\n').map_or(0, |end| end + 1);
    let rest = &text[start..];
    let line = &rest[..rest.iter().position(|&byte| byte == b'\n').unwrap_or(rest.len())];
    let words: [(&[u8], &'static str); 8] = [
        (b"commitment ", "commitment"),
        (b"contribution ", "contribution"),
        (b"secret ", "secret"),
        (b"begin ", "begin"),
        (b"dice ", "dice"),
        (b"draw ", "draw"),
        (b"over ", "result"),
        (b"sides ", "sides"),
    ];
    let known = words.iter().find(|(word, _)| line.starts_with(word)).map(|(_, kind)| *kind);
    let has_digest = line.ends_with(b"]");
    match known {
        _ if has_digest && place + 10 >= start + line.len() => "digest",
        _ if has_digest && line.windows(8).any(|part| part == b": undo [") => "take-back",
        Some(kind) => kind,
        None if has_digest => "action",
        None => "header",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kaiju_soak::tables;

    #[test]
    fn single_changed_bytes_are_found() {
        let mut numbers = WyRand(7);
        for table in tables::all().iter().step_by(7) {
            let record = crate::records::play(table, 3).expect("a game");
            let original = Original { text: record.print().into_bytes(), record };
            for _ in 0..100 {
                let (kind, fate) = try_one(&original, &mut numbers);
                assert_ne!(fate, Fate::Missed, "{table}: {kind}");
                assert!(fate != Fate::SameGame || kind == "end of line", "{table}: {kind}");
            }
        }
    }
}
