//! Errors of a store.

use std::path::PathBuf;
use std::sync::Arc;

/// Why a store refused or failed.
#[derive(Clone, Debug, thiserror::Error)]
pub enum StoreError {
    /// The row number or the id is taken.
    #[error("another write was first")]
    Conflict,
    /// The guest has made too many tables, or others from the same address have.
    #[error("this guest or this address has too many tables")]
    Quota,
    /// The table was removed.
    #[error("there is no such table any more")]
    Gone,
    /// The table is in a database that this process does not know.
    #[error("the id names a database that this process does not know")]
    UnknownDatabase,
    /// The file cannot be created or opened.
    #[error("{}: cannot open or create the database here ({reason})", path.display())]
    Open {
        /// The file.
        path: PathBuf,
        /// The error of the operating system.
        reason: String,
    },
    /// The file has hard links: each name would have its own write-ahead log and lock.
    #[error("{}: this file has another name as well (a hard link); give the database a file of its own", path.display())]
    Linked {
        /// The file.
        path: PathBuf,
    },
    /// Another process serves it.
    #[error("{}: another server is using this database", path.display())]
    InUse {
        /// The file.
        path: PathBuf,
    },
    /// The file is damaged or not a database.
    #[error("{}: this file is damaged or not a database ({reason}); it was not changed", path.display())]
    Corrupt {
        /// The file.
        path: PathBuf,
        /// The damage found.
        reason: String,
    },
    /// The file is another program's database.
    #[error("{}: this database is not Kaiju's; it was not changed", path.display())]
    Foreign {
        /// The file.
        path: PathBuf,
    },
    /// A newer program has written the file.
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
        /// The newest version this program knows.
        known: i64,
    },
    /// The database server cannot be reached or used.
    #[error("{address}: cannot use the database ({reason})")]
    Server {
        /// Its address, without the password.
        address: String,
        /// The error of the server or the connection.
        reason: String,
    },
    /// Newer programs use the database on the server in a way this one does not understand.
    #[error(
        "this database has version {found}, but this program knows only versions up to {known}; it was not changed"
    )]
    NewerServer {
        /// Its version.
        found: i64,
        /// The newest version this program knows.
        known: i64,
    },
    /// The file is of an older version. Only opening it for writing runs the migrations.
    #[error("{}: this database has an older version; start a server with it once to upgrade it", path.display())]
    Older {
        /// The file.
        path: PathBuf,
    },
    /// An archive cannot be written, read or imported.
    #[error("{0}")]
    Archive(String),
    /// The store is closed or closing.
    #[error("the store is closed")]
    Closed,
    /// The database failed; perhaps the disk is full.
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
    /// True if the database did not answer at all, so that the next query would fail too.
    pub(crate) fn is_unreachable(&self) -> bool {
        matches!(self, StoreError::Database(error) if error.as_database_error().is_none())
    }
}
