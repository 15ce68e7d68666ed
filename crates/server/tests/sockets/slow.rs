//! Clients that do not finish what they begin.

use crate::common::{PATIENCE, Server, ask, config};
use kaiju_client::Account;
use kaiju_server::Config;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// Sends a text byte by byte, each long before the server loses patience, and gives what the server said when it ended the
/// connection.
async fn drip(server: &Server, text: &str) -> String {
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    let (mut reader, mut writer) = stream.split();
    let write = async {
        for byte in text.bytes().cycle() {
            if writer.write_all(&[byte]).await.is_err() {
                break;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        // The end is for the reader to see.
        std::future::pending::<()>().await;
    };
    let mut said = Vec::new();
    let read = async {
        let mut bytes = [0; 1024];
        // A connection that is reset has ended too.
        while let Ok(count @ 1..) = reader.read(&mut bytes).await {
            said.extend_from_slice(&bytes[..count]);
        }
    };
    let ended = async {
        tokio::select! {
            () = write => {}
            () = read => {}
        }
    };
    tokio::time::timeout(PATIENCE, ended).await.unwrap();
    String::from_utf8(said).unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_request_that_does_not_come_to_an_end_is_ended_by_the_server() {
    let folder = tempfile::tempdir().unwrap();
    let config = Config { patience: Duration::from_secs(2), ..config() };
    let server = Server::start(folder.path(), config).await;
    assert_eq!(drip(&server, "x").await, "", "a head that never ends is not answered");

    let cookie = Account::new(server.address).await.unwrap().cookie;
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    let head = format!(
        "POST /api/tables HTTP/1.1\r\nhost: {}\r\ncookie: {cookie}\r\ncontent-type: application/json\r\n\
         content-length: 1000\r\n\r\n{{",
        server.address
    );
    stream.write_all(head.as_bytes()).await.unwrap();
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
