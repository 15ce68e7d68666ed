//! The memory and the threads that many tables with bots cost the server. In a process of its own, since its memory is
//! measured.

#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "sockets/common/mod.rs"]
#[allow(dead_code, reason = "the other tests over sockets need the rest")]
mod common;

use common::{Player, Server, config, mine, table};
use kaiju_client::Account;
use kaiju_protocol::{Command, NewSeat, Phase};
use kaiju_server::Config;

/// Tables of one person against five champions.
const TABLES: usize = 40;
/// The most memory that they may cost, in KiB. A champion of their own for every seat would take 230 MiB.
const BOUND: u64 = 48 << 10;
/// Answers of each person.
const ANSWERS: usize = 4;

/// Memory of this process, in KiB: server and clients.
fn memory() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
    line.split_whitespace().next().unwrap().parse().unwrap()
}

/// Threads of this process whose name begins like this.
fn threads(name: &str) -> usize {
    let tasks = std::fs::read_dir("/proc/self/task").unwrap();
    let names = tasks.filter_map(|task| std::fs::read_to_string(task.ok()?.path().join("comm")).ok());
    names.filter(|thread| thread.starts_with(name)).count()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_tables_of_champions_share_their_memory_and_a_few_threads() {
    let folder = tempfile::tempdir().unwrap();
    let bot_threads = 2;
    let limits = kaiju_server::Limits { tables_per_guest: TABLES as u64, ..config().limits };
    let server = Server::start(folder.path(), Config { bot_threads, limits, ..config() }).await;
    let before = memory();
    let host = Account::new(server.address).await.unwrap();
    let champion = || NewSeat::Bot { bot: "champion".to_owned(), monster: None };
    let mut players = Vec::new();
    for seed in 0..TABLES {
        let seats = [mine()].into_iter().chain((0..5).map(|_| champion())).collect();
        let id = host.create(&table("dark", seats)).await.unwrap();
        let mut player = Player::join(host.clone(), &id, seed as u64).await;
        player.command(Command::Start).await.unwrap();
        players.push(player);
    }
    let mut answered = 0;
    for player in &mut players {
        for _ in 0..ANSWERS {
            player
                .until("it is the person's turn", |player| player.answer().is_some() || player.is_over())
                .await;
            let Some(answer) = player.answer() else { break };
            player.command(answer).await.unwrap();
            answered += 1;
        }
    }
    assert!(answered > 2 * TABLES, "{answered} answers");
    let playing = |player: &&Player| matches!(player.drawn.info.as_ref().unwrap().phase, Phase::Playing);
    assert!(players.iter().filter(playing).count() > TABLES / 2);
    let cost = memory().saturating_sub(before);
    println!("{TABLES} tables of five champions: {cost} KiB");
    assert!(cost < BOUND, "{cost} KiB");
    assert!((1..=bot_threads).contains(&threads("bots-")), "{} threads", threads("bots-"));
    server.stop().await;
}
