//! A server with a public address: which hosts and pages it answers, and what it tells browsers about https.

use crate::common::{Server, ask, code_of, config};
use kaiju_protocol::Code;
use kaiju_server::Config;
use std::path::Path;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// A server behind a proxy, at these addresses.
async fn start(folder: &Path, public: &[&str]) -> Server {
    let public_urls = public.iter().map(|url| url.parse().unwrap()).collect();
    let trusted_proxies = vec!["127.0.0.1".parse().unwrap()];
    Server::start(folder, Config { public_urls, trusted_proxies, ..config() }).await
}

/// The headers of a proxy that was asked for this host.
fn through_proxy(host: &str) -> String {
    format!("x-forwarded-for: 10.0.0.9\r\nx-forwarded-host: {host}\r\n")
}

/// The status of a request, and the code if it is refused.
async fn answer(server: &Server, method: &str, path: &str, headers: &str) -> (u16, Option<Code>) {
    let response = ask(server.address, method, path, headers, "").await;
    (response.status, (response.status >= 400).then(|| code_of(&response.body)))
}

const WRONG: (u16, Option<Code>) = (403, Some(Code::WrongOrigin));

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn only_the_public_addresses_are_answered() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), &["https://kaiju.example", "http://kaiju.lan:8080"]).await;
    for ours in ["kaiju.example", "KAIJU.example:443", "kaiju.lan:8080"] {
        assert_eq!(answer(&server, "GET", "/api/bots", &through_proxy(ours)).await, (200, None), "{ours}");
    }
    for foreign in
        ["evil.example", "kaiju.example.evil.example", "kaiju.lan", "203.0.113.7", "", "kaiju.example:80"]
    {
        assert_eq!(answer(&server, "GET", "/api/bots", &through_proxy(foreign)).await, WRONG, "{foreign}");
        assert_eq!(answer(&server, "GET", "/", &through_proxy(foreign)).await, WRONG, "{foreign}");
        // Load balancers know the server by its address only.
        assert_eq!(
            answer(&server, "GET", "/healthz", &through_proxy(foreign)).await,
            (200, None),
            "{foreign}"
        );
    }
    let refused = ask(server.address, "GET", "/api/bots", &through_proxy("evil.example"), "").await;
    assert!(refused.body.contains("This server is at https://kaiju.example."), "{}", refused.body);
    // The operator on the machine itself needs no proxy.
    assert_eq!(answer(&server, "GET", "/api/bots", "").await, (200, None));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn only_pages_of_the_public_addresses_may_act() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), &["https://kaiju.example"]).await;
    let from = |origin: &str| format!("{}origin: {origin}\r\n", through_proxy("kaiju.example"));
    // Without a cookie it gets no further.
    let unknown = (401, Some(Code::UnknownGuest));
    assert_eq!(answer(&server, "POST", "/api/daily", &from("https://kaiju.example")).await, unknown);
    for foreign in ["http://kaiju.example", "https://evil.example", "https://kaiju.example:8443", "null"] {
        assert_eq!(answer(&server, "POST", "/api/daily", &from(foreign)).await, WRONG, "{foreign}");
        let upgrade = format!("{}connection: upgrade, close\r\nupgrade: websocket\r\n", from(foreign));
        assert_eq!(answer(&server, "GET", "/api/lobby", &upgrade).await, WRONG, "{foreign}");
    }
    // A page whose name was made to mean this machine is a page of another site.
    let rebound = "host: evil.example\r\norigin: http://evil.example\r\n";
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    let request =
        format!("POST /api/daily HTTP/1.1\r\nconnection: close\r\ncontent-length: 0\r\n{rebound}\r\n");
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut said = String::new();
    stream.read_to_string(&mut said).await.unwrap();
    assert!(said.starts_with("HTTP/1.1 403") && said.contains("wrong_origin"), "{said}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_public_https_address_makes_browsers_stay_with_https() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), &["https://kaiju.example", "http://kaiju.lan"]).await;
    let response = ask(server.address, "GET", "/api/me", &through_proxy("kaiju.example"), "").await;
    assert_eq!(response.header("strict-transport-security"), Some("max-age=31536000"));
    assert_eq!(response.header("cross-origin-opener-policy"), Some("same-origin"));
    assert!(response.header("set-cookie").unwrap().ends_with("; Secure"), "{}", response.head);
    for (plain, headers) in [("on the local network", through_proxy("kaiju.lan")), ("at home", String::new())]
    {
        let response = ask(server.address, "GET", "/api/me", &headers, "").await;
        assert_eq!(response.header("strict-transport-security"), None, "{plain}");
        assert!(!response.header("set-cookie").unwrap().contains("Secure"), "{plain}");
    }
    // Invitations from a page on the machine itself name the address that others can open.
    let network = ask(server.address, "GET", "/api/network", "", "").await;
    assert_eq!(network.body, r#"{"url":"https://kaiju.example"}"#);
    server.stop().await;
}
