//! Who may come in, and what every answer carries.

use super::App;
use super::address;
use super::error::Refused;
use crate::config::Limits;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use kaiju_protocol::Code;
use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;
use tokio::sync::watch;

/// Addresses that are remembered before those that do nothing are forgotten.
const REMEMBERED: usize = 10_000;

/// Something that an address may do so many times a minute.
#[derive(Default)]
struct Allowance {
    /// How often it may be done now.
    credit: f64,
    /// When it was done last.
    since: Option<Instant>,
}

impl Allowance {
    /// Counts it once. False if it was done too often.
    fn take(&mut self, per_minute: u32, now: Instant) -> bool {
        let most = f64::from(per_minute);
        let passed = self.since.map_or(60.0, |since| (now - since).as_secs_f64());
        self.credit = (self.credit + passed * most / 60.0).min(most);
        self.since = Some(now);
        let may = self.credit >= 1.0;
        if may {
            self.credit -= 1.0;
        }
        may
    }

    /// Whether it was done within the last minute: before that nothing needs to be remembered.
    fn is_in_use(&self, now: Instant) -> bool {
        self.since.is_some_and(|since| (now - since).as_secs() < 60)
    }
}

/// What an address does.
#[derive(Default)]
struct Visitor {
    connections: u32,
    requests: Allowance,
    new_things: Allowance,
}

/// Whoever has one address of a network for IPv6 has all of them.
fn visitor_of(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(ip) => IpAddr::V6(Ipv6Addr::from_bits(ip.to_bits() & !u128::from(u64::MAX))),
    }
}

/// Counts connections and new things for each address, and is shut when the server stops.
#[derive(Default)]
pub struct Gate {
    visitors: Mutex<HashMap<IpAddr, Visitor>>,
    /// All open connections.
    open: watch::Sender<usize>,
    is_shut: watch::Sender<bool>,
}

impl Gate {
    fn visitors(&self) -> std::sync::MutexGuard<'_, HashMap<IpAddr, Visitor>> {
        // Nothing panics while it holds the lock, and numbers are never half changed.
        self.visitors.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets a connection in, unless there are too many from its address. It is counted until the pass is dropped.
    pub fn connect(app: &Arc<App>, address: IpAddr) -> Result<Pass, Code> {
        let limit = app.hall.config.limits.connections_per_address;
        let address = visitor_of(address);
        let mut visitors = app.gate.visitors();
        let visitor = visitors.entry(address).or_default();
        if visitor.connections >= limit {
            return Err(Code::TooManyConnections);
        }
        visitor.connections += 1;
        app.gate.open.send_modify(|open| *open += 1);
        Ok(Pass { app: Arc::clone(app), address })
    }

    /// Allows a new guest or table, unless there were too many from this address.
    pub fn allow_new(&self, address: IpAddr, limits: &Limits) -> Result<(), Code> {
        let now = Instant::now();
        let mut visitors = self.visitors();
        let visitor = visitors.entry(visitor_of(address)).or_default();
        if visitor.new_things.take(limits.new_things_per_minute, now) { Ok(()) } else { Err(Code::TooFast) }
    }

    /// Allows a request, unless there were too many from this address. Coming to a table or a list is one, too.
    fn allow_request(&self, address: IpAddr, limits: &Limits) -> Result<(), Code> {
        let now = Instant::now();
        let mut visitors = self.visitors();
        if visitors.len() > REMEMBERED {
            visitors.retain(|_, visitor| visitor.connections > 0 || visitor.requests.is_in_use(now));
        }
        let visitor = visitors.entry(visitor_of(address)).or_default();
        if visitor.requests.take(limits.requests_per_minute, now) { Ok(()) } else { Err(Code::TooFast) }
    }

    /// How many WebSockets are open.
    pub fn count(&self) -> usize {
        *self.open.borrow()
    }

    /// Lets nobody in any more.
    pub fn shut(&self) {
        self.is_shut.send_replace(true);
    }

    /// Whether nobody is let in any more.
    pub fn is_shut(&self) -> bool {
        *self.is_shut.borrow()
    }

    /// Waits until nobody is let in any more.
    pub async fn shutting(&self) {
        // The sender is in the gate: it is there as long as anybody waits.
        let _ = self.is_shut.subscribe().wait_for(|is_shut| *is_shut).await;
    }

    /// Waits until all connections have ended.
    pub async fn emptied(&self) {
        let _ = self.open.subscribe().wait_for(|open| *open == 0).await;
    }
}

/// A counted connection.
pub struct Pass {
    app: Arc<App>,
    address: IpAddr,
}

impl Drop for Pass {
    fn drop(&mut self) {
        self.app.gate.open.send_modify(|open| *open = open.saturating_sub(1));
        let mut visitors = self.app.gate.visitors();
        if let Some(visitor) = visitors.get_mut(&self.address) {
            visitor.connections = visitor.connections.saturating_sub(1);
        }
    }
}

/// Lets requests to the interface in, and counts those that are refused, here or later.
pub async fn admit(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    let response = if app.gate.is_shut() {
        Refused::from(Code::Restarting).into_response()
    } else if is_from_elsewhere(&app, peer, &request) {
        Refused::from(Code::WrongOrigin).into_response()
    } else if let Err(code) = app
        .gate
        .allow_request(address::client(peer, request.headers(), &app.hall.config), &app.hall.config.limits)
    {
        Refused::from(code).into_response()
    } else {
        // Only the rest of the request can take long; the game goes on in tasks of its own.
        match tokio::time::timeout(app.hall.config.patience, next.run(request)).await {
            Ok(response) => response,
            Err(_) => Refused::from(Code::TooSlow).into_response(),
        }
    };
    if let Some(&code) = response.extensions().get::<Code>() {
        app.hall.metrics.refused(code);
    }
    response
}

/// Whether a page of another site asks: browsers say where a page came from whenever it could do harm.
fn is_from_elsewhere(app: &App, peer: SocketAddr, request: &Request) -> bool {
    let headers = request.headers();
    let is_harmless = request.method() == Method::GET && !headers.contains_key(header::UPGRADE);
    let Some(origin) = headers.get(header::ORIGIN).filter(|_| !is_harmless) else { return false };
    let from = origin.to_str().ok().and_then(|origin| origin.split_once("://")).map(|(_, host)| host);
    from.is_none() || from != address::host(peer, headers, &app.hall.config)
}

/// What keeps browsers careful.
const HEADERS: [(HeaderName, &str); 4] = [
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "same-origin"),
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; \
         base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
];

/// Keeps windows of other sites away. Browsers heed it over https only, and complain elsewhere.
const OPENER: (HeaderName, &str) = (HeaderName::from_static("cross-origin-opener-policy"), "same-origin");

/// Adds the headers that every answer has. The interface itself is never cached.
pub async fn add_headers(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    let opener = address::is_https(peer, request.headers(), &app.hall.config).then_some(OPENER);
    let is_api = request.uri().path().starts_with("/api/");
    let mut response = next.run(request).await;
    for (name, value) in HEADERS.into_iter().chain(opener) {
        response.headers_mut().entry(name).or_insert(HeaderValue::from_static(value));
    }
    if is_api {
        let never = HeaderValue::from_static("no-store");
        response.headers_mut().entry(header::CACHE_CONTROL).or_insert(never);
    }
    response
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

    use super::*;
    use crate::config::Config;
    use crate::hall::Hall;
    use kaiju_client::{Account, ClientError};
    use kaiju_store::SqliteStore;
    use tokio::net::TcpListener;

    #[tokio::test(flavor = "multi_thread", worker_threads = 1)]
    async fn while_the_server_stops_nobody_is_let_in() {
        let folder = tempfile::tempdir().unwrap();
        let store = Arc::new(SqliteStore::open(&folder.path().join("kaiju.db")).await.unwrap());
        let app =
            Arc::new(App { hall: Arc::new(Hall::new(store, Config::default())), gate: Gate::default() });
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let service = crate::http::router(Arc::clone(&app), None);
        let service = service.into_make_service_with_connect_info::<SocketAddr>();
        tokio::spawn(async move { axum::serve(listener, service).await });
        Account::new(address).await.unwrap();
        app.gate.shut();
        app.gate.shutting().await;
        match Account::new(address).await {
            Err(ClientError::Refused { status, body }) => {
                assert!(status == 503 && body.contains("\"restarting\""), "{status}: {body}");
            }
            other => panic!("{other:?}"),
        }
    }
}
