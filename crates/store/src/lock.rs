//! One process at a time writes to a database.

use crate::StoreError;
use crate::header::beside;
use std::fs::{File, OpenOptions, TryLockError};
use std::os::unix::fs::OpenOptionsExt;
use std::path::Path;

/// Held as long as the database is in use. The system gives it back when the process ends, however that happens.
///
/// It is a file of its own beside the database: locks on the database itself are SQLite's.
pub(crate) struct Lock {
    _file: File,
}

impl Lock {
    /// Takes the lock of the database at `path`, or says that another process has it.
    pub fn take(path: &Path) -> Result<Lock, StoreError> {
        let failed =
            |error: std::io::Error| StoreError::Open { path: path.to_owned(), reason: error.to_string() };
        let mut options = OpenOptions::new();
        options.write(true).create(true).truncate(false).mode(0o600);
        let file = options.open(beside(path, "-lock")).map_err(failed)?;
        match file.try_lock() {
            Ok(()) => Ok(Lock { _file: file }),
            Err(TryLockError::WouldBlock) => Err(StoreError::InUse { path: path.to_owned() }),
            Err(TryLockError::Error(error)) => Err(failed(error)),
        }
    }
}
