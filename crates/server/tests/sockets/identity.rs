//! Guests: a token in a cookie that nobody else can read, guess or find.

use crate::common::{Server, ask, code_of, config, last_words, mine, table, while_time_passes};
use kaiju_client::{Account, Response};
use kaiju_protocol::{Code, Me, ServerMessage};
use kaiju_server::{Config, Limits};
use std::time::Duration;

const DAY: Duration = Duration::from_secs(86_400);

/// A new guest, asked for with these headers.
async fn cookie(server: &Server, headers: &str) -> String {
    let response = ask(server.address, "GET", "/api/me", headers, "").await;
    assert_eq!(response.status, 200);
    response.header("set-cookie").expect("a cookie").to_owned()
}

fn attributes(cookie: &str) -> Vec<&str> {
    cookie.split("; ").skip(1).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_cookie_is_for_this_server_alone_and_for_no_script() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), config()).await;
    let cookie = cookie(&server, "").await;
    assert_eq!(attributes(&cookie), ["Path=/", "Max-Age=31536000", "HttpOnly", "SameSite=Lax"]);
    let token = cookie.split(';').next().unwrap().strip_prefix("kaiju_guest=").unwrap();
    assert!(token.len() == 64 && token.bytes().all(|byte| byte.is_ascii_hexdigit()), "{token}");
    let known = ask(server.address, "GET", "/api/me", &format!("cookie: kaiju_guest={token}\r\n"), "").await;
    assert_eq!(known.header("set-cookie"), None, "a known guest keeps the cookie");
    assert!(!known.body.contains(token));
    server.stop().await;
    // The database does not reveal the token.
    for file in std::fs::read_dir(folder.path()).unwrap() {
        let path = file.unwrap().path();
        let bytes = std::fs::read(&path).unwrap();
        let is_token = |part: &[u8]| part == token.as_bytes();
        assert!(!bytes.windows(token.len()).any(is_token), "the token stands in {}", path.display());
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_cookie_is_secure_behind_https_and_only_a_trusted_proxy_may_say_so() {
    let https = "x-forwarded-proto: https\r\n";
    let is_secure = |cookie: &str| attributes(cookie).contains(&"Secure");
    let folder = tempfile::tempdir().unwrap();
    let trusted_proxies = vec!["127.0.0.1".parse().unwrap()];
    let server = Server::start(folder.path(), Config { trusted_proxies, ..config() }).await;
    assert!(is_secure(&cookie(&server, https).await));
    assert!(!is_secure(&cookie(&server, "x-forwarded-proto: http\r\n").await));
    assert!(!is_secure(&cookie(&server, "").await));
    server.stop().await;
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), config()).await;
    assert!(!is_secure(&cookie(&server, https).await), "anybody can say https");
    server.stop().await;
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), Config { secure: true, ..config() }).await;
    assert!(is_secure(&cookie(&server, "").await));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_guest_is_the_same_with_every_request_and_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), config()).await;
    let mut ada = Account::new(server.address).await.unwrap();
    let other = Account::new(server.address).await.unwrap();
    assert_ne!((&ada.guest, &ada.cookie), (&other.guest, &other.cookie));
    let renamed = ada.request("PUT", "/api/me", Some(r#"{"name":" Ada Lovelace "}"#)).await.unwrap();
    assert_eq!(renamed.read::<Me>().unwrap().name, "Ada_Lovelace");
    server.stop().await;
    let server = Server::start(folder.path(), config()).await;
    ada.server = server.address;
    let me: Me = ada.request("GET", "/api/me", None).await.unwrap().read().unwrap();
    assert_eq!((me.guest, me.name.as_str()), (ada.guest.clone(), "Ada_Lovelace"));
    // The public id gives no rights.
    let forged = format!("cookie: kaiju_guest={}\r\ncontent-type: application/json\r\n", ada.guest);
    let Response { status, body, .. } =
        ask(server.address, "PUT", "/api/me", &forged, r#"{"name":"Eve"}"#).await;
    assert_eq!((status, code_of(&body)), (401, Code::UnknownGuest));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_first_known_cookie_counts() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), config()).await;
    let ada = Account::new(server.address).await.unwrap();
    let ben = Account::new(server.address).await.unwrap();
    let unknown = format!("kaiju_guest={}", "ab".repeat(32));
    for (cookies, guest) in [
        (format!("kaiju_guest=nonsense; {}", ada.cookie), &ada.guest),
        (format!("{unknown}; {}", ada.cookie), &ada.guest),
        (format!("{}; {}", ben.cookie, ada.cookie), &ben.guest),
        (format!("theme=dark; {}; {unknown}", ada.cookie), &ada.guest),
    ] {
        let response = ask(server.address, "GET", "/api/me", &format!("cookie: {cookies}\r\n"), "").await;
        assert_eq!(&response.read::<Me>().unwrap().guest, guest, "{cookies}");
        assert_eq!(response.header("set-cookie"), None, "{cookies}");
    }
    // The server does not look up hundreds of tokens.
    let many = vec![unknown; 50].join("; ");
    let response =
        ask(server.address, "GET", "/api/me", &format!("cookie: {many}; {}\r\n", ada.cookie), "").await;
    assert_ne!(response.read::<Me>().unwrap().guest, ada.guest);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_cookie_is_renewed_on_every_day_with_a_visit() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), config()).await;
    let ada = Account::new(server.address).await.unwrap();
    let visit = async || {
        let response = ada.request("GET", "/api/me", None).await.unwrap();
        response.header("set-cookie").map(str::to_owned)
    };
    assert_eq!(visit().await, None);
    for _ in 0..2 {
        server.time.advance(DAY);
        let renewed = visit().await.expect("another year");
        assert!(renewed.starts_with(&ada.cookie) && renewed.contains("Max-Age=31536000"), "{renewed}");
        assert_eq!(visit().await, None);
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_replaced_token_is_worth_nothing_and_closes_its_connections() {
    let folder = tempfile::tempdir().unwrap();
    let limits = Limits { idle_s: 90, ..config().limits };
    let server = Server::start(folder.path(), Config { limits, ..config() }).await;
    let thief = Account::new(server.address).await.unwrap();
    let id = thief.create(&table("czech", vec![mine(), mine()])).await.unwrap();
    let mut stolen = thief.open(&id, None).await.unwrap();
    while !matches!(stolen.next().await.unwrap(), Some(ServerMessage::State { .. })) {}
    let renewed = thief.request("POST", "/api/me/token", None).await.unwrap();
    assert_eq!(renewed.status, 204);
    let cookie = renewed.header("set-cookie").unwrap().split(';').next().unwrap().to_owned();
    let ada = Account { cookie, ..thief.clone() };
    let me: Me = ada.request("GET", "/api/me", None).await.unwrap().read().unwrap();
    assert_eq!(me.guest, thief.guest);
    let refused = thief.request("GET", "/api/me/games", None).await.unwrap();
    assert_eq!(code_of(&refused.body), Code::UnknownGuest);
    let mut again = thief.open(&id, None).await.unwrap();
    assert_eq!(last_words(&mut again).await, Some(Code::UnknownGuest));
    // An open connection ends at its next heartbeat.
    let ended = while_time_passes(&server.time, last_words(&mut stolen)).await;
    assert_eq!(ended, Some(Code::UnknownGuest));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn after_a_log_out_nobody_is_this_guest() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), config()).await;
    let ada = Account::new(server.address).await.unwrap();
    let gone = ada.request("DELETE", "/api/me/token", None).await.unwrap();
    assert_eq!(gone.status, 204);
    let cookie = gone.header("set-cookie").unwrap();
    assert!(cookie.starts_with("kaiju_guest=;") && attributes(cookie).contains(&"Max-Age=0"), "{cookie}");
    let refused = ada.request("GET", "/api/me/games", None).await.unwrap();
    assert_eq!(code_of(&refused.body), Code::UnknownGuest);
    let me: Me = ada.request("GET", "/api/me", None).await.unwrap().read().unwrap();
    assert_ne!(me.guest, ada.guest);
    server.stop().await;
}
