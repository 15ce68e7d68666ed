//! The SQLite store: one file, one process.

#[expect(clippy::duplicate_mod, reason = "the same statements for another database")]
#[path = "administration.rs"]
mod administration;
#[expect(clippy::duplicate_mod, reason = "the same statements for another database")]
#[path = "queries.rs"]
mod queries;
#[expect(clippy::duplicate_mod, reason = "the same for another database")]
#[path = "transfer.rs"]
mod transfer;

use crate::archive::{self, ArchiveWriter, Contents};
use crate::file::{create_private, inspect, open_error, resolve, sibling};
use crate::lock::Lock;
use crate::writer::{Write, WriteConnection, Writer};
use crate::{Append, Destination, Peers, Store, StoreError};
use queries::integer;
use sqlx::sqlite::{
    Sqlite, SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteRow, SqliteSynchronous,
};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection as _, QueryBuilder, Transaction};
use std::path::Path;
use std::time::Duration;

use Sqlite as Db;
use SqliteConnection as Connection;
use SqliteRow as DbRow;
use SqliteStore as Backend;
/// One process writes, so that rows need not say which.
type Origin = ();

/// One migration per version. Released ones never change.
pub(crate) const MIGRATIONS: [&str; 8] = [
    include_str!("../migrations/sqlite/1-tables.sql"),
    include_str!("../migrations/sqlite/2-journal.sql"),
    include_str!("../migrations/sqlite/3-append-only.sql"),
    include_str!("../migrations/sqlite/4-chunks.sql"),
    include_str!("../migrations/sqlite/5-plain-log.sql"),
    include_str!("../migrations/sqlite/6-addresses.sql"),
    include_str!("../migrations/sqlite/7-retention.sql"),
    include_str!("../migrations/sqlite/8-acts.sql"),
];
/// SQLite's `application_id` of our databases: `KAIJ` in ASCII.
pub(crate) const APPLICATION: u32 = 0x4b41_494a;
/// Connections in the read pool. Writes have one more.
const READERS: u32 = 4;
/// The most rows of one `INSERT`. Each count of rows is a separate prepared statement.
const MAX_ROWS_PER_INSERT: usize = 128;

/// Logs and guests in an SQLite file. A write returns once it is on disk: the write-ahead log is synced at every
/// commit. Writes of many tables share a commit.
pub struct SqliteStore {
    readers: SqlitePool,
    writer: Writer,
}

impl SqliteStore {
    /// Opens the database, or creates it if there is no file. A file that is damaged, foreign or of a newer
    /// version is refused and left unchanged.
    pub async fn open(path: &Path) -> Result<SqliteStore, StoreError> {
        let path = &resolve(path)?;
        let failed = |error: sqlx::Error| open_error(path, &error);
        let options = connect_options(path);
        let version = inspect(&options, path).await?;
        if version.is_none() {
            create_private(path)?;
        }
        let lock = Lock::take(path)?;
        let has_log = sibling(path, "-wal").exists();
        let options = options.journal_mode(SqliteJournalMode::Wal).synchronous(SqliteSynchronous::Full);
        migrate(&options, version.unwrap_or(0)).await.map_err(failed)?;
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            // A connection to a file does not break by itself. One must always be open: see `SqliteWriter::recover`.
            .test_before_acquire(false)
            .min_connections(1)
            .idle_timeout(None)
            .max_lifetime(None)
            .connect_with(options.clone())
            .await
            .map_err(failed)?;
        let options = for_writing(options);
        let mut connection = options.connect().await.map_err(failed)?;
        if mark_in_use(&mut connection).await.map_err(failed)? && !has_log {
            tracing::warn!(
                path = %path.display(),
                "the server that last used this database did not close it, and there is no {}-wal beside it: if this is a \
                 copy, the latest moves are missing; copy both files, or use `kaiju backup`",
                path.display()
            );
        }
        let connection = SqliteWriter { options, connection: Some(connection), lock: Some(lock) };
        Ok(SqliteStore { readers, writer: Writer::start(connection) })
    }

    /// Opens a database that a server may be using, which must have the newest version. Both write: SQLite lets one
    /// wait for the other, and the server hears of the change as another process would, from the notes of acts.
    pub async fn open_beside(path: &Path) -> Result<SqliteStore, StoreError> {
        open_for_reading(path).await?.close().await?;
        let path = &resolve(path)?;
        let failed = |error: sqlx::Error| open_error(path, &error);
        let options = connect_options(path).synchronous(SqliteSynchronous::Full);
        let readers = SqlitePoolOptions::new()
            .max_connections(1)
            .connect_with(options.clone())
            .await
            .map_err(failed)?;
        let connection = SqliteWriter { options, connection: None, lock: None };
        Ok(SqliteStore { readers, writer: Writer::start(connection) })
    }

    /// Writes an archive of everything, or of some tables. A server may use the store meanwhile.
    pub async fn export(
        path: &Path,
        tables: &[String],
        to: impl std::io::Write + Send,
    ) -> Result<Contents, StoreError> {
        let mut connection = open_for_reading(path).await?;
        let mut transaction = connection.begin().await?;
        let mut archive = ArchiveWriter::new(to)?;
        transfer::read(&mut transaction, tables, |item| archive.add(item)).await?;
        transaction.rollback().await?;
        archive.finish()
    }

    /// Imports an archive, all of it or nothing. Creates the store if there is none.
    pub async fn import(
        path: &Path,
        into: Destination,
        from: impl std::io::BufRead + Send,
    ) -> Result<Contents, StoreError> {
        let mut items = Vec::new();
        let contents = archive::read(from, |item| items.push(item))?;
        let store = Backend::open(path).await?;
        let done = async {
            let mut connection = connect_options(path).connect().await?;
            if into == Destination::Empty && !transfer::is_empty(&mut connection).await? {
                return Err(StoreError::Archive("the store is not empty; import adds to one".to_owned()));
            }
            transfer::write(&mut connection, &items, &contents).await?;
            Ok(connection.close().await?)
        };
        let done = done.await;
        store.close().await?;
        done.map(|()| contents)
    }
}

/// A read-only connection. A server may use the file meanwhile.
async fn open_for_reading(path: &Path) -> Result<SqliteConnection, StoreError> {
    let path = &resolve(path)?;
    let version = inspect(&connect_options(path), path).await?;
    if version != Some(MIGRATIONS.len() as i64) {
        return Err(match version {
            None => StoreError::Open { path: path.clone(), reason: "there is no database".to_owned() },
            Some(_) => StoreError::Older { path: path.clone() },
        });
    }
    connect_options(path).read_only(true).connect().await.map_err(|error| open_error(path, &error))
}

/// The options of all connections.
fn connect_options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .busy_timeout(Duration::from_secs(5))
        .foreign_keys(false)
        .statement_cache_capacity(2 * MAX_ROWS_PER_INSERT)
        .disable_statement_logging()
}

/// The options of the write connection: a cache for the ends of many logs, rare checkpoints, and no temporary files.
fn for_writing(options: SqliteConnectOptions) -> SqliteConnectOptions {
    options
        .pragma("cache_size", "-16384")
        .pragma("wal_autocheckpoint", "4000")
        .pragma("temp_store", "memory")
        .pragma("secure_delete", "fast")
}

/// Runs all missing migrations in one transaction. Always writes the header too, so that a file that cannot be
/// written fails at startup.
async fn migrate(options: &SqliteConnectOptions, version: i64) -> Result<(), sqlx::Error> {
    let done = usize::try_from(version).unwrap_or(0);
    let mut connection = options.connect().await?;
    let mut transaction = begin(&mut connection).await?;
    for migration in &MIGRATIONS[done..] {
        sqlx::raw_sql(*migration).execute(&mut *transaction).await?;
    }
    sqlx::raw_sql(AssertSqlSafe(header_pragmas())).execute(&mut *transaction).await?;
    transaction.commit().await?;
    connection.close().await
}

/// Sets the application id and the newest version.
fn header_pragmas() -> String {
    format!("PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {}", MIGRATIONS.len())
}

/// Marks the file as in use, in the file itself and not only in its write-ahead log. True if it was marked
/// already: its last user did not close it.
async fn mark_in_use(connection: &mut SqliteConnection) -> Result<bool, sqlx::Error> {
    let noted: i64 = sqlx::query_scalar("SELECT count(*) FROM in_use").fetch_one(&mut *connection).await?;
    if noted == 0 {
        sqlx::raw_sql("INSERT INTO in_use (since) VALUES (unixepoch())").execute(&mut *connection).await?;
        sqlx::raw_sql("PRAGMA wal_checkpoint(TRUNCATE)").execute(connection).await?;
    }
    Ok(noted > 0)
}

/// The write connection. It is dropped after every failure: a transaction that a failed commit leaves open would
/// swallow later writes.
struct SqliteWriter {
    options: SqliteConnectOptions,
    connection: Option<SqliteConnection>,
    /// Keeps other processes from serving the file; nothing beside a server.
    lock: Option<Lock>,
}

impl SqliteWriter {
    async fn open(&mut self) -> Result<&mut SqliteConnection, StoreError> {
        match self.connection {
            Some(ref mut connection) => Ok(connection),
            None => Ok(self.connection.insert(self.options.connect().await?)),
        }
    }

    /// Cleans up after a failure.
    ///
    /// A commit whose sync failed may still be complete in the write-ahead log, and a crash would bring it back
    /// although we reported a failure. So we overwrite it before we report anything. Another connection must be
    /// open meanwhile: the first one to open the database recovers the log as after a crash, with that commit.
    async fn recover<T>(&mut self, done: Result<T, StoreError>) -> Result<T, StoreError> {
        if matches!(done, Err(StoreError::Database(_))) {
            self.discard().await;
            // If this fails too, it has most likely overwritten the commit.
            let _ = self.probe().await;
        }
        done
    }

    async fn discard(&mut self) {
        if let Some(connection) = self.connection.take()
            && let Err(error) = connection.close_hard().await
        {
            tracing::error!(%error, "a connection to the database was not closed cleanly");
        }
    }
}

impl WriteConnection for SqliteWriter {
    async fn write_all(&mut self, writes: &[&Write]) -> Result<(), StoreError> {
        let done = queries::write_all(self.open().await?, (), writes).await;
        self.recover(done).await
    }

    async fn write_each(&mut self, writes: &[&Write]) -> Result<Vec<Result<(), StoreError>>, StoreError> {
        let done = queries::write_each(self.open().await?, (), writes).await;
        self.recover(done).await
    }

    async fn probe(&mut self) -> Result<(), StoreError> {
        let connection = self.open().await?;
        let done = sqlx::raw_sql(AssertSqlSafe(header_pragmas())).execute(connection).await;
        if done.is_err() {
            self.discard().await;
        }
        done?;
        Ok(())
    }

    async fn close(mut self) -> Result<(), StoreError> {
        if self.lock.is_some() {
            sqlx::raw_sql("DELETE FROM in_use").execute(self.open().await?).await?;
        }
        match self.connection {
            Some(connection) => Ok(connection.close().await?),
            None => Ok(()),
        }
    }
}

/// Overwrites what is deleted in free pages of the file too, for those who want to be forgotten. Elsewhere it is always
/// overwritten, since that costs no writing.
async fn set_erasing(connection: &mut SqliteConnection, is_on: bool) -> Result<(), StoreError> {
    let pragma = if is_on { "PRAGMA secure_delete = ON" } else { "PRAGMA secure_delete = FAST" };
    sqlx::raw_sql(pragma).execute(connection).await?;
    Ok(())
}

/// The bytes that the database uses. Pages of what was removed are free for what comes.
async fn size(store: &SqliteStore) -> Result<i64, StoreError> {
    let query = "SELECT (page_count - freelist_count) * page_size \
                 FROM pragma_page_count(), pragma_freelist_count(), pragma_page_size()";
    Ok(sqlx::query_scalar(query).fetch_one(&store.readers).await?)
}

/// One process uses the file, and knows its tables.
async fn unused(_: &SqliteStore, tables: Vec<String>) -> Result<Vec<String>, StoreError> {
    Ok(tables)
}

/// One process uses the file.
fn peers(_: &SqliteStore) -> Option<&dyn Peers> {
    None
}

async fn leave(_: &SqliteStore) {}

/// The transaction of the only writer is the lock.
async fn lock_quotas(_: &mut SqliteConnection) -> Result<(), StoreError> {
    Ok(())
}

/// Takes the write lock at once, so that no other writer comes in between.
async fn begin(connection: &mut SqliteConnection) -> Result<Transaction<'_, Sqlite>, sqlx::Error> {
    connection.begin_with("BEGIN IMMEDIATE").await
}

/// Inserts log rows.
async fn insert_rows(
    connection: &mut SqliteConnection,
    _: Origin,
    appends: &[&Append],
) -> Result<(), StoreError> {
    for appends in appends.chunks(MAX_ROWS_PER_INSERT) {
        let mut query = QueryBuilder::<Sqlite>::new("INSERT INTO log (table_id, seq, at, body) ");
        query.push_values(appends, |mut places, Append { table, row, .. }| {
            places
                .push_bind(table)
                .push_bind(integer(row.seq))
                .push_bind(integer(row.at))
                .push_bind(&row.body);
        });
        query.build().execute(&mut *connection).await?;
    }
    Ok(())
}
