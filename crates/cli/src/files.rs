//! Files named on the command line.

use anyhow::{Context, Result, bail};
use kaiju_text::Texts;
use std::fs::{self, File};
use std::io::Read;
use std::path::{Path, PathBuf};

/// The files of `paths`; for a folder, all files below it with this extension, sorted by name.
pub fn collect(paths: &[PathBuf], extension: &str, texts: &Texts) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for path in paths {
        if !path.is_dir() {
            files.push(path.clone());
            continue;
        }
        let before = files.len();
        collect_below(path, extension, texts, &mut files)?;
        if files.len() == before {
            let none = texts.say("file-none", &[("extension", extension.into())]);
            bail!("{}: {none}", path.display());
        }
    }
    Ok(files)
}

fn collect_below(folder: &Path, extension: &str, texts: &Texts, files: &mut Vec<PathBuf>) -> Result<()> {
    let cannot_list = || format!("{}: {}", folder.display(), texts.say("file-unlisted", &[]));
    let mut entries: Vec<_> =
        fs::read_dir(folder).and_then(Iterator::collect::<Result<_, _>>).with_context(cannot_list)?;
    entries.sort_by_key(fs::DirEntry::file_name);
    for entry in entries {
        let path = entry.path();
        // Links to folders are not followed, since they may form a cycle.
        if entry.file_type().with_context(cannot_list)?.is_dir() {
            collect_below(&path, extension, texts, files)?;
        } else if path.extension().is_some_and(|own| own == extension) && !path.is_dir() {
            files.push(path);
        }
    }
    Ok(())
}

/// The bytes of a file, or just enough of it to see that it is larger than `largest`.
pub fn read(file: &Path, largest: usize, texts: &Texts) -> Result<Vec<u8>> {
    let mut bytes = Vec::new();
    File::open(file)
        .and_then(|open| open.take(largest as u64 + 1).read_to_end(&mut bytes))
        .with_context(|| format!("{}: {}", file.display(), texts.say("file-unread", &[])))?;
    Ok(bytes)
}
