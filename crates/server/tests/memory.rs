//! What hostile clients can make the server keep in memory. A process of its own, since its memory is measured.

#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "sockets/common/mod.rs"]
#[allow(dead_code, reason = "the other tests over sockets need the rest")]
mod common;

use common::{Player, config, mine, options, table};
use kaiju_client::Account;
use kaiju_engine::PowerId;
use kaiju_protocol::{Code, Command, Orders, PowerOrder, Refusal, ServerMessage, When};
use kaiju_server::Config;
use kaiju_store::SqliteStore;
use kaiju_table::Takes;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

/// Clients that do not read.
const READERS: usize = 200;
/// Clients that send a large frame.
const SENDERS: usize = 50;
/// The frame of each, in bytes.
const FRAME: usize = 10 << 20;
/// What all of them together may cost, in KiB: a quarter of a mebibyte for each.
const BOUND: u64 = 64 << 10;

/// Memory of this process, in KiB: server and clients.
fn memory() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
    line.split_whitespace().next().unwrap().parse().unwrap()
}

/// A WebSocket on which nothing is read after the first bytes.
async fn open(server: SocketAddr, account: &Account, table: &str, query: &str) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(2048).unwrap();
    let mut stream = socket.connect(server).await.unwrap();
    let request = format!(
        "GET /api/tables/{table}/socket{query} HTTP/1.1\r\nhost: {server}\r\ncookie: {}\r\nconnection: upgrade\r\n\
         upgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        account.cookie
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    stream.read_exact(&mut [0; 12]).await.unwrap();
    stream
}

async fn connections(account: &Account) -> usize {
    let metrics = account.request("GET", "/metrics", None).await.unwrap().body;
    let count = metrics.lines().find_map(|line| line.strip_prefix("kaiju_connections ")).unwrap();
    count.parse().unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn clients_that_do_not_read_and_clients_that_send_too_much_cost_little_memory() {
    let folder = tempfile::tempdir().unwrap();
    let store = Arc::new(SqliteStore::open(&folder.path().join("kaiju.db")).await.unwrap());
    let listener = kaiju_server::listen("127.0.0.1:0".parse().unwrap()).unwrap();
    let server = listener.local_addr().unwrap();
    let mut limits = config().limits;
    limits.connections_per_address = 1000;
    // Those who watch are told several things at once, as by a real server.
    let config = Config { limits, broadcast_interval: Config::default().broadcast_interval, ..config() };
    let time = config.time.clone();
    tokio::spawn(kaiju_server::serve(listener, store, config, None, std::future::pending()));

    let host = Account::new(server).await.unwrap();
    let id = host.create(&table("czech", vec![mine(), mine()])).await.unwrap();
    let mut host = Player::join(host, &id, 1).await;
    let before = memory();
    let mut sleepers = Vec::new();
    for _ in 0..READERS {
        sleepers.push(open(server, &host.account, &id, "").await);
    }
    // The last ones may have heard of their connection before it is counted.
    let all_there = async { while connections(&host.account).await < READERS + 1 {} };
    tokio::time::timeout(common::PATIENCE, all_there).await.unwrap();
    let mut most = 0;
    for round in 0..990 {
        let rules = ["czech", "czech, bay_use=off"][round % 2];
        host.command(Command::Change { options: options(rules) }).await.unwrap();
        if round % 50 == 0 {
            most = most.max(memory().saturating_sub(before));
        }
    }
    let all_gone = async {
        while connections(&host.account).await != 1 {
            most = most.max(memory().saturating_sub(before));
            // The host hears of all who leave: it must read on, or it would be too slow itself.
            time.advance(Duration::from_millis(100));
            host.command(Command::Ping).await.unwrap();
        }
    };
    let gone = tokio::time::timeout(common::PATIENCE, all_gone).await;
    gone.expect("a client that does not read is still there");

    let mut senders = Vec::new();
    for _ in 0..SENDERS {
        let mut stream = open(server, &host.account, &id, "").await;
        senders.push(tokio::spawn(async move {
            let length = (FRAME as u64).to_be_bytes();
            // A text in one frame, with a mask of zeros.
            let head = [&[0x81, 0x80 | 127][..], &length, &[0; 4]].concat();
            let mut sent = stream.write_all(&head).await.is_ok();
            for _ in 0..FRAME / 4096 {
                // The server ends the connection long before the end of the frame.
                sent = sent && stream.write_all(&[b' '; 4096]).await.is_ok();
            }
            sent
        }));
        most = most.max(memory().saturating_sub(before));
    }
    for sender in senders {
        assert!(!sender.await.unwrap(), "a frame of 10 MB was read to its end");
        most = most.max(memory().saturating_sub(before));
    }
    println!("{READERS} slow readers and {SENDERS} large frames: {most} KiB at most");
    assert!(most < BOUND, "{most} KiB");
    host.command(Command::Start).await.unwrap();
    let most = catching_up(&mut host).await;
    println!("{READERS} clients that want a long log and do not read it: {most} KiB at most");
    // A few of them at a time have a page of the log each.
    assert!(most < BOUND / 4, "{most} KiB");
    host.play().await;
}

/// Fills the log with all that it takes, and lets many clients ask for the whole of it without reading. Gives the most memory that
/// they cost, in KiB.
async fn catching_up(host: &mut Player) -> u64 {
    let refusable = PowerId::all().filter(|&power| Takes::of(power).never);
    let never = |power| PowerOrder { power, when: When::Never };
    let orders = Orders { powers: refusable.map(never).collect(), ..Orders::default() };
    let mut seats = host.drawn.seats_of(&host.account.guest).into_iter().cycle();
    let mut full = 0;
    while full < 2 {
        let set = Command::SetOrders { seat: seats.next().unwrap(), orders: orders.clone() };
        if let Err(Refusal { code, .. }) = host.command(set).await {
            assert_eq!(code, Code::LogFull);
            full += 1;
        }
    }
    let before = memory();
    let mut most = 0;
    let mut sleepers = Vec::new();
    for _ in 0..READERS {
        sleepers.push(open(host.account.server, &host.account, &host.table, "?after=0").await);
        most = most.max(memory().saturating_sub(before));
    }
    // Nobody else waits for them, neither at the door nor at the table.
    let guest = Account::new(host.account.server).await.unwrap();
    let mut guest = guest.open(&host.table, None).await.unwrap();
    assert!(matches!(guest.next().await.unwrap(), Some(ServerMessage::State { .. })));
    drop(guest);
    for _ in 0..500 {
        host.command(Command::Ping).await.unwrap();
        most = most.max(memory().saturating_sub(before));
    }
    most
}
