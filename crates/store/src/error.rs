//! What can go wrong with a store.

use std::path::PathBuf;
use std::sync::Arc;

/// Why a store did not do what it was asked.
#[derive(Clone, Debug, thiserror::Error)]
pub enum StoreError {
    /// Somebody else was first: the number, or the id, is taken.
    #[error("somebody else was first")]
    Conflict,
    /// The guest has made too many tables.
    #[error("this guest has too many tables")]
    Quota,
    /// The file cannot be made or opened.
    #[error("{}: the database cannot be opened or made here ({reason})", path.display())]
    Open {
        /// The file.
        path: PathBuf,
        /// What the system says.
        reason: String,
    },
    /// The file has several names: each would have its own write-ahead log and lock beside it.
    #[error("{}: this file has another name as well (a hard link); give the database a file of its own", path.display())]
    Linked {
        /// The file.
        path: PathBuf,
    },
    /// Another process has it open.
    #[error("{}: another server is using this database", path.display())]
    InUse {
        /// The file.
        path: PathBuf,
    },
    /// The file is no database, or is damaged.
    #[error("{}: this file is damaged or no database ({reason}); it was not changed", path.display())]
    Corrupt {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        reason: String,
    },
    /// The file is a database of another program.
    #[error("{}: this is a database, but not one of Kaiju; it was not changed", path.display())]
    Foreign {
        /// The file.
        path: PathBuf,
    },
    /// The file was made by a newer program.
    #[error(
        "{}: this database has version {found}, but this program knows only versions up to {known}; \
         it was not changed",
        path.display()
    )]
    Newer {
        /// The file.
        path: PathBuf,
        /// Its version.
        found: i64,
        /// The newest version that is known.
        known: i64,
    },
    /// The database server cannot be reached or used.
    #[error("{address}: the database cannot be used ({reason})")]
    Server {
        /// Where it is, without the password.
        address: String,
        /// What is wrong.
        reason: String,
    },
    /// The database on a server is in use by newer programs, which this one does not understand.
    #[error(
        "this database has version {found}, but this program knows only versions up to {known}; it was not changed"
    )]
    NewerServer {
        /// Its version.
        found: i64,
        /// The newest version that is known.
        known: i64,
    },
    /// The file is of an older version, and is only brought up to date when it is opened for writing.
    #[error("{}: this database is of an older version; start a server with it once, which brings it up to date", path.display())]
    Older {
        /// The file.
        path: PathBuf,
    },
    /// An archive cannot be written, read or taken.
    #[error("{0}")]
    Archive(String),
    /// The store is being closed.
    #[error("the store is closed")]
    Closed,
    /// The database refuses: perhaps the disk is full.
    #[error("the database failed: {0}")]
    Database(Arc<sqlx::Error>),
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        match error {
            sqlx::Error::PoolClosed => StoreError::Closed,
            sqlx::Error::Database(fault) if fault.is_unique_violation() => StoreError::Conflict,
            error => StoreError::Database(Arc::new(error)),
        }
    }
}

impl StoreError {
    /// Whether the database has not answered at all, so that the next question would not be answered either.
    pub(crate) fn is_unreachable(&self) -> bool {
        matches!(self, StoreError::Database(error) if error.as_database_error().is_none())
    }
}
