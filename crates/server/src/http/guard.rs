//! Who may come in, and what every answer carries.

use super::App;
use super::address;
use super::error::{Refused, explained};
use crate::config::{Config, Limits};
use crate::time::Time;
use crate::token_bucket::{Rate, TokenBucket};
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use kaiju_protocol::Code;
use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;
use tokio::sync::{Semaphore, SemaphorePermit, watch};

/// Addresses that are remembered before those that do nothing are forgotten.
const REMEMBERED: usize = 10_000;

/// Connections of an address besides its WebSockets: browsers open a few for each page.
const PLAIN_CONNECTIONS: u32 = 100;

/// Clients of an address that are told at the same time what they have missed. Others wait for their turn.
const CATCH_UPS: usize = 16;

/// What an address does.
struct Visitor {
    /// Connections of any kind.
    streams: u32,
    /// WebSockets.
    connections: u32,
    requests: TokenBucket,
    new_things: TokenBucket,
    /// Entries of logs that are read again.
    replayed: TokenBucket,
    catch_ups: Arc<Semaphore>,
}

impl Visitor {
    fn new(rates: Rates, now: Instant) -> Visitor {
        Visitor {
            streams: 0,
            connections: 0,
            requests: TokenBucket::full(rates.requests, now),
            new_things: TokenBucket::full(rates.new_things, now),
            replayed: TokenBucket::full(rates.replayed, now),
            catch_ups: Arc::new(Semaphore::new(CATCH_UPS)),
        }
    }

    /// Whether something would be lost if the visitor were forgotten.
    fn is_in_use(&mut self, rates: Rates, now: Instant) -> bool {
        let is_idle = self.requests.is_full(rates.requests, now)
            && self.new_things.is_full(rates.new_things, now)
            && self.replayed.is_full(rates.replayed, now);
        self.streams > 0 || self.connections > 0 || !is_idle
    }
}

/// How often an address may do something.
#[derive(Clone, Copy)]
struct Rates {
    requests: Rate,
    new_things: Rate,
    replayed: Rate,
}

/// Everybody who is remembered.
struct Visitors {
    known: HashMap<IpAddr, Visitor>,
    /// How many there are before those who do nothing are forgotten.
    forget_at: usize,
    rates: Rates,
}

impl Visitors {
    fn visitor(&mut self, address: IpAddr, now: Instant) -> &mut Visitor {
        let rates = self.rates;
        if self.known.len() >= self.forget_at {
            self.known.retain(|_, visitor| visitor.is_in_use(rates, now));
            // Looking through all of them must be rare, however many stay.
            self.forget_at = REMEMBERED.max(2 * self.known.len());
        }
        self.known.entry(visitor_of(address)).or_insert_with(|| Visitor::new(rates, now))
    }
}

/// Whoever has one address of a network for IPv6 has all of them.
fn visitor_of(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(ip) => IpAddr::V6(Ipv6Addr::from_bits(ip.to_bits() & !u128::from(u64::MAX))),
    }
}

/// Counts connections and new things for each address, and is shut when the server stops.
pub struct Gate {
    limits: Limits,
    time: Time,
    visitors: Mutex<Visitors>,
    /// All open WebSockets.
    open: watch::Sender<usize>,
    is_shut: watch::Sender<bool>,
}

impl Gate {
    /// A gate at which nobody was seen.
    pub fn new(config: &Config) -> Gate {
        let limits = config.limits;
        let rates = Rates {
            requests: Rate::per_minute(limits.requests_per_minute),
            new_things: Rate::per_minute(limits.new_things_per_minute),
            replayed: Rate {
                per_second: f64::from(limits.replayed_per_second),
                burst: f64::from(limits.replayed_at_once),
            },
        };
        let visitors = Visitors { known: HashMap::new(), forget_at: REMEMBERED, rates };
        Gate {
            limits,
            time: config.time.clone(),
            visitors: Mutex::new(visitors),
            open: watch::Sender::default(),
            is_shut: watch::Sender::default(),
        }
    }

    fn visitors(&self) -> std::sync::MutexGuard<'_, Visitors> {
        // Nothing panics while it holds the lock, and numbers are never half changed.
        self.visitors.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets a connection of any kind in, unless there are too many from its address. It is counted until the arrival is
    /// dropped. Proxies have as many as they need: behind them are many addresses.
    pub fn arrive(app: &Arc<App>, peer: SocketAddr) -> Result<Option<Arrival>, Code> {
        if address::is_proxy(peer, &app.registry.config) {
            return Ok(None);
        }
        let address = visitor_of(peer.ip().to_canonical());
        let (now, mut visitors) = (app.gate.time.now(), app.gate.visitors());
        let visitor = visitors.visitor(address, now);
        if visitor.streams >= app.gate.limits.connections_per_address.saturating_add(PLAIN_CONNECTIONS) {
            return Err(Code::TooManyConnections);
        }
        visitor.streams += 1;
        Ok(Some(Arrival { app: Arc::clone(app), address }))
    }

    /// Lets a WebSocket in, unless there are too many from its address. It is counted until the pass is dropped.
    pub fn connect(app: &Arc<App>, address: IpAddr) -> Result<Pass, Code> {
        let (now, mut visitors) = (app.gate.time.now(), app.gate.visitors());
        let visitor = visitors.visitor(address, now);
        if visitor.connections >= app.gate.limits.connections_per_address {
            return Err(Code::TooManyConnections);
        }
        visitor.connections += 1;
        let catch_ups = Arc::clone(&visitor.catch_ups);
        app.gate.open.send_modify(|open| *open += 1);
        Ok(Pass { app: Arc::clone(app), address, catch_ups })
    }

    /// Allows a new guest or table, unless there were too many from this address.
    pub fn allow_new(&self, address: IpAddr) -> Result<(), Code> {
        let (now, mut visitors) = (self.time.now(), self.visitors());
        let rate = visitors.rates.new_things;
        if visitors.visitor(address, now).new_things.take(rate, now) { Ok(()) } else { Err(Code::TooFast) }
    }

    /// Allows a request, unless there were too many from this address. Coming to a table or a list is one, too.
    fn allow_request(&self, address: IpAddr) -> Result<(), Code> {
        let (now, mut visitors) = (self.time.now(), self.visitors());
        let rate = visitors.rates.requests;
        if visitors.visitor(address, now).requests.take(rate, now) { Ok(()) } else { Err(Code::TooFast) }
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

/// A counted connection of any kind.
pub struct Arrival {
    app: Arc<App>,
    address: IpAddr,
}

impl Drop for Arrival {
    fn drop(&mut self) {
        if let Some(visitor) = self.app.gate.visitors().known.get_mut(&self.address) {
            visitor.streams = visitor.streams.saturating_sub(1);
        }
    }
}

/// A counted WebSocket.
pub struct Pass {
    app: Arc<App>,
    /// The client's address.
    pub address: IpAddr,
    catch_ups: Arc<Semaphore>,
}

impl Pass {
    /// Waits for the turn to be told what was missed. It lasts until what is given is dropped.
    pub async fn turn_to_catch_up(&self) -> Option<SemaphorePermit<'_>> {
        // Nobody closes it.
        self.catch_ups.acquire().await.ok()
    }

    /// Waits until more of a log may be read for this address: playing it again from the start costs time.
    pub async fn wait_to_read(&self) {
        let time = &self.app.gate.time;
        loop {
            let wait = {
                let (now, mut visitors) = (time.now(), self.app.gate.visitors());
                let rate = visitors.rates.replayed;
                visitors.visitor(self.address, now).replayed.wait_time(rate, now)
            };
            match wait {
                Some(wait) => time.sleep(wait).await,
                None => return,
            }
        }
    }

    /// Counts entries that were read.
    pub fn has_read(&self, entries: u64) {
        let now = self.app.gate.time.now();
        self.app.gate.visitors().visitor(self.address, now).replayed.spend(entries as f64);
    }
}

impl Drop for Pass {
    fn drop(&mut self) {
        self.app.gate.open.send_modify(|open| *open = open.saturating_sub(1));
        if let Some(visitor) = self.app.gate.visitors().known.get_mut(&visitor_of(self.address)) {
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
    } else if let Err(code) =
        app.gate.allow_request(address::client(peer, request.headers(), &app.registry.config))
    {
        Refused::from(code).into_response()
    } else {
        // Only the rest of the request can take long; the game goes on in tasks of its own.
        let config = &app.registry.config;
        match config.time.timeout(config.patience, next.run(request)).await {
            Some(response) => explained(response),
            None => Refused::from(Code::TooSlow).into_response(),
        }
    };
    if let Some(&code) = response.extensions().get::<Code>() {
        app.registry.metrics.refused(code);
    }
    response
}

/// Whether a page of another site asks: browsers say where a page came from whenever it could do harm.
fn is_from_elsewhere(app: &App, peer: SocketAddr, request: &Request) -> bool {
    let headers = request.headers();
    let is_harmless = request.method() == Method::GET && !headers.contains_key(header::UPGRADE);
    let Some(origin) = headers.get(header::ORIGIN).filter(|_| !is_harmless) else { return false };
    let from = origin.to_str().ok().and_then(|origin| origin.split_once("://")).map(|(_, host)| host);
    from.is_none() || from != address::host(peer, headers, &app.registry.config)
}

/// What keeps browsers careful.
const HEADERS: [(HeaderName, &str); 3] = [
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "same-origin"),
];

/// What a page may load, and from where.
const POLICY: &str = "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; \
                      base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// The policy for pages of this host. Older Safaris do not count WebSockets as its own, so they are named.
fn policy(host: Option<&str>) -> HeaderValue {
    let is_plain =
        |host: &&str| host.bytes().all(|byte| byte.is_ascii_alphanumeric() || b".-:[]".contains(&byte));
    let named =
        host.filter(is_plain).map(|host| format!("{POLICY}; connect-src 'self' ws://{host} wss://{host}"));
    named.and_then(|named| named.try_into().ok()).unwrap_or(HeaderValue::from_static(POLICY))
}

/// Keeps windows of other sites away. Browsers heed it over https only, and complain elsewhere.
const OPENER: (HeaderName, &str) = (HeaderName::from_static("cross-origin-opener-policy"), "same-origin");

/// Adds the headers that every answer has. The interface itself is never cached.
pub async fn add_headers(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    let opener = address::is_https(peer, request.headers(), &app.registry.config).then_some(OPENER);
    let is_api = request.uri().path().starts_with("/api/");
    let policy = policy(address::host(peer, request.headers(), &app.registry.config));
    let mut response = next.run(request).await;
    response.headers_mut().entry(header::CONTENT_SECURITY_POLICY).or_insert(policy);
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
    use crate::entropy::Entropy;
    use crate::registry::TableRegistry;
    use kaiju_client::{Account, ClientError};
    use kaiju_store::SqliteStore;
    use tokio::net::TcpListener;

    #[tokio::test(flavor = "multi_thread", worker_threads = 1)]
    async fn while_the_server_stops_nobody_is_let_in() {
        let folder = tempfile::tempdir().unwrap();
        let store = Arc::new(SqliteStore::open(&folder.path().join("kaiju.db")).await.unwrap());
        let registry = Arc::new(TableRegistry::new(
            store,
            Config { entropy: Entropy::seeded(1), ..Config::on(Time::manual()) },
        ));
        let gate = Gate::new(&registry.config);
        let app = Arc::new(App::new(registry, gate));
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

    #[test]
    #[expect(clippy::disallowed_methods, reason = "any moment to count from")]
    fn only_who_does_nothing_is_forgotten_and_not_at_every_request() {
        let ten = Rate::per_minute(10);
        let rates = Rates { requests: ten, new_things: ten, replayed: ten };
        let mut visitors = Visitors { known: HashMap::new(), forget_at: REMEMBERED, rates };
        let busy = IpAddr::from([10, 0, 0, 0]);
        let now = Instant::now();
        visitors.visitor(busy, now).connections = 1;
        for number in 0..2 * REMEMBERED {
            let address = IpAddr::V4(std::net::Ipv4Addr::from_bits(0x0b00_0000 + number as u32));
            visitors.visitor(address, now);
            assert!(visitors.known.len() <= REMEMBERED + 1, "{}", visitors.known.len());
        }
        assert_eq!(visitors.visitor(busy, now).connections, 1);
        // All of these have asked a moment ago.
        for number in 0..2 * REMEMBERED {
            let address = IpAddr::V4(std::net::Ipv4Addr::from_bits(0x0c00_0000 + number as u32));
            visitors.visitor(address, now).requests.take(rates.requests, now);
        }
        assert!(visitors.forget_at > REMEMBERED, "{}", visitors.forget_at);
    }
}
