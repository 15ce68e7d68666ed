//! The embedded store: one file beside the process.

use crate::header::{self, Header};
use crate::journal;
use crate::lock::Lock;
use crate::pen::{Pen, Write, integer};
use crate::system::{for_us_alone, is_linked};
use crate::writer::Writer;
use crate::{Answer, Append, Guest, Health, Kept, NewTable, Row, Store, StoreError, TokenHash};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, Row as _};
use std::fs::OpenOptions;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// What every version adds, in order. Old ones are never changed.
const MIGRATIONS: [&str; 4] = [
    include_str!("../migrations/sqlite/1-tables.sql"),
    include_str!("../migrations/sqlite/2-journal.sql"),
    include_str!("../migrations/sqlite/3-append-only.sql"),
    include_str!("../migrations/sqlite/4-chunks.sql"),
];
/// How a database of this program is recognised: `KAIJ` in ASCII.
const APPLICATION: u32 = 0x4b41_494a;
/// The largest database that is looked through when it is opened, in bytes: that takes less than a second.
const LARGEST_CHECKED: u64 = 64 << 20;
/// Public tables that are looked at to list some of them: a list must not take long, however many tables there are.
const MOST_LOOKED_AT: u32 = 2_000;
/// Connections for reading; there is one more for writing.
const READERS: u32 = 4;

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
        let path = &real(path)?;
        let version = recognise(path)?;
        let options = SqliteConnectOptions::new()
            .filename(path)
            .busy_timeout(Duration::from_secs(5))
            .foreign_keys(false)
            .disable_statement_logging();
        match version {
            Some(version) => check(&options, path, version).await?,
            None => make(path)?,
        }
        let lock = Lock::take(path)?;
        let options = options.journal_mode(SqliteJournalMode::Wal).synchronous(SqliteSynchronous::Full);
        migrate(&options, version.unwrap_or(0)).await.map_err(|error| opening(path, &error))?;
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            // A connection to a file does not break by itself. One must always be open: `Pen::write` says why.
            .test_before_acquire(false)
            .min_connections(1)
            .idle_timeout(None)
            .max_lifetime(None)
            .connect_with(options.clone())
            .await
            .map_err(|error| opening(path, &error))?;
        let pen = Pen::new(for_writing(options), lock).await.map_err(|error| opening(path, &error))?;
        Ok(SqliteStore { readers, writer: Writer::start(pen) })
    }
}

/// The name of the file itself, whatever links lead to it: what SQLite and others put beside it lies there.
fn real(path: &Path) -> Result<PathBuf, StoreError> {
    let failed =
        |error: std::io::Error| StoreError::Open { path: path.to_owned(), reason: error.to_string() };
    match path.canonicalize() {
        Ok(real) => {
            only_file(&real).map_err(failed)?;
            let file = std::fs::metadata(&real).map_err(failed)?;
            if is_linked(&file) { Err(StoreError::Linked { path: path.to_owned() }) } else { Ok(real) }
        }
        // A new file. A link that leads nowhere is none.
        Err(error) if error.kind() == ErrorKind::NotFound && !path.is_symlink() => {
            let Some(name) = path.file_name() else { return Err(failed(error)) };
            let folder = path.parent().filter(|folder| *folder != Path::new("")).unwrap_or(Path::new("."));
            Ok(folder.canonicalize().map_err(failed)?.join(name))
        }
        Err(error) => Err(failed(error)),
    }
}

/// Fails if there is something else than a file: reading a pipe, for one, could take for ever.
fn only_file(path: &Path) -> std::io::Result<()> {
    match std::fs::metadata(path) {
        Ok(found) if !found.is_file() => Err(std::io::Error::other("this is not a file")),
        Err(error) if error.kind() != ErrorKind::NotFound => Err(error),
        Ok(_) | Err(_) => Ok(()),
    }
}

/// What the one connection needs that writes: the end of many logs at hand, seldom a copy from the write-ahead log to the
/// file, and no temporary files.
fn for_writing(options: SqliteConnectOptions) -> SqliteConnectOptions {
    options.pragma("cache_size", "-16384").pragma("wal_autocheckpoint", "4000").pragma("temp_store", "memory")
}

/// The version of the database, if it can be used; none if there is no database yet. Nothing is written.
fn recognise(path: &Path) -> Result<Option<i64>, StoreError> {
    let beside = ["-wal", "-lock"].map(|ending| header::beside(path, ending));
    let checked = beside.iter().try_for_each(|path| only_file(path));
    let header = checked.and_then(|()| header::look(path)).map_err(|error| {
        let (path, reason) = (path.to_owned(), error.to_string());
        match error.kind() {
            ErrorKind::InvalidData => StoreError::Corrupt { path, reason },
            _ => StoreError::Open { path, reason },
        }
    })?;
    let Some(Header { version, application, has_pages }) = header else { return Ok(None) };
    if application != APPLICATION && (application != 0 || version != 0 || has_pages) {
        return Err(StoreError::Foreign { path: path.to_owned() });
    }
    let (found, known) = (i64::from(version), MIGRATIONS.len() as i64);
    if found > known {
        return Err(StoreError::Newer { path: path.to_owned(), found, known });
    }
    Ok(Some(found))
}

/// Makes an empty file that nobody else may read: it will hold the secrets of games. What SQLite puts beside it can be read
/// by the same people.
fn make(path: &Path) -> Result<(), StoreError> {
    match for_us_alone(OpenOptions::new().write(true).create_new(true)).open(path) {
        Ok(_) => Ok(()),
        Err(error) if error.kind() == ErrorKind::AlreadyExists => Ok(()),
        Err(error) => Err(StoreError::Open { path: path.to_owned(), reason: error.to_string() }),
    }
}

/// Refuses a database that is damaged. A large one would take too long: what is wrong with it is found when it is read.
/// Whatever its size, it must have all parts of its version.
async fn check(options: &SqliteConnectOptions, path: &Path, version: i64) -> Result<(), StoreError> {
    // Only for reading: whatever is wrong with it, nothing is written. Where no write-ahead log was left, none is made.
    let is_closed = !header::beside(path, "-wal").exists();
    let options = options.clone().read_only(true).immutable(is_closed);
    let mut connection = options.connect().await.map_err(|error| opening(path, &error))?;
    let size = std::fs::metadata(path).map_or(0, |file| file.len());
    if size > LARGEST_CHECKED {
        tracing::warn!(bytes = size, "the database is large: it was not looked through for damage");
    }
    let query =
        if size <= LARGEST_CHECKED { "PRAGMA quick_check(1)" } else { "SELECT count(*) FROM sqlite_schema" };
    let faults = sqlx::query(query).fetch_all(&mut connection).await;
    let missing = missing_part(&mut connection, version).await;
    let closed = connection.close().await;
    let faults = faults.map_err(|error| opening(path, &error))?;
    let missing = missing.map_err(|error| opening(path, &error))?;
    closed.map_err(|error| opening(path, &error))?;
    let fault = faults.iter().filter_map(|row| row.try_get::<String, _>(0).ok()).find(|fault| fault != "ok");
    match fault.or_else(|| missing.map(|part| format!("its {part} is missing"))) {
        None => Ok(()),
        // The first line only says which database; what is wrong stands in the last one.
        Some(fault) => {
            let reason = fault.lines().last().unwrap_or_default().to_owned();
            Err(StoreError::Corrupt { path: path.to_owned(), reason })
        }
    }
}

/// A table, index or trigger that a database of this version must have and this one has not.
async fn missing_part(
    connection: &mut SqliteConnection,
    version: i64,
) -> Result<Option<String>, sqlx::Error> {
    let parts = "SELECT type || ' ' || name FROM sqlite_schema";
    let found: Vec<String> = sqlx::query_scalar(parts).fetch_all(connection).await?;
    let mut model = SqliteConnectOptions::new().in_memory(true).connect().await?;
    for migration in MIGRATIONS.iter().take(usize::try_from(version).unwrap_or(0)) {
        sqlx::raw_sql(*migration).execute(&mut model).await?;
    }
    let needed: Vec<String> = sqlx::query_scalar(parts).fetch_all(&mut model).await?;
    model.close().await?;
    Ok(needed.into_iter().find(|part| !found.contains(part)))
}

/// Brings the database to the newest version, in one step. Its marks are written in any case: so a file that cannot be written
/// is found out at the start.
async fn migrate(options: &SqliteConnectOptions, version: i64) -> Result<(), sqlx::Error> {
    let done = usize::try_from(version).unwrap_or(0);
    // With temporary files: a log may be larger than the memory.
    let mut connection = options.connect().await?;
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    for migration in &MIGRATIONS[done..] {
        sqlx::raw_sql(*migration).execute(&mut *transaction).await?;
    }
    sqlx::raw_sql(AssertSqlSafe(marks())).execute(&mut *transaction).await?;
    transaction.commit().await?;
    connection.close().await
}

/// Writes the marks of this program and of the newest version.
pub(crate) fn marks() -> String {
    format!("PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {}", MIGRATIONS.len())
}

/// What it means that the file could not be opened.
fn opening(path: &Path, error: &sqlx::Error) -> StoreError {
    // The primary result codes of SQLite: 11 is a damaged database, 26 no database at all.
    let code = error.as_database_error().and_then(|fault| fault.code()?.parse::<i64>().ok());
    let path = path.to_owned();
    let reason =
        error.as_database_error().map_or_else(|| error.to_string(), |fault| fault.message().to_owned());
    match code.map(|code| code & 0xff) {
        Some(11 | 26) => StoreError::Corrupt { path, reason },
        _ => StoreError::Open { path, reason },
    }
}

impl Store for SqliteStore {
    fn create(&self, table: NewTable) -> Answer<'_, ()> {
        Box::pin(self.writer.write(Write::Create(Box::new(table))))
    }

    fn append(&self, append: Append) -> Answer<'_, ()> {
        Box::pin(self.writer.write(Write::Append(append)))
    }

    fn load<'a>(&'a self, table: &'a str) -> Answer<'a, Option<Kept>> {
        Box::pin(async move {
            let Some(secret) = self.secret(table).await? else { return Ok(None) };
            let mut rows: Vec<Row> = Vec::new();
            loop {
                let last = rows.last().map_or(0, |row| row.seq);
                let found = self.rows_after(table, last, u32::MAX).await?;
                if found.is_empty() {
                    return Ok(Some(Kept { secret, rows }));
                }
                rows.extend(found);
            }
        })
    }

    fn secret<'a>(&'a self, table: &'a str) -> Answer<'a, Option<String>> {
        Box::pin(async move {
            let query = sqlx::query_scalar("SELECT secret FROM tables WHERE id = $1").bind(table);
            Ok(query.fetch_optional(&self.readers).await?)
        })
    }

    fn rows_after<'a>(&'a self, table: &'a str, after: u64, most: u32) -> Answer<'a, Vec<Row>> {
        Box::pin(async move { Ok(journal::rows_after(&self.readers, table, after, most).await?) })
    }

    fn public_tables(&self, since: u64, of_each: u32, most: u32) -> Answer<'_, Vec<String>> {
        Box::pin(async move {
            let query = "SELECT summary FROM ( \
                             SELECT summary, changed_at, \
                                    row_number() OVER (PARTITION BY made_by ORDER BY changed_at DESC, id) AS place \
                             FROM (SELECT * FROM tables \
                                   WHERE is_over = 0 AND is_public = 1 AND changed_at >= $1 \
                                   ORDER BY changed_at DESC LIMIT $4)) \
                         WHERE place <= $2 ORDER BY changed_at DESC LIMIT $3";
            let query = sqlx::query_scalar(query).bind(integer(since)).bind(of_each).bind(most);
            Ok(query.bind(MOST_LOOKED_AT).fetch_all(&self.readers).await?)
        })
    }

    fn tables_of<'a>(&'a self, guest: &'a str, most: u32) -> Answer<'a, Vec<String>> {
        Box::pin(async move {
            let query = "SELECT summary FROM tables JOIN seats ON seats.table_id = tables.id \
                         WHERE guest_id = $1 AND is_over = 0 ORDER BY changed_at DESC LIMIT $2";
            Ok(sqlx::query_scalar(query).bind(guest).bind(most).fetch_all(&self.readers).await?)
        })
    }

    fn count_made_by<'a>(&'a self, guest: &'a str, since: u64) -> Answer<'a, u64> {
        Box::pin(async move {
            let query = "SELECT count(*) FROM tables WHERE made_by = $1 AND is_over = 0 AND changed_at >= $2";
            let query = sqlx::query_scalar(query).bind(guest).bind(integer(since));
            let count: i64 = query.fetch_one(&self.readers).await?;
            Ok(count.unsigned_abs())
        })
    }

    fn add_guest(&self, guest: Guest, token: TokenHash, at: u64) -> Answer<'_, ()> {
        Box::pin(self.writer.write(Write::AddGuest { guest, token, at }))
    }

    fn guest(&self, token: TokenHash) -> Answer<'_, Option<Guest>> {
        Box::pin(async move {
            let row = sqlx::query("SELECT id, name FROM guests WHERE token_hash = $1")
                .bind(token.to_vec())
                .fetch_optional(&self.readers)
                .await?;
            row.map(|row| Ok(Guest { id: row.try_get(0)?, name: row.try_get(1)? })).transpose()
        })
    }

    fn rename_guest(&self, guest: Guest) -> Answer<'_, ()> {
        Box::pin(self.writer.write(Write::RenameGuest(guest)))
    }

    fn health(&self) -> Health {
        self.writer.health()
    }

    fn close(&self) -> Answer<'_, ()> {
        Box::pin(async move {
            self.writer.close().await;
            self.readers.close().await;
            Ok(())
        })
    }
}
