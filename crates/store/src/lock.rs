//! One process at a time writes to a database.

use crate::StoreError;
use crate::header::beside;
use crate::system::{for_us_alone, is_same};
use std::fs::{File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};

/// Held as long as the database is in use. The system gives it back when the process ends, however that happens.
///
/// It is a file of its own beside the database: locks on the database itself are SQLite's.
pub(crate) struct Lock {
    database: PathBuf,
    path: PathBuf,
    file: File,
}

impl Lock {
    /// Takes the lock of the database at `database`, or says that another process has it.
    pub fn take(database: &Path) -> Result<Lock, StoreError> {
        let failed =
            |error: std::io::Error| StoreError::Open { path: database.to_owned(), reason: error.to_string() };
        let mut options = OpenOptions::new();
        options.write(true).create(true).truncate(false);
        let path = beside(database, "-lock");
        let file = for_us_alone(&mut options).open(&path).map_err(failed)?;
        match file.try_lock() {
            Ok(()) => Ok(Lock { database: database.to_owned(), path, file }),
            Err(TryLockError::WouldBlock) => Err(StoreError::InUse { path: database.to_owned() }),
            Err(TryLockError::Error(error)) => Err(failed(error)),
        }
    }

    /// Whether others find the lock taken. Somebody may have tidied its file away.
    pub fn is_held(&self) -> bool {
        match (self.file.metadata(), std::fs::metadata(&self.path)) {
            (Ok(own), Ok(found)) => is_same(&own, &found),
            (Err(_), _) | (_, Err(_)) => false,
        }
    }

    /// Takes it once more, after its file has gone.
    pub fn take_again(&mut self) -> Result<(), StoreError> {
        *self = Lock::take(&self.database)?;
        Ok(())
    }
}
