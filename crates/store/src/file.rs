//! The file of an SQLite store: its path, and the checks before it is opened.

use crate::StoreError;
use crate::platform::{has_hard_links, owner_only};
use crate::sqlite::{APPLICATION, MIGRATIONS};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection, Row as _};
use std::fs::OpenOptions;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// The largest database that is checked for damage when it is opened, in bytes. The check takes less than a second.
const MAX_CHECKED_BYTES: u64 = 64 << 20;

/// The path of the database with a suffix, such as `-wal`.
pub(crate) fn sibling(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}

/// The path without symbolic links. SQLite puts its other files there, and so do we.
pub(crate) fn resolve(path: &Path) -> Result<PathBuf, StoreError> {
    let failed =
        |error: std::io::Error| StoreError::Open { path: path.to_owned(), reason: error.to_string() };
    match path.canonicalize() {
        Ok(real) => {
            ensure_regular_file(&real).map_err(failed)?;
            let file = std::fs::metadata(&real).map_err(failed)?;
            if has_hard_links(&file) { Err(StoreError::Linked { path: path.to_owned() }) } else { Ok(real) }
        }
        // A new file. A dangling link is an error.
        Err(error) if error.kind() == ErrorKind::NotFound && !path.is_symlink() => {
            let Some(name) = path.file_name() else { return Err(failed(error)) };
            let folder = path.parent().filter(|folder| *folder != Path::new("")).unwrap_or(Path::new("."));
            Ok(folder.canonicalize().map_err(failed)?.join(name))
        }
        Err(error) => Err(failed(error)),
    }
}

/// Fails on anything but a regular file: reading a pipe, for one, could block forever.
fn ensure_regular_file(path: &Path) -> std::io::Result<()> {
    match std::fs::metadata(path) {
        Ok(found) if !found.is_file() => Err(std::io::Error::other("this is not a file")),
        Err(error) if error.kind() != ErrorKind::NotFound => Err(error),
        Ok(_) | Err(_) => Ok(()),
    }
}

/// Creates an empty file that only its owner may read, since it will hold the secrets of games. SQLite gives its
/// other files the same permissions.
pub(crate) fn create_private(path: &Path) -> Result<(), StoreError> {
    match owner_only(OpenOptions::new().write(true).create_new(true)).open(path) {
        Ok(_) => Ok(()),
        Err(error) if error.kind() == ErrorKind::AlreadyExists => Ok(()),
        Err(error) => Err(StoreError::Open { path: path.to_owned(), reason: error.to_string() }),
    }
}

/// Checks the database without writing anything. Returns its version, or `None` if there is no database yet.
pub(crate) async fn inspect(options: &SqliteConnectOptions, path: &Path) -> Result<Option<i64>, StoreError> {
    let (log, index) = (sibling(path, "-wal"), sibling(path, "-shm"));
    let parts = [path, &log, &sibling(path, "-lock")];
    let size = parts.into_iter().try_for_each(ensure_regular_file).and_then(|()| size_of(path));
    let size = size.map_err(|error| StoreError::Open { path: path.to_owned(), reason: error.to_string() })?;
    if size == 0 {
        return Ok(None);
    }
    // Read-only, so that a bad file stays as it is. Immutable without a write-ahead log, so that SQLite creates none.
    let (has_log, has_index) = (log.exists(), index.exists());
    let options = options.clone().read_only(true).immutable(!has_log);
    let found = version_of(&options, path, size).await;
    if found.is_err() && has_log && !has_index {
        // SQLite has created the index to read the log. We leave no trace beside a file that is not ours.
        let _ = std::fs::remove_file(index);
    }
    found.map(Some)
}

/// The size of a file in bytes; 0 if it does not exist.
fn size_of(path: &Path) -> std::io::Result<u64> {
    match std::fs::metadata(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(0),
        found => found.map(|file| file.len()),
    }
}

async fn version_of(options: &SqliteConnectOptions, path: &Path, size: u64) -> Result<i64, StoreError> {
    let failed = |error: sqlx::Error| open_error(path, &error);
    let mut connection = options.connect().await.map_err(failed)?;
    let found = examine(&mut connection, path, size).await;
    connection.close().await.map_err(failed)?;
    found
}

/// The version of a database, if it is ours and intact.
async fn examine(connection: &mut SqliteConnection, path: &Path, size: u64) -> Result<i64, StoreError> {
    let failed = |error: sqlx::Error| open_error(path, &error);
    let marks = "SELECT application_id, user_version, (SELECT count(*) FROM sqlite_schema) \
                 FROM pragma_application_id, pragma_user_version";
    let (application, found, parts): (i64, i64, i64) =
        sqlx::query_as(marks).fetch_one(&mut *connection).await.map_err(failed)?;
    if application != i64::from(APPLICATION) && (application != 0 || found != 0 || parts != 0) {
        return Err(StoreError::Foreign { path: path.to_owned() });
    }
    let known = MIGRATIONS.len() as i64;
    if found > known {
        return Err(StoreError::Newer { path: path.to_owned(), found, known });
    }
    match fault_in(connection, found, size).await.map_err(failed)? {
        None => Ok(found),
        Some(reason) => Err(StoreError::Corrupt { path: path.to_owned(), reason }),
    }
}

/// The first damage found. A large database is only checked for missing parts: the full check would take too long,
/// and reading finds other damage later.
async fn fault_in(
    connection: &mut SqliteConnection,
    version: i64,
    size: u64,
) -> Result<Option<String>, sqlx::Error> {
    if size > MAX_CHECKED_BYTES {
        tracing::warn!(bytes = size, "the database is too large for the damage check at startup");
    } else {
        let faults = sqlx::query("PRAGMA quick_check(1)").fetch_all(&mut *connection).await?;
        let mut faults = faults.iter().filter_map(|row| row.try_get::<String, _>(0).ok());
        if let Some(fault) = faults.find(|fault| fault != "ok") {
            // The first line only names the database; the last one says what is wrong.
            return Ok(Some(fault.lines().last().unwrap_or_default().to_owned()));
        }
    }
    let missing = missing_part(connection, version).await?;
    Ok(missing.map(|part| format!("its {part} is missing")))
}

/// A table, index or trigger of this version that the database lacks.
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

/// Maps an error of SQLite to ours.
pub(crate) fn open_error(path: &Path, error: &sqlx::Error) -> StoreError {
    // SQLite's primary result codes 11 (damaged) and 26 (not a database).
    let code = error.as_database_error().and_then(|fault| fault.code()?.parse::<i64>().ok());
    let path = path.to_owned();
    let reason =
        error.as_database_error().map_or_else(|| error.to_string(), |fault| fault.message().to_owned());
    match code.map(|code| code & 0xff) {
        Some(11 | 26) => StoreError::Corrupt { path, reason },
        _ => StoreError::Open { path, reason },
    }
}
