//! Clients that do not finish what they begin.

use crate::common::{PATIENCE, Server, ask, config, while_time_passes};
use kaiju_client::Account;
use kaiju_server::Config;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// Sends some bytes, each long before the server loses patience, then nothing more; gives what the server said when it ended the
/// connection.
async fn drip(server: &Server) -> String {
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    for _ in 0..100 {
        // The connection may have ended.
        let _ = stream.write_all(b"x").await;
        server.time.advance(Duration::from_millis(500));
    }
    let mut said = Vec::new();
    // A connection that is reset has ended too.
    let _ = while_time_passes(&server.time, stream.read_to_end(&mut said)).await;
    String::from_utf8(said).unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_request_that_does_not_come_to_an_end_is_ended_by_the_server() {
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
    // It is an answer like any other: careful, and counted.
    for header in ["x-content-type-options: nosniff", "x-frame-options: DENY", "cache-control: no-store"] {
        assert!(said.lines().any(|line| line.eq_ignore_ascii_case(header)), "no {header}: {said}");
    }
    assert!(said.contains("content-security-policy: default-src 'self'"), "{said}");
    let metrics = ask(server.address, "GET", "/metrics", "", "").await.body;
    assert!(metrics.contains("kaiju_refusals_total{code=\"too_slow\"} 1\n"), "{metrics}");
    server.stop().await;
}
