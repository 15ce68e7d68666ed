//! Messages between processes that share a database.

use crate::{append, new_table, row};
use kaiju_store::{
    Attendance, Commit, Elsewhere, Heartbeat, NewTable, News, Peers, PostgresStore, Quota, Store, StoreError,
};
use sqlx::Connection;
use sqlx::postgres::PgConnection;
use std::time::Duration;
use tokio::sync::mpsc;

/// Longer than anything takes that works.
const PATIENCE: Duration = Duration::from_secs(60);

/// `N` processes on one database, each with its first heartbeat.
async fn processes<const N: usize>() -> (String, [PostgresStore; N]) {
    let address = kaiju_cluster::new_database().unwrap();
    let mut stores = Vec::new();
    for _ in 0..N {
        let store = PostgresStore::open(&address).await.unwrap();
        store.count().await;
        stores.push(store);
    }
    (address, stores.try_into().ok().unwrap())
}

trait Process {
    fn others(&self) -> &dyn Peers;
    async fn count(&self);
    async fn elsewhere(&self, table: &str) -> Elsewhere;
}

impl Process for PostgresStore {
    fn others(&self) -> &dyn Peers {
        self.peers().unwrap()
    }

    async fn count(&self) {
        self.others().send_heartbeat().await.unwrap();
    }

    async fn elsewhere(&self, table: &str) -> Elsewhere {
        self.others().elsewhere(&[table.to_owned()]).await.unwrap().remove(0)
    }
}

async fn next(news: &mut mpsc::Receiver<News>) -> News {
    tokio::time::timeout(PATIENCE, news.recv()).await.expect("nothing is heard").unwrap()
}

fn attended(guests: &[&str], spectators: u32, since: Option<u64>) -> Attendance {
    Attendance { guests: guests.iter().map(|&guest| guest.to_owned()).collect(), spectators, since }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_notification_tells_all_rows_of_a_commit() {
    let (_, [one, other]) = processes().await;
    let (mut heard, mut own) = (other.others().news().unwrap(), one.others().news().unwrap());
    assert!(other.others().news().is_none(), "there is one listener");
    one.create(new_table("t")).await.unwrap();
    let made = Commit { rows: vec![("t".to_owned(), 1)], is_summarized: true, ..Commit::default() };
    assert_eq!(next(&mut heard).await, News::Committed(made));
    let appends = (2..40).map(|seq| one.append(append("t", seq..=seq)));
    // They wait for the same commit, or for few.
    for appended in futures_of(appends).await {
        appended.unwrap();
    }
    let mut rows = Vec::new();
    let mut commits = 0;
    while rows.len() < 38 {
        let News::Committed(commit) = next(&mut heard).await else { panic!("something was missed") };
        assert!(!commit.is_summarized);
        rows.extend(commit.rows);
        commits += 1;
    }
    assert!(commits < 38, "every row has a notification of its own");
    rows.sort();
    assert!(rows.iter().map(|(_, seq)| *seq).eq(2..40));
    let read = other.others().rows(vec![("t".to_owned(), 3), ("t".to_owned(), 99)]).await.unwrap();
    assert_eq!(read, [("t".to_owned(), row(3..=3))]);
    // Nobody hears what it has said itself.
    other.others().call("t", "hello").await.unwrap();
    let called = Commit { calls: vec![("t".to_owned(), "hello".to_owned())], ..Commit::default() };
    assert_eq!(next(&mut own).await, News::Committed(called));
    // A lost race is not told.
    assert!(matches!(one.append(append("t", 5..=5)).await, Err(StoreError::Conflict)));
    one.append(append("t", 40..=40)).await.unwrap();
    let last = Commit { rows: vec![("t".to_owned(), 40)], ..Commit::default() };
    assert_eq!(next(&mut heard).await, News::Committed(last));
}

#[tokio::test]
async fn connections_and_calls_that_come_together_share_a_commit() {
    let (_, [one, other]) = processes().await;
    let mut heard = other.others().news().unwrap();
    let tables: Vec<String> = (10..60).map(|number| format!("t{number}")).collect();
    assert!(one.others().claim("t10").await.unwrap());
    let (arrival, nobody) = (attended(&["ada"], 0, Some(7)), Attendance::default());
    let arrivals = tables.iter().map(|table| one.others().attend(table, &arrival));
    let called = one.others().call("t10", "hello");
    // The last word about a table stands.
    let gone = one.others().attend("t59", &nobody);
    let released = one.others().release("t10");
    for told in futures_of(arrivals.chain([called, gone, released])).await {
        told.unwrap();
    }
    let told =
        Commit { attended: tables, calls: vec![("t10".to_owned(), "hello".to_owned())], ..Commit::default() };
    assert_eq!(next(&mut heard).await, News::Committed(told));
    assert_eq!(other.elsewhere("t10").await, Elsewhere { attendance: arrival, has_worker: false });
    assert!(other.elsewhere("t59").await.attendance.is_empty());
}

/// The results of futures that begin together.
async fn futures_of<F: Future<Output = Result<(), StoreError>> + Send>(
    all: impl Iterator<Item = F>,
) -> Vec<Result<(), StoreError>> {
    let mut all: Vec<_> = all.map(Box::pin).collect();
    let mut done = Vec::new();
    // Each is begun before the first is waited for.
    std::future::poll_fn(|context| {
        all.retain_mut(|one| match one.as_mut().poll(context) {
            std::task::Poll::Ready(answer) => {
                done.push(answer);
                false
            }
            std::task::Poll::Pending => true,
        });
        if all.is_empty() { std::task::Poll::Ready(()) } else { std::task::Poll::Pending }
    })
    .await;
    done
}

#[tokio::test]
async fn connections_are_known_everywhere_until_their_process_ends() {
    let (_, [one, two, three]) = processes().await;
    let mut heard = three.others().news().unwrap();
    one.others().attend("t", &attended(&["ada", "ben"], 2, Some(20))).await.unwrap();
    two.others().attend("t", &attended(&["ada"], 1, Some(10))).await.unwrap();
    two.others().attend("u", &attended(&[], 1, None)).await.unwrap();
    for table in ["t", "t", "u"] {
        let told = Commit { attended: vec![table.to_owned()], ..Commit::default() };
        assert_eq!(next(&mut heard).await, News::Committed(told));
    }
    let tables = ["u", "nowhere", "t"].map(str::to_owned);
    let all = three.others().elsewhere(&tables).await.unwrap();
    let attendances: Vec<Attendance> = all.into_iter().map(|elsewhere| elsewhere.attendance).collect();
    assert_eq!(
        attendances,
        [attended(&[], 1, None), Attendance::default(), attended(&["ada", "ben"], 3, Some(10))]
    );
    // Nobody is told of itself.
    assert_eq!(one.elsewhere("t").await.attendance, attended(&["ada"], 1, Some(10)));
    one.others().attend("t", &Attendance::default()).await.unwrap();
    assert_eq!(three.elsewhere("t").await.attendance, attended(&["ada"], 1, Some(10)));
    // Farewell.
    two.close().await.unwrap();
    assert!(three.elsewhere("t").await.attendance.is_empty());
    let heartbeat = three.others().send_heartbeat().await.unwrap();
    assert_eq!(heartbeat.processes, 2);
}

#[tokio::test]
async fn the_work_of_a_process_that_stops_counting_is_taken_over_once() {
    let (_, [dead, one, two]) = processes().await;
    for table in ["a", "b", "c"] {
        assert!(dead.others().claim(table).await.unwrap());
        assert!(dead.others().claim(table).await.unwrap(), "it has it already");
        assert!(!one.others().claim(table).await.unwrap());
    }
    dead.others().attend("a", &attended(&["ada"], 0, Some(1))).await.unwrap();
    dead.others().release("c").await.unwrap();
    assert!(!one.elsewhere("c").await.has_worker && one.elsewhere("b").await.has_worker);
    assert!(one.others().claim("c").await.unwrap());
    // While it counts, nobody takes anything, however long others look.
    for _ in 0..10 {
        for process in [&dead, &one, &two] {
            assert_eq!(process.others().send_heartbeat().await.unwrap().taken, [""; 0]);
        }
    }
    let mut heartbeats = Vec::new();
    for _ in 0..4 {
        for process in [&one, &two] {
            heartbeats.push(process.others().send_heartbeat().await.unwrap());
        }
    }
    let mut taken: Vec<String> = heartbeats.iter().flat_map(|heartbeat| heartbeat.taken.clone()).collect();
    taken.sort();
    assert_eq!(taken, ["a", "b"]);
    assert!(
        heartbeats[..4].iter().all(|heartbeat| heartbeat.taken.is_empty() && !heartbeat.has_lost_some),
        "too early"
    );
    assert_eq!(
        heartbeats.iter().filter(|heartbeat| heartbeat.has_lost_some).count(),
        2,
        "everybody learns of it"
    );
    assert!(one.elsewhere("a").await.attendance.is_empty());
    // It was only asleep, and learns that it was taken for dead.
    let heartbeat = dead.others().send_heartbeat().await.unwrap();
    assert_eq!(
        heartbeat,
        Heartbeat { was_forgotten: true, has_lost_some: false, taken: Vec::new(), processes: 3 }
    );
    assert!(!dead.others().claim("a").await.unwrap());
    assert!(!dead.others().send_heartbeat().await.unwrap().was_forgotten);
}

#[tokio::test]
async fn the_first_process_after_all_have_died_takes_over_everything() {
    let (address, [one]) = processes().await;
    assert!(one.others().claim("t").await.unwrap());
    one.close().await.unwrap();
    let next = PostgresStore::open(&address).await.unwrap();
    let heartbeat = next.others().send_heartbeat().await.unwrap();
    assert_eq!(heartbeat.taken, ["t"]);
}

#[tokio::test]
async fn a_listener_that_was_cut_off_learns_that_something_may_be_missing() {
    let (address, [one, other]) = processes().await;
    let mut heard = other.others().news().unwrap();
    let mut admin = PgConnection::connect(&address).await.unwrap();
    let cut = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity \
               WHERE datname = current_database() AND pid <> pg_backend_pid()";
    sqlx::query(cut).execute(&mut admin).await.unwrap();
    assert_eq!(next(&mut heard).await, News::Gap);
    one.others().call("t", "hello").await.unwrap();
    assert!(matches!(next(&mut heard).await, News::Committed(_)));
    one.others().send_heartbeat().await.unwrap();
}

#[tokio::test]
async fn two_processes_cannot_both_make_the_last_table_of_a_guest() {
    let (_, [one, other]) = processes().await;
    for round in 0..20 {
        let new = |name: &str| NewTable {
            made_by: format!("guest {round}"),
            quota: Quota { per_guest: 1, ..Quota::NONE },
            ..new_table(&format!("{name}{round}"))
        };
        let made = tokio::join!(one.create(new("a")), other.create(new("b")));
        assert!(
            matches!(made, (Ok(()), Err(StoreError::Quota)) | (Err(StoreError::Quota), Ok(()))),
            "{made:?}"
        );
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn processes_that_race_for_many_tables_do_not_wait_for_each_other() {
    const TABLES: usize = 20;
    let (_, [one, other]) = processes().await;
    for table in 0..TABLES {
        one.create(new_table(&format!("t{table}"))).await.unwrap();
    }
    for seq in 2..12 {
        // One begins with the first table, the other with the last one.
        let of = |table: usize| append(&format!("t{table}"), seq..=seq);
        let (first, second) = tokio::join!(
            futures_of((0..TABLES).map(|table| one.append(of(table)))),
            futures_of((0..TABLES).rev().map(|table| other.append(of(table))))
        );
        let won = first.iter().chain(&second).filter(|answer| answer.is_ok()).count();
        assert_eq!(won, TABLES);
        for answer in first.iter().chain(&second) {
            assert!(matches!(answer, Ok(()) | Err(StoreError::Conflict)), "{answer:?}");
        }
    }
}
