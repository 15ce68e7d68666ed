//! The file of an SQLite store: files that are refused, files that are accepted, and none that are spoilt.

use crate::{append, new_table, row};
use kaiju_store::{SqliteStore, Store, StoreError};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteJournalMode};
use sqlx::{ConnectOptions, Connection};
use std::collections::BTreeMap;
use std::os::unix::fs::{FileExt, PermissionsExt};
use std::path::{Path, PathBuf};

async fn open(folder: &Path) -> SqliteStore {
    SqliteStore::open(&folder.join("kaiju.db")).await.unwrap()
}

#[tokio::test]
async fn one_process_at_a_time_uses_a_database() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).await;
    let second = SqliteStore::open(&folder.path().join("kaiju.db")).await.err().unwrap();
    assert!(second.to_string().ends_with("kaiju.db: another server is using this database"), "{second}");
    store.create(new_table("t")).await.unwrap();
    store.close().await.unwrap();
    let next = open(folder.path()).await;
    assert!(next.load("t").await.unwrap().is_some());
}

#[tokio::test]
async fn a_file_that_cannot_be_used_is_refused_and_not_changed() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("x.db");
    let refused = async |bytes: &[u8]| {
        std::fs::write(&path, bytes).unwrap();
        let error = SqliteStore::open(&path).await.err().unwrap();
        assert_eq!(std::fs::read(&path).unwrap(), bytes);
        error
    };
    let text = refused(&b"no database, whatever its name says ".repeat(100)).await;
    assert!(matches!(text, StoreError::Corrupt { .. }), "{text}");

    let good = folder.path().join("good.db");
    let store = SqliteStore::open(&good).await.unwrap();
    store.create(new_table("t")).await.unwrap();
    store.close().await.unwrap();
    let good = std::fs::read(&good).unwrap();
    let mut torn = good.clone();
    torn[4096..12_288].fill(0x5a);
    let torn = refused(&torn).await;
    assert!(matches!(torn, StoreError::Corrupt { .. }), "{torn}");
    // In the header, the version is at byte 60 and the application id at byte 68.
    let mut newer = good.clone();
    newer[60..64].copy_from_slice(&99_u32.to_be_bytes());
    let newer = refused(&newer).await;
    assert!(matches!(newer, StoreError::Newer { found: 99, .. }), "{newer}");
    let mut foreign = good.clone();
    foreign[68..72].copy_from_slice(&7_u32.to_be_bytes());
    let foreign = refused(&foreign).await;
    assert!(matches!(foreign, StoreError::Foreign { .. }), "{foreign}");

    let nowhere = SqliteStore::open(&folder.path().join("no/such/folder/x.db")).await.err().unwrap();
    assert!(matches!(nowhere, StoreError::Open { .. }), "{nowhere}");
}

/// Copies database and write-ahead log while they are in use, as a killed process would leave them.
fn copy_in_use(from: &Path, to: &Path) {
    for ending in ["", "-wal"] {
        let name = |path: &Path| format!("{}{ending}", path.display());
        std::fs::copy(name(from), name(to)).unwrap();
    }
}

/// Every file of a folder with its contents.
fn files(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let paths = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    paths.map(|path| (path.clone(), std::fs::read(path).unwrap())).collect()
}

/// A database of another program that is in use.
async fn other_program(path: &Path) -> SqliteConnection {
    let options = SqliteConnectOptions::new().filename(path).create_if_missing(true);
    let mut other = options.journal_mode(SqliteJournalMode::Wal).connect().await.unwrap();
    sqlx::raw_sql("CREATE TABLE notes (text); INSERT INTO notes VALUES ('dear diary')")
        .execute(&mut other)
        .await
        .unwrap();
    other
}

#[tokio::test]
async fn a_database_with_a_missing_part_is_refused_and_not_changed() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("kaiju.db");
    for part in
        ["TABLE log", "TABLE tables", "TABLE guests", "TABLE seats", "TABLE in_use", "INDEX seats_of_table"]
    {
        open(folder.path()).await.close().await.unwrap();
        let mut connection = SqliteConnectOptions::new().filename(&path).connect().await.unwrap();
        sqlx::raw_sql(sqlx::AssertSqlSafe(format!("DROP {part}"))).execute(&mut connection).await.unwrap();
        connection.close().await.unwrap();
        let before = files(folder.path());
        let error = SqliteStore::open(&path).await.err().expect(part).to_string();
        let name = part.split(' ').next_back().unwrap();
        assert!(error.contains("is damaged") && error.contains(&format!("{name} is missing")), "{error}");
        assert!(files(folder.path()) == before, "{part}");
        std::fs::remove_file(&path).unwrap();
    }
}

#[tokio::test]
async fn anything_but_a_regular_file_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("kaiju.db");
    for name in ["kaiju.db", "kaiju.db-wal", "kaiju.db-lock"] {
        let pipe = folder.path().join(name);
        assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
        let opening = tokio::time::timeout(std::time::Duration::from_secs(60), SqliteStore::open(&path));
        let error = opening.await.expect("it hangs").err().expect(name).to_string();
        assert!(
            error.contains("cannot open or create the database here") && error.contains("not a file"),
            "{error}"
        );
        std::fs::remove_file(pipe).unwrap();
    }
    assert!(matches!(SqliteStore::open(folder.path()).await, Err(StoreError::Open { .. })));
}

#[tokio::test]
async fn a_foreign_database_with_a_log_is_not_changed() {
    let (source, folder) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let (theirs, copy) = (source.path().join("theirs.db"), folder.path().join("kaiju.db"));
    let _other = other_program(&theirs).await;
    copy_in_use(&theirs, &copy);
    let before = files(folder.path());
    assert!(before.values().all(|bytes| !bytes.is_empty()), "nothing is left in the log");
    let error = SqliteStore::open(&copy).await.err().unwrap();
    assert!(matches!(error, StoreError::Foreign { .. }), "{error}");
    assert!(files(folder.path()) == before, "something was changed");
}

#[tokio::test]
async fn a_database_of_a_killed_process_is_recognised_and_continued() {
    let (source, folder) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let (ours, copy) = (source.path().join("kaiju.db"), folder.path().join("kaiju.db"));
    let store = open(source.path()).await;
    store.create(new_table("t")).await.unwrap();
    copy_in_use(&ours, &copy);
    let again = open(folder.path()).await;
    assert_eq!(again.load("t").await.unwrap().unwrap().rows, [row(1..=1)]);
    again.close().await.unwrap();

    // The same of a newer program, whose version is only in the log.
    let options = SqliteConnectOptions::new().filename(&ours);
    let mut newer = options.connect().await.unwrap();
    sqlx::raw_sql("PRAGMA user_version = 99").execute(&mut newer).await.unwrap();
    copy_in_use(&ours, &copy);
    let before = files(folder.path());
    let error = SqliteStore::open(&copy).await.err().unwrap();
    assert!(matches!(error, StoreError::Newer { found: 99, .. }), "{error}");
    assert!(files(folder.path()) == before, "something was changed");
}

#[tokio::test]
async fn a_damaged_database_with_a_log_is_not_changed() {
    let (source, folder) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let (ours, copy) = (source.path().join("kaiju.db"), folder.path().join("kaiju.db"));
    let store = open(source.path()).await;
    store.create(new_table("t")).await.unwrap();
    store.close().await.unwrap();
    let store = open(source.path()).await;
    store.append(append("t", 2..=2)).await.unwrap();
    copy_in_use(&ours, &copy);
    let mut torn = std::fs::read(&copy).unwrap();
    torn[4096..].fill(0x5a);
    std::fs::write(&copy, &torn).unwrap();
    let log = std::fs::read(folder.path().join("kaiju.db-wal")).unwrap();
    let error = SqliteStore::open(&copy).await.err().unwrap();
    assert!(matches!(error, StoreError::Corrupt { .. }), "{error}");
    assert!(std::fs::read(&copy).unwrap() == torn, "the database was changed");
    assert!(std::fs::read(folder.path().join("kaiju.db-wal")).unwrap() == log, "the log was changed");
}

#[tokio::test]
async fn nobody_else_may_read_a_new_database() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).await;
    store.create(new_table("t")).await.unwrap();
    let mut names = Vec::new();
    for entry in std::fs::read_dir(folder.path()).unwrap() {
        let entry = entry.unwrap();
        let mode = entry.metadata().unwrap().permissions().mode() & 0o777;
        assert_eq!(mode, 0o600, "{}: {mode:o}", entry.path().display());
        names.push(entry.file_name().into_string().unwrap());
    }
    names.sort();
    assert_eq!(names, ["kaiju.db", "kaiju.db-lock", "kaiju.db-shm", "kaiju.db-wal"]);
}

#[tokio::test]
async fn a_large_database_is_not_checked_for_damage() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("kaiju.db");
    let store = open(folder.path()).await;
    store.create(new_table("t")).await.unwrap();
    store.close().await.unwrap();
    let mut connection = SqliteConnectOptions::new().filename(&path).connect().await.unwrap();
    sqlx::raw_sql("CREATE TABLE ballast (text); INSERT INTO ballast VALUES (zeroblob(70000000))")
        .execute(&mut connection)
        .await
        .unwrap();
    connection.close().await.unwrap();
    // Damages a page in the middle, which a full check would find.
    let file = std::fs::OpenOptions::new().write(true).open(&path).unwrap();
    file.write_all_at(&[0x5a; 4096], 30_000 * 1024 / 4096 * 4096).unwrap();
    let store = open(folder.path()).await;
    assert_eq!(store.load("t").await.unwrap().unwrap().rows, [row(1..=1)]);
}

#[tokio::test]
async fn symbolic_links_lead_to_one_database() {
    let folder = tempfile::tempdir().unwrap();
    let (real, link) = (folder.path().join("real"), folder.path().join("link.db"));
    std::fs::create_dir(&real).unwrap();
    std::os::unix::fs::symlink(real.join("kaiju.db"), &link).unwrap();
    assert!(matches!(SqliteStore::open(&link).await, Err(StoreError::Open { .. })), "it leads nowhere");
    let store = open(&real).await;
    store.create(new_table("t")).await.unwrap();
    assert!(matches!(SqliteStore::open(&link).await, Err(StoreError::InUse { .. })));
    store.close().await.unwrap();
    drop(store);
    let store = SqliteStore::open(&link).await.unwrap();
    assert!(store.load("t").await.unwrap().is_some());
    assert!(real.join("kaiju.db-wal").exists() && !folder.path().join("link.db-lock").exists());
    store.close().await.unwrap();
    drop(store);
    std::fs::hard_link(real.join("kaiju.db"), real.join("twin.db")).unwrap();
    assert!(matches!(SqliteStore::open(&link).await, Err(StoreError::Linked { .. })));
}

#[tokio::test]
async fn two_connections_cannot_both_write_one_number() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).await;
    store.create(new_table("t")).await.unwrap();
    let path = folder.path().join("kaiju.db");
    let mut other = SqliteConnectOptions::new().filename(&path).connect().await.unwrap();
    let query = "INSERT INTO log (table_id, seq, at, body) VALUES ('t', 2, 1000, 'entry 2')";
    sqlx::raw_sql(query).execute(&mut other).await.unwrap();
    assert!(matches!(store.append(append("t", 2..=2)).await, Err(StoreError::Conflict)));
    store.append(append("t", 3..=3)).await.unwrap();
    assert!(sqlx::raw_sql("INSERT INTO log VALUES ('t', 3, 1, '')").execute(&mut other).await.is_err());
    assert_eq!(store.load("t").await.unwrap().unwrap().rows, [1, 2, 3].map(|seq| row(seq..=seq)));
}

/// True if the file itself, without its write-ahead log, says that a server is using it.
async fn says_in_use(path: &Path) -> bool {
    let options = SqliteConnectOptions::new().filename(path).read_only(true).immutable(true);
    let mut connection = options.connect().await.unwrap();
    let query = sqlx::query_scalar("SELECT count(*) FROM in_use");
    let rows: i64 = query.fetch_one(&mut connection).await.unwrap();
    rows > 0
}

#[tokio::test]
async fn the_file_itself_says_if_a_server_is_using_it() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("kaiju.db");
    for _ in 0..2 {
        let store = open(folder.path()).await;
        assert!(says_in_use(&path).await);
        store.close().await.unwrap();
        assert!(!says_in_use(&path).await);
    }
}
