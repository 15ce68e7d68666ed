//! Play goes on for days, and the database does not grow for ever.

use crate::{Place, append, new_table, summary};
use kaiju_store::{Append, Deadlines, NewTable, Row, Store, Summary};
use sqlx::postgres::PgConnectOptions;
use sqlx::{ConnectOptions, Connection};

const HOUR: u64 = 3_600_000;
/// Hours of play.
const HOURS: u64 = 48;
/// The hours for which finished games are kept.
const KEPT: u64 = 6;
/// Games that are finished in an hour.
const GAMES: u64 = 12;

/// An hour of play, at the end of which what is too old is removed.
async fn play(store: &dyn Store, hour: u64) {
    let at = hour * HOUR;
    for game in 0..GAMES {
        let table = format!("{hour}-{game}");
        let over = Some(Summary { is_over: true, ..summary(&table, &["ada"], at) });
        let first = Append { summary: over, ..append(&table, 1..=1) };
        store.create(NewTable { append: first, ..new_table(&table) }).await.unwrap();
        for seq in 2..20 {
            let row = Row { seq, at, body: "x".repeat(1_000) };
            store.append(Append { table: table.clone(), row, summary: None }).await.unwrap();
        }
    }
    let before = Deadlines { finished: at.saturating_sub(KEPT * HOUR), ..Deadlines::default() };
    loop {
        let expired = store.expired_tables(before, 5).await.unwrap();
        if expired.is_empty() {
            break;
        }
        store.remove_tables(expired, before).await.unwrap();
    }
}

/// The size is the same at the end of the first day and of the second, give or take a tenth.
fn levels_off(sizes: &[u64]) {
    let most = |hours: std::ops::Range<usize>| sizes[hours].iter().copied().max().unwrap() as f64;
    let (first, second) = (most(12..24), most(36..48));
    assert!(second <= 1.1 * first, "{first} bytes became {second}: {sizes:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_file_levels_off() {
    let place = Place::sqlite();
    let store = place.open().await;
    let mut sizes = Vec::new();
    for hour in 0..HOURS {
        play(&*store, hour).await;
        sizes.push(store.size().await.unwrap());
    }
    levels_off(&sizes);
    store.close().await.unwrap();
    let Place::Sqlite(folder) = &place else { unreachable!("it was opened above") };
    let file = std::fs::metadata(folder.path().join("kaiju.db")).unwrap().len();
    let most = sizes.iter().max().unwrap();
    assert!(file <= 2 * most, "the file has {file} bytes, of which at most {most} were used");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_postgres_database_levels_off() {
    let place = Place::postgres();
    let Place::Postgres(address) = &place else { unreachable!("it was just made") };
    let store = place.open().await;
    // PostgreSQL does this by itself from time to time.
    let mut keeper = address.parse::<PgConnectOptions>().unwrap().connect().await.unwrap();
    let mut sizes = Vec::new();
    for hour in 0..HOURS {
        play(&*store, hour).await;
        sqlx::raw_sql("VACUUM").execute(&mut keeper).await.unwrap();
        sizes.push(store.size().await.unwrap());
    }
    levels_off(&sizes);
    keeper.close().await.unwrap();
}
