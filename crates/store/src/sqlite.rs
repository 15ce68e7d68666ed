//! The embedded store: one file beside the process.

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
    SqliteSynchronous,
};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection as _, QueryBuilder, Transaction};
use std::path::Path;
use std::time::Duration;

use Sqlite as Db;
use SqliteConnection as Connection;
use SqliteStore as Backend;
/// Nobody else must know which process has written something.
type Origin = ();

/// What every version adds, in order. Old ones are never changed.
pub(crate) const MIGRATIONS: [&str; 5] = [
    include_str!("../migrations/sqlite/1-tables.sql"),
    include_str!("../migrations/sqlite/2-journal.sql"),
    include_str!("../migrations/sqlite/3-append-only.sql"),
    include_str!("../migrations/sqlite/4-chunks.sql"),
    include_str!("../migrations/sqlite/5-plain-log.sql"),
];
/// How a database of this program is recognised: `KAIJ` in ASCII.
pub(crate) const APPLICATION: u32 = 0x4b41_494a;
/// Connections for reading; there is one more for writing.
const READERS: u32 = 4;
/// Rows of one statement at most. Every number of rows is a statement of its own, which is prepared once.
const MAX_ROWS_PER_INSERT: usize = 128;

/// Logs and guests in an SQLite file. What was written is on disk when the answer comes: write-ahead log, synchronised
/// at every commit, and writes of many tables share a commit.
pub struct SqliteStore {
    readers: SqlitePool,
    writer: Writer,
}

impl SqliteStore {
    /// Opens the database, or makes it if there is no file. A file that is damaged, of another program or of a newer version
    /// is refused and not changed.
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
            // A connection to a file does not break by itself. One must always be open: `SqliteWriter::write` says why.
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
                "this database was not closed by the server that used it last, and no {}-wal lies beside it: if it is a \
                 copy, the latest moves are missing; copy both files, or use `kaiju backup`",
                path.display()
            );
        }
        let connection = SqliteWriter { options, connection: Some(connection), _lock: lock };
        Ok(SqliteStore { readers, writer: Writer::start(connection) })
    }

    /// Writes a copy of everything, or of some tables, as an archive. Whoever uses the store meanwhile is not disturbed.
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

    /// Takes an archive into a store, which is made if there is none: everything or nothing. `Destination::Empty` refuses a store in which there is
    /// something.
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

/// A connection that only reads, whether a server uses the file or not.
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

/// How all connections are made.
fn connect_options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .busy_timeout(Duration::from_secs(5))
        .foreign_keys(false)
        .statement_cache_capacity(2 * MAX_ROWS_PER_INSERT)
        .disable_statement_logging()
}

/// What the one connection needs that writes: the end of many logs at hand, seldom a copy from the write-ahead log to the
/// file, and no temporary files.
fn for_writing(options: SqliteConnectOptions) -> SqliteConnectOptions {
    options.pragma("cache_size", "-16384").pragma("wal_autocheckpoint", "4000").pragma("temp_store", "memory")
}

/// Brings the database to the newest version, in one step. Its marks are written in any case: so a file that cannot be written
/// is found out at the start.
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

/// Writes the marks of this program and of the newest version.
fn header_pragmas() -> String {
    format!("PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {}", MIGRATIONS.len())
}

/// Notes that the file is in use, in the file itself and not only in its write-ahead log. True if it was noted before, and not closed
/// since.
async fn mark_in_use(connection: &mut SqliteConnection) -> Result<bool, sqlx::Error> {
    let noted: i64 = sqlx::query_scalar("SELECT count(*) FROM in_use").fetch_one(&mut *connection).await?;
    if noted == 0 {
        sqlx::raw_sql("INSERT INTO in_use (since) VALUES (unixepoch())").execute(&mut *connection).await?;
        sqlx::raw_sql("PRAGMA wal_checkpoint(TRUNCATE)").execute(connection).await?;
    }
    Ok(noted > 0)
}

/// The connection that writes. It is thrown away after every failure of the database: what a failed commit leaves open on one could
/// swallow whatever is written after it.
struct SqliteWriter {
    options: SqliteConnectOptions,
    connection: Option<SqliteConnection>,
    /// Nobody else serves from the file while this is held.
    _lock: Lock,
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
    /// A commit that could not be synchronised may stand complete in the write-ahead log: a crash would bring it back, although it was
    /// refused. So something is written over it before anybody hears of the failure. Others must have the database open meanwhile:
    /// whoever opens it first reads the write-ahead log as after a crash.
    async fn recover<T>(&mut self, done: Result<T, StoreError>) -> Result<T, StoreError> {
        if matches!(done, Err(StoreError::Database(_))) {
            self.discard().await;
            // Even if this fails too, it has most likely written over it.
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
        let connection = self.open().await?;
        sqlx::raw_sql("DELETE FROM in_use").execute(connection).await?;
        match self.connection {
            Some(connection) => Ok(connection.close().await?),
            None => Ok(()),
        }
    }
}

/// One process uses the file.
fn peers(_: &SqliteStore) -> Option<&dyn Peers> {
    None
}

async fn leave(_: &SqliteStore) {}

/// There is one writer, and whatever it has begun is a lock.
async fn lock_quotas(_: &mut SqliteConnection) -> Result<(), StoreError> {
    Ok(())
}

/// Begins to write at once, so that nobody else can in between.
async fn begin(connection: &mut SqliteConnection) -> Result<Transaction<'_, Sqlite>, sqlx::Error> {
    connection.begin_with("BEGIN IMMEDIATE").await
}

/// Appends to logs.
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
