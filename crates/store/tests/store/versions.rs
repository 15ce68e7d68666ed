//! Released migrations never change, and databases of all older versions are upgraded with every table.

use crate::{append, row, texts};
use kaiju_store::{Guest, SqliteStore, Store, StoreError};
use sha2::{Digest, Sha256};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};

const FIRST: &str = include_str!("../../migrations/sqlite/1-tables.sql");
const SECOND: &str = include_str!("../../migrations/sqlite/2-journal.sql");
const THIRD: &str = include_str!("../../migrations/sqlite/3-append-only.sql");
const FOURTH: &str = include_str!("../../migrations/sqlite/4-chunks.sql");
const FIFTH: &str = include_str!("../../migrations/sqlite/5-plain-log.sql");
const SIXTH: &str = include_str!("../../migrations/sqlite/6-addresses.sql");
const SEVENTH: &str = include_str!("../../migrations/sqlite/7-retention.sql");
const POSTGRES: &str = include_str!("../../migrations/postgres/1-tables.sql");
const PROCESSES: &str = include_str!("../../migrations/postgres/2-processes.sql");
const ADDRESSES: &str = include_str!("../../migrations/postgres/3-addresses.sql");
const RETENTION: &str = include_str!("../../migrations/postgres/4-retention.sql");
const EIGHTH: &str = include_str!("../../migrations/sqlite/8-acts.sql");
const ACTS: &str = include_str!("../../migrations/postgres/5-acts.sql");

#[test]
fn released_migrations_never_change() {
    let released = [
        (FIRST, "9e13def66f47e138"),
        (SECOND, "4d14a7633378410b"),
        (THIRD, "a25ce79abc4331d8"),
        (FOURTH, "96c3b1b34b5d3504"),
        (FIFTH, "04721cf40d05c99e"),
        (SIXTH, "5be2b27fea435a5c"),
        (SEVENTH, "4bbd9f8174c7cb8e"),
        (POSTGRES, "b3ae957bdb12bd9a"),
        (PROCESSES, "dabd468f844b8daf"),
        (ADDRESSES, "41e3a1f22744ae70"),
        (RETENTION, "f2d4ee33c67cd162"),
        (EIGHTH, "7194e95545a08276"),
        (ACTS, "8842f55dfd4292aa"),
    ];
    for (migration, hash) in released {
        let found: String =
            Sha256::digest(migration).iter().take(8).map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(found, hash, "add a migration instead of changing one:\n{migration}");
    }
}

/// Old and new programs use one database during an upgrade, so that what the old ones know must stay as it is.
#[test]
fn migrations_of_a_shared_database_only_add() {
    for (migration, text) in [("3-addresses", ADDRESSES), ("4-retention", RETENTION), ("5-acts", ACTS)] {
        let statements =
            text.lines().filter(|line| !line.starts_with("--")).collect::<Vec<_>>().join(" ").to_uppercase();
        for statement in statements.split(';').map(str::trim).filter(|statement| !statement.is_empty()) {
            let is_addition =
                ["CREATE TABLE ", "CREATE UNLOGGED TABLE ", "CREATE INDEX ", "CREATE SEQUENCE "]
                    .iter()
                    .any(|start| statement.starts_with(start));
            // Old programs name their columns, and leave out new ones.
            let adds_column = statement.starts_with("ALTER TABLE ")
                && statement.contains(" ADD COLUMN ")
                && (statement.contains(" DEFAULT ") || !statement.contains(" NOT NULL"));
            assert!(is_addition || adds_column, "{migration}: old programs do not expect {statement}");
        }
    }
}

/// Data for every version: a guest, and two tables with a seat each.
const PEOPLE: &str = "INSERT INTO guests VALUES ('g1', X'01', 'Ada', 7);
    INSERT INTO tables VALUES ('t', 's', 'ada', 1, 1, 1, 0, 'a table'), ('u', 's2', 'ada', 1, 2, 1, 0, 'another');
    INSERT INTO seats VALUES ('ada', 't'), ('ada', 'u')";
const PLAIN: &str = "INSERT INTO log VALUES ('t', 1, 1000, 'entry 1'), ('u', 1, 1000, 'entry 1')";
const IN_JOURNAL: &str = "INSERT INTO journal (table_id, seq, at, body) VALUES ('t', 2, 1000, 'entry 2')";

#[tokio::test]
async fn databases_of_older_versions_are_upgraded_with_every_table() {
    let plain = "INSERT INTO log VALUES ('t', 2, 1000, 'entry 2')";
    let chunks = r#"INSERT INTO log (table_id, last, rows) VALUES
        ('t', 1, json_array(json_array(1, 1000, 'entry 1'))),
        ('u', 4, json_array(json_array(1, 1000, 'entry 1'), json_array(2, 1000, 'entry 2' || char(10) || 'entry 3'),
            json_array(4, 4611686018427387907, '{"a":"\\ 恐竜"}')))"#;
    let versions = [
        (1, vec![FIRST, PEOPLE, PLAIN, plain]),
        (2, vec![FIRST, SECOND, PEOPLE, PLAIN, IN_JOURNAL]),
        // A row in both places, as when the server was killed while it moved rows.
        (3, vec![FIRST, SECOND, THIRD, PEOPLE, PLAIN, IN_JOURNAL, plain]),
        (4, vec![FIRST, SECOND, THIRD, FOURTH, PEOPLE, chunks, IN_JOURNAL]),
    ];
    for (version, as_it_was) in versions {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("kaiju.db");
        let options = SqliteConnectOptions::new().filename(&path).create_if_missing(true);
        let mut old = options.connect().await.unwrap();
        let marks = format!("PRAGMA application_id = 0x4b41494a; PRAGMA user_version = {version}");
        for statements in as_it_was.into_iter().chain([marks.as_str()]) {
            sqlx::raw_sql(sqlx::AssertSqlSafe(statements)).execute(&mut old).await.unwrap();
        }
        old.close().await.unwrap();
        // Upgrades it the first time, and finds it upgraded the second time.
        for _ in 0..2 {
            let store = SqliteStore::open(&path).await.unwrap();
            assert!(matches!(store.append(append("t", 2..=2)).await, Err(StoreError::Conflict)), "{version}");
            assert_eq!(store.load("t").await.unwrap().unwrap().rows, [row(1..=1), row(2..=2)], "{version}");
            let other = store.load("u").await.unwrap().unwrap();
            assert_eq!((other.secret.as_str(), &other.rows[0]), ("s2", &row(1..=1)), "{version}");
            if version == 4 {
                assert_eq!(other.rows[1], row(2..=3));
                let last = &other.rows[2];
                assert_eq!((last.seq, last.at, last.body.as_str()), (4, (1 << 62) + 3, r#"{"a":"\\ 恐竜"}"#));
            }
            assert_eq!(texts(store.tables_of("ada", 9).await.unwrap()), ["another", "a table"]);
            assert_eq!(texts(store.public_tables(0, 9, 9).await.unwrap()), ["another", "a table"]);
            store.close().await.unwrap();
        }
        let store = SqliteStore::open(&path).await.unwrap();
        store.append(append("t", 3..=4)).await.unwrap();
        assert_eq!(store.load("t").await.unwrap().unwrap().rows.last(), Some(&row(3..=4)), "{version}");
        store.rename_guest(Guest { id: "g1".to_owned(), name: "Ada_L".to_owned() }).await.unwrap();
    }
}
