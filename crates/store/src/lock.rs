//! The lock of an SQLite file: one process serves it at a time, since another would not learn of new entries.
//!
//! The log stays correct even without it, because its primary key decides races.

use crate::StoreError;
use crate::file::sibling;
use crate::platform::owner_only;
use std::fs::{File, OpenOptions, TryLockError};
use std::path::Path;

/// Held while the database is in use. The operating system releases it when the process ends, even after a crash.
///
/// It is a separate file: locks on the database itself belong to SQLite.
pub(crate) struct Lock {
    _file: File,
}

impl Lock {
    /// Takes the lock of a database; fails if another process has it.
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
