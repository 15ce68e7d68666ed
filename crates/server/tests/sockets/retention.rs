//! Old tables and guests are removed while others play.

use crate::common::{PATIENCE, Player, Server, ask, bot, code_of, config, mine, seat, table};
use kaiju_client::Account;
use kaiju_protocol::{Code, Command};
use kaiju_server::{Config, Limits, Retention, Time};
use std::time::Duration;

const DAY: Duration = Duration::from_secs(86_400);
/// More than the time between two rounds of the removal.
const ROUND: Duration = Duration::from_secs(700);

/// A number of the server's metrics.
async fn metric(server: &Server, name: &str) -> u64 {
    let metrics = ask(server.address, "GET", "/metrics", "", "").await.body;
    let value = metrics.lines().find_map(|line| line.strip_prefix(name)).unwrap();
    value.trim().parse().unwrap()
}

/// Lets so much time pass, and waits for the next search for what is too old.
async fn next_round(server: &Server, time: Duration) {
    const ROUNDS: &str = "kaiju_retention_rounds_total";
    let before = metric(server, ROUNDS).await;
    server.time.advance(time);
    let next = async { while metric(server, ROUNDS).await == before {} };
    tokio::time::timeout(PATIENCE, next).await.expect("nothing is ever removed");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn old_tables_and_guests_are_removed_and_those_in_use_are_not() {
    let retention = Retention { unstarted: 2, abandoned: 4, finished: 6, guests: 8, acts: 0 };
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), Config { retention, ..config() }).await;
    let stranger = Account::new(server.address).await.unwrap();
    let host = Account::new(server.address).await.unwrap();
    let new = async || host.create(&table("czech", vec![mine(), bot()])).await.unwrap();
    let (unstarted, abandoned, finished, used) = (new().await, new().await, new().await, new().await);
    let mut player = Player::join(host.clone(), &abandoned, 1).await;
    player.command(Command::Start).await.unwrap();
    drop(player);
    let mut player = Player::join(host.clone(), &finished, 1).await;
    player.command(Command::Start).await.unwrap();
    player.command(Command::Resign { seat: seat(0) }).await.unwrap();
    player.until("the game is over", Player::is_over).await;
    drop(player);
    // Somebody sits there for days without a word.
    let mut player = Player::join(host.clone(), &used, 1).await;
    let mut left = vec![unstarted, abandoned, finished];
    for gone in 1..=3 {
        next_round(&server, 2 * DAY).await;
        // In the first round, tables may still be falling asleep.
        for _ in 0..5 {
            if metric(&server, "kaiju_removed_tables_total").await < gone {
                next_round(&server, ROUND).await;
            }
        }
        assert_eq!(metric(&server, "kaiju_removed_tables_total").await, gone);
        let removed = left.remove(0);
        for path in [format!("/api/tables/{removed}"), format!("/api/tables/{removed}/record")] {
            let answer = host.request("GET", &path, None).await.unwrap();
            assert_eq!(code_of(&answer.body), Code::UnknownTable);
        }
        for table in &left {
            let answer = host.request("GET", &format!("/api/tables/{table}"), None).await.unwrap();
            assert_eq!(answer.status, 200, "{table}");
        }
    }
    next_round(&server, 2 * DAY).await;
    assert_eq!(metric(&server, "kaiju_removed_guests_total").await, 1);
    let forgotten = stranger.request("GET", "/api/me/games", None).await.unwrap();
    assert_eq!(code_of(&forgotten.body), Code::UnknownGuest);
    player.command(Command::Start).await.unwrap();
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_has_rested_for_long_waits_for_a_day_before_it_removes_anything() {
    let retention = Retention { unstarted: 30, ..Retention::FOREVER };
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), Config { retention, ..config() }).await;
    let host = Account::new(server.address).await.unwrap();
    let id = host.create(&table("czech", vec![mine(), bot()])).await.unwrap();
    server.counts("kaiju_retention_rounds_total", 1).await;
    server.stop().await;
    let time = Time::manual();
    time.advance(60 * DAY);
    let server = Server::start(folder.path(), Config { retention, time, ..config() }).await;
    server.counts("kaiju_retention_rounds_total", 1).await;
    next_round(&server, DAY / 2).await;
    assert_eq!(metric(&server, "kaiju_removed_tables_total").await, 0);
    next_round(&server, DAY / 2).await;
    assert_eq!(metric(&server, "kaiju_removed_tables_total").await, 1);
    let host = Account { server: server.address, ..host };
    let answer = host.request("GET", &format!("/api/tables/{id}"), None).await.unwrap();
    assert_eq!(code_of(&answer.body), Code::UnknownTable);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn with_a_full_disk_nothing_new_begins_and_games_go_on() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), config()).await;
    let host = Account::new(server.address).await.unwrap();
    let id = host.create(&table("czech", vec![mine(), bot()])).await.unwrap();
    server.stop().await;
    // The database has more than one byte.
    let server = Server::start(folder.path(), Config { disk_quota: Some(1), ..config() }).await;
    server.counts("kaiju_retention_rounds_total", 1).await;
    let host = Account { server: server.address, ..host };
    let body = serde_json::to_string(&table("czech", vec![mine(), bot()])).unwrap();
    let refused = host.request("POST", "/api/tables", Some(&body)).await.unwrap();
    assert_eq!((refused.status, code_of(&refused.body)), (503, Code::ServerFull));
    assert!(Account::new(server.address).await.is_err());
    let mut player = Player::join(host, &id, 1).await;
    player.command(Command::Start).await.unwrap();
    player.play().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_disk_is_watched_between_two_rounds() {
    const MANY: u64 = 400;
    let folder = tempfile::tempdir().unwrap();
    let limits = Limits { tables_per_guest: MANY, ..config().limits };
    let quota = Some(300 << 10);
    let server = Server::start(folder.path(), Config { disk_quota: quota, limits, ..config() }).await;
    server.counts("kaiju_retention_rounds_total", 1).await;
    let host = Account::new(server.address).await.unwrap();
    for _ in 0..MANY {
        host.create(&table("czech", vec![mine(), bot()])).await.unwrap();
    }
    server.time.advance(Duration::from_secs(10));
    let is_full = async { while Account::new(server.address).await.is_ok() {} };
    tokio::time::timeout(PATIENCE, is_full).await.expect("the disk is filled");
    assert_eq!(metric(&server, "kaiju_retention_rounds_total").await, 1);
    server.stop().await;
}
