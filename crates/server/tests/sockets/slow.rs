//! Slow clients: requests that never end, and connections on which nothing is read.

use crate::common::script::{SECRET_SEED, store_log};
use crate::common::{PATIENCE, Player, Server, ask, config, mine, options, seat, table, while_time_passes};
use kaiju_client::Account;
use kaiju_fair::Secret;
use kaiju_protocol::{Command, Entry, Occupant, Reaction, SeatInfo, ServerMessage};
use kaiju_server::{Config, Limits};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

/// Sends some bytes, each long before the timeout, then nothing more. Returns what the server sent before it closed the
/// connection.
async fn drip(server: &Server) -> String {
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    for _ in 0..100 {
        // The connection may be closed.
        let _ = stream.write_all(b"x").await;
        server.time.advance(Duration::from_millis(500));
    }
    let mut said = Vec::new();
    // A reset closes the connection too.
    let _ = while_time_passes(&server.time, stream.read_to_end(&mut said)).await;
    String::from_utf8(said).unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_request_that_never_ends_times_out() {
    let folder = tempfile::tempdir().unwrap();
    let config = Config { request_timeout: Config::default().request_timeout, ..config() };
    let server = Server::start(folder.path(), config).await;
    assert_eq!(drip(&server).await, "", "a head that never ends is not answered");

    let cookie = Account::new(server.address).await.unwrap().cookie;
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    let head = format!(
        "POST /api/tables HTTP/1.1\r\nhost: {}\r\ncookie: {cookie}\r\ncontent-type: application/json\r\n\
         content-length: 1000\r\nexpect: 100-continue\r\n\r\n{{",
        server.address
    );
    stream.write_all(head.as_bytes()).await.unwrap();
    // The server has read the head, and waits for the rest.
    let mut go_on = [0; b"HTTP/1.1 100 Continue\r\n\r\n".len()];
    stream.read_exact(&mut go_on).await.unwrap();
    assert!(go_on.starts_with(b"HTTP/1.1 100 "));
    server.time.advance(Config::default().request_timeout);
    let mut said = String::new();
    tokio::time::timeout(PATIENCE, stream.read_to_string(&mut said)).await.unwrap().unwrap();
    assert!(said.starts_with("HTTP/1.1 408 "), "{said}");
    assert!(said.contains(r#""code":"too_slow""#), "{said}");
    // It is a response like any other: with security headers, and counted.
    for header in ["x-content-type-options: nosniff", "x-frame-options: DENY", "cache-control: no-store"] {
        assert!(said.lines().any(|line| line.eq_ignore_ascii_case(header)), "no {header}: {said}");
    }
    assert!(said.contains("content-security-policy: default-src 'self'"), "{said}");
    let metrics = ask(server.address, "GET", "/metrics", "", "").await.body;
    assert!(metrics.contains("kaiju_refusals_total{code=\"too_slow\"} 1\n"), "{metrics}");
    server.stop().await;
}

/// Upgrades a connection to a WebSocket, and reads only the first bytes of the response.
pub async fn upgraded(mut stream: TcpStream, account: &Account, table: &str, query: &str) -> TcpStream {
    let request = format!(
        "GET /api/tables/{table}/socket{query} HTTP/1.1\r\nhost: {}\r\ncookie: {}\r\nconnection: upgrade\r\n\
         upgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        account.server, account.cookie
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut start = [0; 12];
    stream.read_exact(&mut start).await.unwrap();
    assert_eq!(&start, b"HTTP/1.1 101");
    stream
}

/// A WebSocket with the smallest buffer, on which nothing more is read.
async fn sleeper(account: &Account, table: &str, query: &str) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(2048).unwrap();
    upgraded(socket.connect(account.server).await.unwrap(), account, table, query).await
}

/// The length of a log longer than clients can make one.
const LONG_LOG: u64 = 15_000;

fn long_log(host: &str) -> Vec<Entry> {
    let seated = SeatInfo {
        occupant: Occupant::Guest { guest: host.to_owned() },
        name: "Ada".to_owned(),
        ..SeatInfo::free()
    };
    let created = Entry::Created {
        host: host.to_owned(),
        options: options("czech"),
        seats: vec![seated, SeatInfo::free()],
        commitment: Secret::from_seed(SECRET_SEED).commitment().to_string(),
        position: None,
        daily: None,
        lesson: false,
        sent_away: Vec::new(),
    };
    let resized = (2..=LONG_LOG).map(|seq| Entry::Resized { seats: 2 + (seq % 5) as u8 });
    [created].into_iter().chain(resized).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_client_that_catches_up_without_reading_delays_nobody() {
    let folder = tempfile::tempdir().unwrap();
    let limits = Limits { reaction_interval_ms: 0, ..config().limits };
    let server = Server::start(folder.path(), Config { limits, ..config() }).await;
    let host = Account::new(server.address).await.unwrap();
    // More than fits into all buffers on the way.
    store_log(&server, "longlogs", &host.guest, long_log(&host.guest)).await;
    let mut sleepers = Vec::new();
    for _ in 0..4 {
        sleepers.push(sleeper(&host, "longlogs", "?after=0").await);
    }
    let mut quick = host.open("longlogs", None).await.unwrap();
    // If the table waited for one of them, this would never end.
    for _ in 0..20 {
        let id = quick.send(Command::React { seat: seat(0), reaction: Reaction::Hurry }).await.unwrap();
        while quick.next().await.unwrap().unwrap() != (ServerMessage::Done { id, seq: LONG_LOG }) {}
    }
    // A client that reads gets every entry, then the state.
    let mut reader = host.open("longlogs", Some(0)).await.unwrap();
    let mut told = 0;
    let all = async {
        loop {
            match reader.next().await.unwrap().unwrap() {
                ServerMessage::Update { entries, .. } => {
                    assert_eq!(entries[0].seq, told + 1);
                    told = entries[entries.len() - 1].seq;
                }
                ServerMessage::State { seq, .. } => return seq,
                other => panic!("{other:?} comes before the table"),
            }
        }
    };
    assert_eq!(tokio::time::timeout(PATIENCE, all).await.expect("some entries are missing"), LONG_LOG);
    assert_eq!(told, LONG_LOG);
    drop(sleepers);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_client_that_does_not_read_is_dropped() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), config()).await;
    let host = Account::new(server.address).await.unwrap();
    let id = host.create(&table("czech", vec![mine(), mine()])).await.unwrap();
    let mut host = Player::join(host, &id, 1).await;
    let _sleeper = sleeper(&host.account, &id, "").await;
    server.counts("kaiju_connections", 2).await;
    for round in 0..990 {
        let options = options(["czech", "czech, bay_use=off"][round % 2]);
        host.command(Command::Change { options }).await.unwrap();
    }
    while_time_passes(&server.time, server.counts("kaiju_connections", 1)).await;
    host.command(Command::Start).await.unwrap();
    host.play().await;
    server.stop().await;
}
