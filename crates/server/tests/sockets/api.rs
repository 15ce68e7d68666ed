//! The HTTP API: its description is complete and true, and every response has security headers.

use crate::common::{Player, Server, ask, code_of, config, mine, seat, table};
use kaiju_client::{Account, Response};
use kaiju_protocol::{Code, Command, NewSeat, Refusal};
use kaiju_server::{Config, Limits};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::net::SocketAddr;

const ROUTER: &str = include_str!("../../src/http/mod.rs");
const PAGE: &str = include_str!("../../../../docs/protocol.md");
const JSON: &str = "content-type: application/json\r\n";

async fn description(server: SocketAddr) -> Value {
    let response = ask(server, "GET", "/api/openapi.json", "", "").await;
    assert_eq!((response.status, response.header("content-type")), (200, Some("application/json")));
    serde_json::from_str(&response.body).unwrap()
}

/// Every method of every path, from the source of the router.
fn routes() -> BTreeSet<(String, String)> {
    let mut routes = BTreeSet::new();
    for line in ROUTER.lines().filter_map(|line| line.trim().strip_prefix(".route(\"")) {
        let (path, handlers) = line.split_once("\", ").unwrap();
        for method in ["get", "put", "post", "delete", "patch"] {
            if handlers.starts_with(&format!("{method}(")) || handlers.contains(&format!(").{method}(")) {
                routes.insert((path.to_owned(), method.to_owned()));
            }
        }
    }
    routes
}

fn described(api: &Value) -> BTreeSet<(String, String)> {
    let paths = api["paths"].as_object().unwrap();
    let methods = |(path, item): (&String, &Value)| {
        let path = path.clone();
        item.as_object().unwrap().keys().map(move |method| (path.clone(), method.clone())).collect::<Vec<_>>()
    };
    paths.iter().flat_map(methods).collect()
}

/// All references in a document.
fn references(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::Object(fields) => {
            for (name, field) in fields {
                match field.as_str().filter(|_| name == "$ref") {
                    Some(reference) => drop(found.insert(reference.to_owned())),
                    None => references(field, found),
                }
            }
        }
        Value::Array(items) => items.iter().for_each(|item| references(item, found)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_description_has_every_route_and_no_other() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), config()).await;
    let api = description(server.address).await;
    assert!(api["openapi"].as_str().unwrap().starts_with("3."), "{}", api["openapi"]);
    assert!(api["info"]["title"].is_string() && api["info"]["version"].is_string());
    assert!(routes().len() > 10);
    assert_eq!(described(&api), routes());
    // Routes that need a guest need the described cookie.
    let cookie = &api["components"]["securitySchemes"]["guest"];
    assert_eq!(
        (&cookie["type"], &cookie["in"], &cookie["name"]),
        (&"apiKey".into(), &"cookie".into(), &"kaiju_guest".into())
    );
    for (path, item) in api["paths"].as_object().unwrap() {
        for (method, operation) in item.as_object().unwrap() {
            let asks_who = operation["responses"].get("401").is_some() || path.ends_with("/socket");
            let needs = operation.get("security").is_some_and(|all| all[0].get("guest").is_some());
            assert_eq!(asks_who, needs, "{method} {path}");
        }
    }
    let mut used = BTreeSet::new();
    references(&api, &mut used);
    assert!(used.len() > 10);
    for reference in used {
        let place = reference.strip_prefix('#').unwrap();
        assert!(api.pointer(place).is_some(), "{reference} is described nowhere");
    }
    let mut names = BTreeSet::new();
    for (path, method) in described(&api) {
        let operation = &api["paths"][&path][&method];
        assert!(operation["responses"].as_object().is_some_and(|responses| !responses.is_empty()), "{path}");
        for (status, response) in operation["responses"].as_object().unwrap() {
            let about = response["description"].as_str().unwrap_or_default();
            assert!(!about.is_empty(), "{method} {path}: {status} has no description");
        }
        let name = operation["operationId"].as_str().unwrap().to_owned();
        assert!(names.insert(name.clone()), "two operations are called {name}");
        assert_eq!(
            path.contains("{table}"),
            operation["parameters"].to_string().contains("\"path\""),
            "{path}"
        );
        let takes_body = !["get", "delete"].contains(&method.as_str())
            && !["/api/daily", "/api/lesson", "/api/me/token"].contains(&path.as_str());
        assert_eq!(operation.get("requestBody").is_some(), takes_body, "{path}");
        // docs/protocol.md has the same routes.
        let row = format!("`{} {}", method.to_uppercase(), path.replace("{table}", "ID"));
        assert!(PAGE.contains(&row), "docs/protocol.md does not name {row}`");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_description_has_the_limits() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), config()).await;
    let api = description(server.address).await;
    for (field, bound, expected) in [
        ("CreateTable/properties/seats", "minItems", 2),
        ("CreateTable/properties/seats", "maxItems", 6),
        ("Clock/properties/decision_s", "minimum", 1),
        ("Clock/properties/decision_s", "maximum", 86_400),
        ("Clock/properties/reserve_s", "minimum", 0),
        ("Clock/properties/reserve_s", "maximum", 36_000),
        ("Absence/properties/pause_s", "minimum", 0),
        ("Absence/properties/pause_s", "maximum", 86_400),
        ("TableOptions/properties/rules", "maxLength", 1000),
    ] {
        let found = api.pointer(&format!("/components/schemas/{field}/{bound}"));
        assert_eq!(found.and_then(Value::as_f64), Some(f64::from(expected)), "{field}: {bound}");
    }
    server.stop().await;
}

/// The statuses received, by method and path.
#[derive(Default)]
struct Answers(BTreeMap<(String, String), BTreeSet<u16>>);

impl Answers {
    fn add(&mut self, method: &str, path: &str, response: &Response) -> u16 {
        if response.status >= 400 {
            let refusal: Refusal = serde_json::from_str(&response.body)
                .unwrap_or_else(|error| panic!("{method} {path}: {error}: {}", response.body));
            assert!(!refusal.message.is_empty());
        }
        self.0.entry((path.to_owned(), method.to_lowercase())).or_default().insert(response.status);
        response.status
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_answer_has_a_status_that_is_described() {
    let limits = Limits { tables_per_guest: 4, connections_per_address: 2, ..config().limits };
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), Config { limits, ..config() }).await;
    let address = server.address;
    let api = description(address).await;
    let account = Account::new(address).await.unwrap();
    let cookie = format!("{JSON}cookie: {}\r\n", account.cookie);
    let foreign = format!("{cookie}origin: https://evil.example\r\n");
    let wanted = serde_json::to_string(&table("czech", vec![mine(), NewSeat::Free])).unwrap();
    let dressed = r#"{"kind":"mine","name":null,"monster":"kraken"}"#;
    let twins = format!(
        r#"{{"options":{},"seats":[{dressed},{dressed}]}}"#,
        serde_json::to_string(&crate::common::options("czech")).unwrap()
    );
    let large = "x".repeat(20_000);
    let upgrade = "connection: upgrade, close\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n\
                   sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
    let id = account.create(&serde_json::from_str(&wanted).unwrap()).await.unwrap();
    let mut answers = Answers::default();
    let mut try_it = async |method: &str, path: &str, headers: &str, body: &str, status: u16| {
        let real = path.replace("{table}", &id);
        let template =
            path.split('?').next().unwrap().replace("nosuchtb", "{table}").replace("%FF", "{table}");
        let response = ask(address, method, &real, headers, body).await;
        assert_eq!(answers.add(method, &template, &response), status, "{method} {path}: {}", response.body);
    };
    for path in [
        "/api/daily",
        "/api/bots",
        "/api/rules",
        "/api/network",
        "/api/privacy",
        "/api/tables",
        "/api/openapi.json",
        "/healthz",
        "/metrics",
    ] {
        try_it("GET", path, "", "", 200).await;
    }
    try_it("GET", "/metrics", "x-forwarded-for: 203.0.113.7\r\n", "", 404).await;
    try_it("GET", "/api/me", &cookie, "", 200).await;
    try_it("GET", "/api/me/games", &cookie, "", 200).await;
    try_it("GET", "/api/me/games", "", "", 401).await;
    try_it("GET", "/api/me/data", &cookie, "", 200).await;
    try_it("GET", "/api/me/data", "", "", 401).await;
    try_it("DELETE", "/api/me", "", "", 401).await;
    let forgotten = Account::new(address).await.unwrap();
    try_it("DELETE", "/api/me", &format!("cookie: {}\r\n", forgotten.cookie), "", 204).await;
    try_it("PUT", "/api/me", &cookie, r#"{"name":"Ada"}"#, 200).await;
    try_it("PUT", "/api/me", &cookie, "{}", 400).await;
    try_it("PUT", "/api/me", &cookie, r#"{"name":"Ada","rank":1}"#, 400).await;
    try_it("PUT", "/api/me", &cookie, r#"["Ada"]"#, 400).await;
    try_it("PUT", "/api/me", JSON, r#"{"name":"Ada"}"#, 401).await;
    try_it("PUT", "/api/me", &foreign, r#"{"name":"Ada"}"#, 403).await;
    try_it("PUT", "/api/me", &cookie, &large, 413).await;
    try_it("POST", "/api/me/token", "", "", 401).await;
    try_it("DELETE", "/api/me/token", "", "", 401).await;
    for method in ["POST", "DELETE"] {
        let other = Account::new(address).await.unwrap();
        try_it(method, "/api/me/token", &format!("cookie: {}\r\n", other.cookie), "", 204).await;
    }
    // A body without a content type is refused.
    try_it("POST", "/api/tables", &cookie.replace(JSON, ""), &wanted, 400).await;
    try_it("POST", "/api/tables", &cookie, &wanted.replace("czech", "chess"), 400).await;
    try_it("POST", "/api/tables", &cookie, r#"[["czech",true,null,[30,"random"]],[["free"],["free"]]]"#, 400)
        .await;
    try_it("POST", "/api/tables", JSON, &wanted, 401).await;
    try_it("POST", "/api/tables", &foreign, &wanted, 403).await;
    try_it("POST", "/api/tables", &cookie, &twins, 409).await;
    try_it("POST", "/api/tables", &cookie, &large, 413).await;
    try_it("POST", "/api/daily", "", "", 401).await;
    try_it("POST", "/api/daily", &foreign, "", 403).await;
    try_it("POST", "/api/daily", &cookie, "", 200).await;
    try_it("POST", "/api/lesson", "", "", 401).await;
    try_it("POST", "/api/lesson", &foreign, "", 403).await;
    try_it("POST", "/api/lesson", &cookie, "", 201).await;
    try_it("POST", "/api/tables", &cookie, &wanted, 201).await;
    try_it("POST", "/api/tables", &cookie, &wanted, 429).await;
    try_it("GET", "/api/tables/{table}", "", "", 200).await;
    try_it("GET", "/api/tables/nosuchtb", "", "", 404).await;
    // A path that is not UTF-8 names no table.
    try_it("GET", "/api/tables/%FF", "", "", 404).await;
    try_it("GET", "/api/tables/nosuchtb/record", "", "", 404).await;
    try_it("GET", "/api/tables/{table}/record", "", "", 409).await;
    for path in ["analysis", "analysis/deep"] {
        try_it("GET", &format!("/api/tables/nosuchtb/{path}"), "", "", 404).await;
        try_it("GET", &format!("/api/tables/{{table}}/{path}"), "", "", 409).await;
    }
    let reports = "/api/tables/{table}/reports";
    let report = |seat: u8| format!(r#"{{"seat":{seat},"about":"name"}}"#);
    try_it("POST", "/api/tables/nosuchtb/reports", &cookie, &report(0), 404).await;
    try_it("POST", reports, &cookie, &report(0), 204).await;
    try_it("POST", reports, &cookie, &report(1), 409).await;
    try_it("POST", reports, &cookie, "{}", 400).await;
    try_it("POST", reports, JSON, &report(0), 401).await;
    try_it("POST", reports, &foreign, &report(0), 403).await;
    try_it("POST", reports, &cookie, &large, 413).await;
    try_it("GET", "/api/tables/nosuchtb/hint", &cookie, "", 404).await;
    try_it("GET", "/api/tables/{table}/hint", &cookie, "", 409).await;
    try_it("GET", "/api/tables/{table}/hint", "", "", 401).await;
    let what_if = "/api/tables/{table}/what-if";
    try_it("POST", "/api/tables/nosuchtb/what-if", &cookie, r#"{"seq":9}"#, 404).await;
    try_it("POST", what_if, &cookie, r#"{"seq":9}"#, 409).await;
    try_it("POST", what_if, &cookie, r#"{"seq":9,"seat":1}"#, 400).await;
    try_it("POST", what_if, JSON, r#"{"seq":9}"#, 401).await;
    try_it("POST", what_if, &foreign, r#"{"seq":9}"#, 403).await;
    try_it("POST", what_if, &cookie, &large, 413).await;
    for path in ["/api/lobby", "/api/tables/{table}/socket"] {
        try_it("GET", path, &cookie, "", 400).await;
        try_it("GET", path, &format!("{upgrade}origin: https://evil.example\r\n"), "", 403).await;
    }
    try_it("GET", "/api/tables/{table}/socket?after=x", upgrade, "", 400).await;
    try_it("GET", "/api/tables/%FF/socket", upgrade, "", 404).await;
    // A game that is over.
    let mut player = Player::join(account.clone(), &id, 1).await;
    let ben = Account::new(address).await.unwrap();
    let mut ben = Player::join(ben, &id, 2).await;
    for path in ["/api/lobby", "/api/tables/{table}/socket"] {
        try_it("GET", path, upgrade, "", 429).await;
    }
    ben.command(Command::Sit { seat: seat(1), name: "Ben".to_owned(), monster: None }).await.unwrap();
    player.command(Command::Start).await.unwrap();
    player.command(Command::Resign { seat: seat(0) }).await.unwrap();
    try_it("GET", "/api/tables/{table}/record", "", "", 200).await;
    for path in ["analysis", "analysis/deep"] {
        try_it("GET", &format!("/api/tables/{{table}}/{path}"), "", "", 200).await;
    }

    // Other tests cover hosts, slow clients, rate limits, errors, shutdown and opening a WebSocket.
    let everywhere = BTreeSet::from([403, 408, 429, 500, 503]);
    let elsewhere = |path: &str| match path {
        "/api/lobby" | "/api/tables/{table}/socket" => &everywhere | &BTreeSet::from([101]),
        "/api/tables/{table}/analysis" | "/api/tables/{table}/analysis/deep" => {
            &everywhere | &BTreeSet::from([202])
        }
        // The guest has no table left.
        "/api/tables/{table}/what-if" => &everywhere | &BTreeSet::from([201]),
        // Only a game with hints has any.
        "/api/tables/{table}/hint" => &everywhere | &BTreeSet::from([200, 202]),
        _ => everywhere.clone(),
    };
    for (path, method) in described(&api) {
        let responses = api["paths"][&path][&method]["responses"].as_object().unwrap();
        let described: BTreeSet<u16> = responses.keys().map(|status| status.parse().unwrap()).collect();
        let seen = &answers.0[&(path.clone(), method.clone())];
        assert!(everywhere.is_subset(&described), "{method} {path}: described are {described:?}");
        assert!(seen.is_subset(&described), "{method} {path} answers {seen:?}, described are {described:?}");
        let never: BTreeSet<u16> = described.difference(seen).copied().collect();
        assert!(never.is_subset(&elsewhere(&path)), "{method} {path} never answers {never:?}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_unknown_path_is_refused_with_a_code() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), config()).await;
    for (method, path) in [("GET", "/api/nothing"), ("DELETE", "/api/nothing"), ("GET", "/nothing")] {
        let response = ask(server.address, method, path, "", "").await;
        assert_eq!((response.status, code_of(&response.body)), (404, Code::UnknownPage), "{method} {path}");
    }
    for (method, path, allowed) in [
        ("POST", "/api/me", "GET,HEAD,PUT,DELETE"),
        ("PUT", "/api/tables", "GET,HEAD,POST"),
        ("POST", "/healthz", "GET,HEAD"),
    ] {
        let response = ask(server.address, method, path, "", "").await;
        assert_eq!((response.status, code_of(&response.body)), (405, Code::WrongMethod), "{method} {path}");
        assert_eq!(response.header("allow"), Some(allowed), "{method} {path}");
    }
    // All refusals are counted.
    let metrics = ask(server.address, "GET", "/metrics", "", "").await.body;
    assert!(metrics.contains("kaiju_refusals_total{code=\"unknown_page\"} 3"), "{metrics}");
    assert!(metrics.contains("kaiju_refusals_total{code=\"wrong_method\"} 3"), "{metrics}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_response_has_security_headers() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), config()).await;
    for (method, path, is_api) in [
        ("GET", "/api/me", true),
        ("GET", "/api/tables/nosuchtb", true),
        ("POST", "/api/tables", true),
        ("GET", "/healthz", false),
        ("GET", "/nothing", false),
    ] {
        let response = ask(server.address, method, path, "", "").await;
        let header = |name: &str| response.header(name).unwrap_or_else(|| panic!("{path} has no {name}"));
        assert_eq!(header("x-content-type-options"), "nosniff");
        assert_eq!(header("x-frame-options"), "DENY");
        assert_eq!(header("referrer-policy"), "same-origin");
        // Browsers complain about it without https.
        assert_eq!(response.header("cross-origin-opener-policy"), None);
        let policy = header("content-security-policy");
        for part in ["default-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"] {
            assert!(policy.contains(part), "{policy}");
        }
        assert!(!policy.contains("unsafe-eval") && !policy.contains("script-src"), "{policy}");
        assert_eq!(response.header("cache-control") == Some("no-store"), is_api, "{path}");
        assert_eq!(response.header("access-control-allow-origin"), None);
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn over_https_windows_are_isolated_from_other_sites() {
    let folder = tempfile::tempdir().unwrap();
    let proxy = "127.0.0.1".parse().unwrap();
    let server = Server::start(folder.path(), Config { trusted_proxies: vec![proxy], ..config() }).await;
    let response = ask(server.address, "GET", "/api/bots", "x-forwarded-proto: https\r\n", "").await;
    assert_eq!(response.header("cross-origin-opener-policy"), Some("same-origin"));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_network_address_is_shown_on_this_machine_only() {
    let folder = tempfile::tempdir().unwrap();
    let (network, proxy) = ("192.168.1.5:8080".parse().unwrap(), "127.0.0.1".parse().unwrap());
    let config = Config { network: Some(network), trusted_proxies: vec![proxy], ..config() };
    let server = Server::start(folder.path(), config).await;
    let told = async |headers| ask(server.address, "GET", "/api/network", headers, "").await.body;
    assert_eq!(told("").await, r#"{"url":"http://192.168.1.5:8080"}"#);
    assert_eq!(told("x-forwarded-for: 192.168.1.7\r\n").await, r#"{"url":null}"#);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_metric_is_explained() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), config()).await;
    let response = ask(server.address, "GET", "/metrics", "", "").await;
    assert_eq!(
        response.header("content-type"),
        Some("application/openmetrics-text; version=1.0.0; charset=utf-8")
    );
    let kinds = response.body.lines().filter_map(|line| line.strip_prefix("# TYPE "));
    let kinds: Vec<(&str, &str)> = kinds.map(|line| line.split_once(' ').unwrap()).collect();
    assert!(kinds.len() > 4);
    for (name, kind) in kinds {
        assert!(response.body.contains(&format!("# HELP {name} ")), "{name}");
        let total = if kind == "counter" { "_total" } else { "" };
        let row = format!("| `{name}{total}` | {kind} |");
        assert!(PAGE.contains(&row), "docs/protocol.md has no row {row}");
    }
    server.stop().await;
}
