//! The log of a server: on standard error, or in a file that is opened again when it was moved away.

use anyhow::{Context, Result};
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tracing_subscriber::EnvFilter;
use tracing_subscriber::filter::LevelFilter;

/// A file with a log.
pub struct LogFile {
    path: PathBuf,
    file: Mutex<File>,
}

impl LogFile {
    fn open(path: &Path) -> Result<LogFile> {
        let file =
            append_to(path).with_context(|| format!("{}: cannot write the log here", path.display()))?;
        Ok(LogFile { path: path.to_owned(), file: Mutex::new(file) })
    }

    fn lock(&self) -> MutexGuard<'_, File> {
        // Nothing panics while it holds the lock.
        self.file.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Writes to a new file of this name from now on, if the old one was moved away or removed.
    pub fn reopen(&self) -> std::io::Result<()> {
        let file = append_to(&self.path)?;
        *self.lock() = file;
        Ok(())
    }
}

fn append_to(path: &Path) -> std::io::Result<File> {
    OpenOptions::new().append(true).create(true).open(path)
}

impl Write for &LogFile {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.lock().write(bytes)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        self.lock().flush()
    }
}

/// Starts the log, at the level that KAIJU_LOG names. Returns its file, if it has one.
pub fn start(path: Option<&Path>, is_json: bool) -> Result<Option<Arc<LogFile>>> {
    let wanted = std::env::var_os("KAIJU_LOG").filter(|wanted| !wanted.is_empty());
    let wanted = wanted.as_ref().map_or("info".into(), |wanted| wanted.to_string_lossy());
    let filter = filter(&wanted).with_context(|| {
        format!(
            "KAIJU_LOG={wanted}: expected a level such as debug, or levels of modules: warn,kaiju_server=debug"
        )
    })?;
    let log = tracing_subscriber::fmt().with_env_filter(filter);
    let file = path.map(LogFile::open).transpose()?.map(Arc::new);
    match (&file, is_json) {
        (Some(file), false) => log.with_ansi(false).with_writer(Arc::clone(file)).init(),
        (Some(file), true) => log.json().with_writer(Arc::clone(file)).init(),
        (None, false) => log.with_writer(std::io::stderr).init(),
        (None, true) => log.json().with_writer(std::io::stderr).init(),
    }
    Ok(file)
}

/// The log filter. Refuses a single word that is not a level: it would be taken for a module, and nothing else
/// would be logged.
fn filter(wanted: &str) -> Option<EnvFilter> {
    let is_level = |part: &str| part.contains(['=', '[']) || part.parse::<LevelFilter>().is_ok();
    let can_be_read = wanted.split(',').all(|part| is_level(part.trim()));
    EnvFilter::try_new(wanted).ok().filter(|_| can_be_read)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn after_it_was_moved_away_the_log_goes_on_in_a_new_file() {
        let folder = tempfile::tempdir().expect("a folder");
        let (path, old) = (folder.path().join("kaiju.log"), folder.path().join("kaiju.log.1"));
        let log = LogFile::open(&path).expect("a log");
        let read = |path: &Path| std::fs::read_to_string(path).expect("a file");
        (&log).write_all(b"one\n").expect("room");
        std::fs::rename(&path, &old).expect("it can be moved");
        (&log).write_all(b"two\n").expect("room");
        log.reopen().expect("a new file");
        (&log).write_all(b"three\n").expect("room");
        // Without a move, nothing is lost.
        log.reopen().expect("the same file");
        (&log).write_all(b"four\n").expect("room");
        assert_eq!((read(&old).as_str(), read(&path).as_str()), ("one\ntwo\n", "three\nfour\n"));
    }
}
