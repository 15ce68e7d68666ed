//! What every store must do. The embedded one is tried here; another one runs the same tests.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use kaiju_store::{Append, Guest, NewTable, Row, SqliteStore, Store, StoreError, Summary};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteJournalMode};
use sqlx::{ConnectOptions, Connection};
use std::collections::BTreeMap;
use std::os::unix::fs::{FileExt, PermissionsExt};
use std::path::{Path, PathBuf};
use std::sync::Arc;

fn row(seqs: std::ops::RangeInclusive<u64>) -> Row {
    let entries: Vec<String> = seqs.clone().map(|seq| format!("entry {seq}")).collect();
    Row { seq: *seqs.start(), at: 1_000, body: entries.join("\n") }
}

fn append(table: &str, seqs: std::ops::RangeInclusive<u64>) -> Append {
    Append { table: table.to_owned(), row: row(seqs), summary: None }
}

fn summary(text: &str, guests: &[&str], at: u64) -> Summary {
    let guests = guests.iter().map(|&guest| guest.to_owned()).collect();
    Summary { is_public: true, is_over: false, text: text.to_owned(), guests, at }
}

fn new_table(table: &str) -> NewTable {
    let summary = Some(summary(table, &["ada"], 5));
    let append = Append { summary, ..append(table, 1..=1) };
    NewTable { secret: "s".to_owned(), made_by: "ada".to_owned(), append, beside: None }
}

async fn open(folder: &Path) -> SqliteStore {
    SqliteStore::open(&folder.join("kaiju.db")).await.unwrap()
}

#[tokio::test]
async fn what_was_appended_is_there_after_opening_again() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).await;
    store.create(new_table("t")).await.unwrap();
    store.append(append("t", 2..=4)).await.unwrap();
    store.close().await.unwrap();
    assert!(matches!(store.append(append("t", 5..=5)).await, Err(StoreError::Closed)));
    let store = open(folder.path()).await;
    let kept = store.load("t").await.unwrap().unwrap();
    assert_eq!(kept.secret, "s");
    assert_eq!(kept.rows, [row(1..=1), row(2..=4)]);
    let entries: Vec<_> = kept.rows.iter().flat_map(Row::entries).collect();
    assert_eq!(entries, [(1, "entry 1"), (2, "entry 2"), (3, "entry 3"), (4, "entry 4")]);
    assert_eq!(store.load("u").await.unwrap(), None);
    assert_eq!(store.secret("u").await.unwrap(), None);
    assert_eq!(store.secret("t").await.unwrap().as_ref(), Some(&kept.secret));
    for after in 0..4 {
        for most in 0..4 {
            let wanted = kept.rows.iter().filter(|row| row.seq > after).take(most as usize);
            let rows = store.rows_after("t", after, most).await.unwrap();
            assert!(rows.iter().eq(wanted), "{most} after {after}: {rows:?}");
        }
    }
}

#[tokio::test]
async fn a_database_serves_one_at_a_time() {
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
async fn a_lock_that_was_tidied_away_does_not_let_two_write() {
    let folder = tempfile::tempdir().unwrap();
    let first = open(folder.path()).await;
    first.create(new_table("t")).await.unwrap();
    std::fs::remove_file(folder.path().join("kaiju.db-lock")).unwrap();
    // Whoever writes next takes it again.
    first.append(append("t", 2..=2)).await.unwrap();
    assert!(SqliteStore::open(&folder.path().join("kaiju.db")).await.is_err());
    // If somebody else has been faster, that one writes, and nobody else.
    std::fs::remove_file(folder.path().join("kaiju.db-lock")).unwrap();
    let second = open(folder.path()).await;
    second.append(append("t", 3..=3)).await.unwrap();
    for seq in [3, 4] {
        let refused = first.append(append("t", seq..=seq)).await;
        assert!(matches!(refused, Err(StoreError::InUse { .. })), "{refused:?}");
    }
    assert!(!first.health().is_well);
    second.close().await.unwrap();
    assert!(matches!(first.append(append("t", 3..=3)).await, Err(StoreError::Conflict)));
    first.append(append("t", 4..=4)).await.unwrap();
    assert!(first.health().is_well);
    assert_eq!(first.load("t").await.unwrap().unwrap().rows, [1, 2, 3, 4].map(|seq| row(seq..=seq)));
}

#[tokio::test]
async fn any_text_and_any_number_come_back_as_they_were() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).await;
    store.create(new_table("t")).await.unwrap();
    let texts = [
        "",
        r#"{"a":"b \\ \" c","n":[1,null]}"#,
        "line\nline\t\u{1}\u{7f}",
        "žluťoučký 恐竜 🦖",
        "12",
        "null",
    ];
    let numbers = [0, 1, 1 << 53, (1 << 53) + 1, (1 << 62) + 3, 7];
    let rows: Vec<Row> = (2..)
        .zip(texts.iter().zip(numbers))
        .map(|(seq, (&body, at))| Row { seq, at, body: body.to_owned() })
        .collect();
    for row in rows.clone() {
        let guests = vec![row.body.clone(), "ada".to_owned()];
        let summary = Summary {
            is_public: true,
            is_over: false,
            text: row.body.clone(),
            guests: guests.clone(),
            at: row.at,
        };
        store.append(Append { table: "t".to_owned(), row, summary: Some(summary) }).await.unwrap();
        for guest in &guests {
            assert_eq!(store.tables_of(guest, 9).await.unwrap(), [guests[0].as_str()]);
        }
    }
    assert_eq!(store.load("t").await.unwrap().unwrap().rows[1..], rows);
}

#[tokio::test]
async fn of_two_who_append_after_the_same_entry_one_loses_and_appends_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).await;
    store.create(new_table("t")).await.unwrap();
    assert!(matches!(store.create(new_table("t")).await, Err(StoreError::Conflict)));
    store.append(append("t", 2..=3)).await.unwrap();
    assert!(matches!(store.append(append("t", 2..=5)).await, Err(StoreError::Conflict)));
    assert_eq!(store.load("t").await.unwrap().unwrap().rows, [row(1..=1), row(2..=3)]);
    // A table that is made with an entry of another one.
    let follower = |table: &str, seq| NewTable { beside: Some(append("t", seq..=seq)), ..new_table(table) };
    assert!(matches!(store.create(follower("u", 2)).await, Err(StoreError::Conflict)));
    assert!(matches!(store.create(follower("t", 4)).await, Err(StoreError::Conflict)));
    assert_eq!(store.load("u").await.unwrap(), None);
    assert_eq!(store.load("t").await.unwrap().unwrap().rows.len(), 2);
    store.create(follower("u", 4)).await.unwrap();
    assert_eq!(store.load("u").await.unwrap().unwrap().rows, [row(1..=1)]);
    assert_eq!(store.load("t").await.unwrap().unwrap().rows.last(), Some(&row(4..=4)));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_long_log_comes_back_in_order_and_none_of_its_numbers_is_free() {
    const LAST: u64 = 800;
    let folder = tempfile::tempdir().unwrap();
    let store = Arc::new(open(folder.path()).await);
    let tables = ["", "0", "8a", "g", "qz", "r0", "🦖"];
    for table in tables {
        store.create(new_table(table)).await.unwrap();
    }
    let appends = tables.map(|table| {
        let store = Arc::clone(&store);
        tokio::spawn(async move {
            for seq in 2..=LAST {
                store.append(append(table, seq..=seq)).await.unwrap();
            }
        })
    });
    // Whoever reads in between finds the beginning of the log, each row once.
    let mut read = 0;
    while !appends.iter().all(tokio::task::JoinHandle::is_finished) {
        for table in tables {
            let rows = store.rows_after(table, 0, u32::MAX).await.unwrap();
            assert!(rows.iter().map(|row| row.seq).eq(1..=rows.len() as u64), "{table}");
            read += 1;
        }
    }
    assert!(read > 100, "{read}");
    for appends in appends {
        appends.await.unwrap();
    }
    store.close().await.unwrap();
    let store = open(folder.path()).await;
    for table in tables {
        assert_eq!(
            store.load(table).await.unwrap().unwrap().rows,
            (1..=LAST).map(|seq| row(seq..=seq)).collect::<Vec<_>>()
        );
        for most in [1, 16, 255, 256, 1000] {
            let mut last = 0;
            loop {
                let rows = store.rows_after(table, last, most).await.unwrap();
                assert!(rows.len() <= most as usize);
                assert!(rows.iter().map(|row| row.seq).eq(last + 1..=last + rows.len() as u64), "{most}");
                let Some(row) = rows.last() else { break };
                last = row.seq;
            }
            assert_eq!(last, LAST, "{most}");
        }
        for seq in [1, 2, LAST / 2, LAST - 1, LAST] {
            assert!(
                matches!(store.append(append(table, seq..=seq)).await, Err(StoreError::Conflict)),
                "{seq}"
            );
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lost_race_does_not_harm_those_who_share_the_commit() {
    let folder = tempfile::tempdir().unwrap();
    let store = Arc::new(open(folder.path()).await);
    for table in 0..50 {
        store.create(new_table(&format!("t{table}"))).await.unwrap();
    }
    // Every third append takes a number that is taken.
    let appends: Vec<_> = (0..50)
        .map(|table| {
            let store = Arc::clone(&store);
            let seqs = if table % 3 == 0 { 1..=1 } else { 2..=3 };
            tokio::spawn(async move { store.append(append(&format!("t{table}"), seqs)).await })
        })
        .collect();
    for (table, appended) in appends.into_iter().enumerate() {
        let appended = appended.await.unwrap();
        let rows = store.load(&format!("t{table}")).await.unwrap().unwrap().rows.len();
        if table % 3 == 0 {
            assert!(matches!(appended, Err(StoreError::Conflict)));
            assert_eq!(rows, 1);
        } else {
            appended.unwrap();
            assert_eq!(rows, 2);
        }
    }
}

#[tokio::test]
async fn lists_show_open_tables_the_latest_first() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).await;
    for (table, at) in [("a", 10), ("b", 30), ("c", 20)] {
        let mut new = new_table(table);
        new.append.summary = Some(summary(table, &["ada", "ben"], at));
        store.create(new).await.unwrap();
    }
    assert_eq!(store.public_tables(0, 9, 10).await.unwrap(), ["b", "c", "a"]);
    assert_eq!(store.public_tables(0, 9, 1).await.unwrap(), ["b"]);
    assert_eq!(store.public_tables(20, 9, 10).await.unwrap(), ["b", "c"]);
    assert_eq!(store.count_made_by("ada", 20).await.unwrap(), 2);
    // Few of each guest.
    let mut new = new_table("d");
    new.made_by = "ben".to_owned();
    new.append.summary = Some(summary("d", &["ben"], 5));
    store.create(new).await.unwrap();
    assert_eq!(store.public_tables(0, 2, 10).await.unwrap(), ["b", "c", "d"]);
    let over = Summary { is_over: true, ..summary("d", &["ben"], 6) };
    store.append(Append { summary: Some(over), ..append("d", 2..=2) }).await.unwrap();
    assert_eq!(store.count_made_by("ada", 0).await.unwrap(), 3);
    let over = Summary { is_over: true, ..summary("b", &["ada"], 40) };
    store.append(Append { summary: Some(over), ..append("b", 2..=2) }).await.unwrap();
    let hidden = Summary { is_public: false, ..summary("c", &["ben"], 50) };
    store.append(Append { summary: Some(hidden), ..append("c", 2..=2) }).await.unwrap();
    assert_eq!(store.public_tables(0, 9, 10).await.unwrap(), ["a"]);
    assert_eq!(store.tables_of("ada", 10).await.unwrap(), ["a"]);
    assert_eq!(store.tables_of("ben", 10).await.unwrap(), ["c", "a"]);
    assert_eq!(store.count_made_by("ada", 0).await.unwrap(), 2);
}

#[tokio::test]
async fn a_guest_is_found_by_the_hash_of_the_token() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).await;
    let ada = Guest { id: "g1".to_owned(), name: "Ada".to_owned() };
    store.add_guest(ada.clone(), [1; 32], 7).await.unwrap();
    assert!(matches!(store.add_guest(ada.clone(), [1; 32], 7).await, Err(StoreError::Conflict)));
    assert_eq!(store.guest([1; 32]).await.unwrap(), Some(ada.clone()));
    assert_eq!(store.guest([2; 32]).await.unwrap(), None);
    let ada = Guest { name: "Ada_L".to_owned(), ..ada };
    store.rename_guest(ada.clone()).await.unwrap();
    assert_eq!(store.guest([1; 32]).await.unwrap(), Some(ada));
}

#[tokio::test]
async fn databases_of_older_versions_are_brought_up_to_date() {
    const FIRST: &str = include_str!("../migrations/sqlite/1-tables.sql");
    const SECOND: &str = include_str!("../migrations/sqlite/2-journal.sql");
    const THIRD: &str = include_str!("../migrations/sqlite/3-append-only.sql");
    let into_journal = "INSERT INTO journal (table_id, seq, at, body) VALUES ('t', 2, 1000, 'entry 2')";
    let versions = [
        (1, vec![FIRST, "INSERT INTO log VALUES ('t', 2, 1000, 'entry 2')"]),
        (2, vec![FIRST, SECOND, into_journal]),
        // A row that was being moved.
        (3, vec![FIRST, SECOND, THIRD, into_journal, "INSERT INTO log VALUES ('t', 2, 1000, 'entry 2')"]),
    ];
    for (version, as_it_was) in versions {
        let folder = tempfile::tempdir().unwrap();
        let options =
            SqliteConnectOptions::new().filename(folder.path().join("kaiju.db")).create_if_missing(true);
        let mut old = options.connect().await.unwrap();
        let marks = format!("PRAGMA application_id = 0x4b41494a; PRAGMA user_version = {version}");
        let rows = "INSERT INTO tables VALUES ('t', 's', 'ada', 1, 1, 1, 0, 'a table');
                    INSERT INTO log VALUES ('t', 1, 1000, 'entry 1')";
        for statements in as_it_was.into_iter().chain([marks.as_str(), rows]) {
            sqlx::raw_sql(sqlx::AssertSqlSafe(statements)).execute(&mut old).await.unwrap();
        }
        old.close().await.unwrap();
        let store = open(folder.path()).await;
        assert!(matches!(store.append(append("t", 2..=2)).await, Err(StoreError::Conflict)));
        store.append(append("t", 3..=4)).await.unwrap();
        assert_eq!(store.load("t").await.unwrap().unwrap().rows, [row(1..=1), row(2..=2), row(3..=4)]);
    }
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
    // The version stands at byte 60, the program's mark at byte 68 of the header.
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

/// What a process that is killed leaves behind: database and write-ahead log, copied while they are in use.
fn copy_of_the_killed(from: &Path, to: &Path) {
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
async fn a_database_without_one_of_its_parts_is_refused_and_not_changed() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("kaiju.db");
    for part in
        ["TABLE log", "TABLE journal", "TABLE tables", "TABLE guests", "TABLE seats", "INDEX seats_of_table"]
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
async fn what_is_no_file_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("kaiju.db");
    for name in ["kaiju.db", "kaiju.db-wal", "kaiju.db-lock"] {
        let pipe = folder.path().join(name);
        assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
        let opening = tokio::time::timeout(std::time::Duration::from_secs(20), SqliteStore::open(&path));
        let error = opening.await.expect("it hangs").err().expect(name).to_string();
        assert!(error.contains("cannot be opened or made here") && error.contains("not a file"), "{error}");
        std::fs::remove_file(pipe).unwrap();
    }
    assert!(matches!(SqliteStore::open(folder.path()).await, Err(StoreError::Open { .. })));
}

#[tokio::test]
async fn a_database_that_another_program_has_left_in_a_hurry_is_not_changed() {
    let (source, folder) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let (theirs, copy) = (source.path().join("theirs.db"), folder.path().join("kaiju.db"));
    let _other = other_program(&theirs).await;
    copy_of_the_killed(&theirs, &copy);
    let before = files(folder.path());
    assert!(before.values().all(|bytes| !bytes.is_empty()), "nothing is left in the log");
    let error = SqliteStore::open(&copy).await.err().unwrap();
    assert!(matches!(error, StoreError::Foreign { .. }), "{error}");
    assert!(files(folder.path()) == before, "something was changed");
}

#[tokio::test]
async fn what_a_killed_process_has_left_is_recognised_and_goes_on() {
    let (source, folder) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let (ours, copy) = (source.path().join("kaiju.db"), folder.path().join("kaiju.db"));
    let store = open(source.path()).await;
    store.create(new_table("t")).await.unwrap();
    copy_of_the_killed(&ours, &copy);
    let again = open(folder.path()).await;
    assert_eq!(again.load("t").await.unwrap().unwrap().rows, [row(1..=1)]);
    again.close().await.unwrap();

    // The same of a newer program: its version stands in the log only.
    let options = SqliteConnectOptions::new().filename(&ours);
    let mut newer = options.connect().await.unwrap();
    sqlx::raw_sql("PRAGMA user_version = 99").execute(&mut newer).await.unwrap();
    copy_of_the_killed(&ours, &copy);
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
    copy_of_the_killed(&ours, &copy);
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
async fn a_large_database_is_not_looked_through_when_it_is_opened() {
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
    // A page in the middle of it: looking through all of them would find it.
    let file = std::fs::OpenOptions::new().write(true).open(&path).unwrap();
    file.write_all_at(&[0x5a; 4096], 30_000 * 1024 / 4096 * 4096).unwrap();
    let store = open(folder.path()).await;
    assert_eq!(store.load("t").await.unwrap().unwrap().rows, [row(1..=1)]);
}

#[tokio::test]
async fn a_database_is_the_same_by_whatever_link_it_is_found() {
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
