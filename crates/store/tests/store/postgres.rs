//! Features of a database server: several processes, and lost connections.

use crate::{append, new_table, row};
use kaiju_store::{PostgresStore, Store, StoreError};
use sqlx::Connection;
use sqlx::postgres::PgConnection;

#[tokio::test]
async fn two_processes_cannot_both_write_one_number() {
    let address = kaiju_cluster::new_database().unwrap();
    let (one, other) =
        (PostgresStore::open(&address).await.unwrap(), PostgresStore::open(&address).await.unwrap());
    one.create(new_table("t")).await.unwrap();
    assert!(matches!(other.create(new_table("t")).await, Err(StoreError::Conflict)));
    let mut lost = 0;
    for seq in 2..50 {
        let (first, second) =
            tokio::join!(one.append(append("t", seq..=seq)), other.append(append("t", seq..=seq)));
        lost += usize::from(first.is_err()) + usize::from(second.is_err());
        for answer in [first, second] {
            assert!(matches!(answer, Ok(()) | Err(StoreError::Conflict)), "{answer:?}");
        }
    }
    assert_eq!(lost, 48);
    let rows: Vec<_> = (1..50).map(|seq| row(seq..=seq)).collect();
    assert_eq!(other.load("t").await.unwrap().unwrap().rows, rows);
}

#[tokio::test]
async fn a_lost_connection_is_opened_again() {
    let address = kaiju_cluster::new_database().unwrap();
    let store = PostgresStore::open(&address).await.unwrap();
    store.create(new_table("t")).await.unwrap();
    let mut admin = PgConnection::connect(&address).await.unwrap();
    let cut = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity \
               WHERE datname = current_database() AND pid <> pg_backend_pid()";
    sqlx::query(cut).execute(&mut admin).await.unwrap();
    assert!(matches!(store.append(append("t", 2..=2)).await, Err(StoreError::Database(_))));
    assert!(!store.health().is_healthy);
    store.append(append("t", 2..=2)).await.unwrap();
    assert!(store.health().is_healthy);
    assert_eq!(store.load("t").await.unwrap().unwrap().rows, [row(1..=1), row(2..=2)]);
}

#[tokio::test]
async fn a_database_that_only_newer_programs_understand_is_refused() {
    let address = kaiju_cluster::new_database().unwrap();
    PostgresStore::open(&address).await.unwrap().close().await.unwrap();
    let mut newer = PgConnection::connect(&address).await.unwrap();
    // The next version adds something that this program does not need to know.
    sqlx::raw_sql("INSERT INTO versions VALUES (98, 1)").execute(&mut newer).await.unwrap();
    PostgresStore::open(&address).await.unwrap().close().await.unwrap();
    sqlx::raw_sql("INSERT INTO versions VALUES (99, 99)").execute(&mut newer).await.unwrap();
    let error = PostgresStore::open(&address).await.err().unwrap();
    assert!(matches!(error, StoreError::NewerServer { found: 99, .. }), "{error}");
}

#[tokio::test]
async fn the_error_for_an_unreachable_server_hides_the_password() {
    let error = PostgresStore::open("postgres://ada:hush@localhost/kaiju?host=/nowhere").await.err().unwrap();
    assert!(matches!(error, StoreError::Server { .. }), "{error}");
    assert!(!error.to_string().contains("hush"), "{error}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn processes_that_start_together_make_the_tables_once() {
    let address = kaiju_cluster::new_database().unwrap();
    let opening: Vec<_> = (0..4)
        .map(|_| {
            let address = address.clone();
            tokio::spawn(async move { PostgresStore::open(&address).await.map(drop) })
        })
        .collect();
    for opened in opening {
        opened.await.unwrap().unwrap();
    }
}
