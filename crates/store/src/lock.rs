//! One process at a time serves from an SQLite file: another one would not hear what happens at its tables. What is written stays right
//! even without this, since the key of the log decides.

use crate::StoreError;
use crate::file::sibling;
use crate::platform::owner_only;
use std::fs::{File, OpenOptions, TryLockError};
use std::path::Path;

/// Held as long as the database is in use. The system gives it back when the process ends, however that happens.
///
/// It is a file of its own beside the database: locks on the database itself are SQLite's.
pub(crate) struct Lock {
    _file: File,
}

impl Lock {
    /// Takes the lock of the database at `database`, or says that another process has it.
    pub fn take(database: &Path) -> Result<Lock, StoreError> {
        let failed =
            |error: std::io::Error| StoreError::Open { path: database.to_owned(), reason: error.to_string() };
        let mut options = OpenOptions::new();
        options.write(true).create(true).truncate(false);
        let file = owner_only(&mut options).open(sibling(database, "-lock")).map_err(failed)?;
        match file.try_lock() {
            Ok(()) => Ok(Lock { _file: file }),
            Err(TryLockError::WouldBlock) => Err(StoreError::InUse { path: database.to_owned() }),
            Err(TryLockError::Error(error)) => Err(failed(error)),
        }
    }
}
