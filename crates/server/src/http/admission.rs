//! Admission control: connection limits and rate limits for each address, and the switch that turns clients away
//! at shutdown.

use super::App;
use super::address;
use crate::config::{Config, Limits};
use crate::time::Time;
use crate::token_bucket::{Rate, TokenBucket};
use kaiju_protocol::Code;
use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;
use tokio::sync::{Semaphore, SemaphorePermit, watch};

/// Addresses kept in memory before idle ones are dropped.
const CLEANUP_THRESHOLD: usize = 10_000;

/// Connections of an address besides its WebSockets: browsers open a few for each page.
const PLAIN_CONNECTIONS_PER_ADDRESS: u32 = 100;

/// Clients of one address that may catch up at the same time. Others wait.
const CATCH_UPS_PER_ADDRESS: usize = 16;

/// The open connections of an address, and its rate limits.
struct Usage {
    /// Open connections of any kind.
    connections: u32,
    /// Open WebSockets.
    sockets: u32,
    requests: TokenBucket,
    new_things: TokenBucket,
    /// Log entries replayed for clients that catch up.
    replayed: TokenBucket,
    catch_ups: Arc<Semaphore>,
}

impl Usage {
    fn new(rates: Rates, now: Instant) -> Usage {
        Usage {
            connections: 0,
            sockets: 0,
            requests: TokenBucket::full(rates.requests, now),
            new_things: TokenBucket::full(rates.new_things, now),
            replayed: TokenBucket::full(rates.replayed, now),
            catch_ups: Arc::new(Semaphore::new(CATCH_UPS_PER_ADDRESS)),
        }
    }

    /// True unless a fresh `Usage` would say the same.
    fn is_in_use(&mut self, rates: Rates, now: Instant) -> bool {
        let is_idle = self.requests.is_full(rates.requests, now)
            && self.new_things.is_full(rates.new_things, now)
            && self.replayed.is_full(rates.replayed, now);
        self.connections > 0 || self.sockets > 0 || !is_idle
    }
}

/// The rate limits of an address.
#[derive(Clone, Copy)]
struct Rates {
    requests: Rate,
    new_things: Rate,
    replayed: Rate,
}

/// The usage of every address seen lately.
struct UsageTable {
    addresses: HashMap<IpAddr, Usage>,
    /// Idle addresses are dropped when the map has grown to this size.
    cleanup_at: usize,
    rates: Rates,
}

impl UsageTable {
    fn of(&mut self, address: IpAddr, now: Instant) -> &mut Usage {
        let rates = self.rates;
        if self.addresses.len() >= self.cleanup_at {
            self.addresses.retain(|_, usage| usage.is_in_use(rates, now));
            // A scan of the whole map must stay rare, however many are in use.
            self.cleanup_at = CLEANUP_THRESHOLD.max(2 * self.addresses.len());
        }
        self.addresses.entry(counted_address(address)).or_insert_with(|| Usage::new(rates, now))
    }
}

/// The address that limits are counted for. An IPv6 client owns a whole /64 network, so that counts as one address.
pub fn counted_address(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(ip) => IpAddr::V6(Ipv6Addr::from_bits(ip.to_bits() & !u128::from(u64::MAX))),
    }
}

/// Admits connections, requests and new things within the limits of their address, and nothing once it is closed.
pub struct Admission {
    limits: Limits,
    time: Time,
    usages: Mutex<UsageTable>,
    /// The number of open WebSockets.
    open: watch::Sender<usize>,
    is_closed: watch::Sender<bool>,
}

impl Admission {
    /// Nothing is counted yet.
    pub fn new(config: &Config) -> Admission {
        let limits = config.limits;
        let rates = Rates {
            requests: Rate::per_minute(limits.requests_per_minute),
            new_things: Rate::per_minute(limits.new_things_per_minute),
            replayed: Rate {
                per_second: f64::from(limits.replayed_per_second),
                burst: f64::from(limits.replayed_at_once),
            },
        };
        let usages = UsageTable { addresses: HashMap::new(), cleanup_at: CLEANUP_THRESHOLD, rates };
        Admission {
            limits,
            time: config.time.clone(),
            usages: Mutex::new(usages),
            open: watch::Sender::default(),
            is_closed: watch::Sender::default(),
        }
    }

    fn usages(&self) -> std::sync::MutexGuard<'_, UsageTable> {
        // Nothing panics while it holds the lock.
        self.usages.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Admits a connection of any kind, which is counted until its permit is dropped. Trusted proxies have no
    /// limit, and no permit: there are many clients behind them.
    pub fn admit_connection(app: &Arc<App>, peer: SocketAddr) -> Result<Option<ConnectionPermit>, Code> {
        if address::is_proxy(peer, &app.registry.config) {
            return Ok(None);
        }
        let address = counted_address(peer.ip().to_canonical());
        let (now, mut usages) = (app.admission.time.now(), app.admission.usages());
        let usage = usages.of(address, now);
        if usage.connections
            >= app.admission.limits.connections_per_address.saturating_add(PLAIN_CONNECTIONS_PER_ADDRESS)
        {
            return Err(Code::TooManyConnections);
        }
        usage.connections += 1;
        Ok(Some(ConnectionPermit { app: Arc::clone(app), address }))
    }

    /// Admits a WebSocket, which is counted until its permit is dropped.
    pub fn admit_socket(app: &Arc<App>, address: IpAddr) -> Result<SocketPermit, Code> {
        let (now, mut usages) = (app.admission.time.now(), app.admission.usages());
        let usage = usages.of(address, now);
        if usage.sockets >= app.admission.limits.connections_per_address {
            return Err(Code::TooManyConnections);
        }
        usage.sockets += 1;
        let catch_ups = Arc::clone(&usage.catch_ups);
        app.admission.open.send_modify(|open| *open += 1);
        Ok(SocketPermit { app: Arc::clone(app), address, catch_ups })
    }

    /// Admits a new guest or table, within the rate limit of the address.
    pub fn allow_new(&self, address: IpAddr) -> Result<(), Code> {
        let (now, mut usages) = (self.time.now(), self.usages());
        let rate = usages.rates.new_things;
        if usages.of(address, now).new_things.take(rate, now) { Ok(()) } else { Err(Code::TooFast) }
    }

    /// Admits a request, within the rate limit of the address. Opening a WebSocket is one too.
    pub fn allow_request(&self, address: IpAddr) -> Result<(), Code> {
        let (now, mut usages) = (self.time.now(), self.usages());
        let rate = usages.rates.requests;
        if usages.of(address, now).requests.take(rate, now) { Ok(()) } else { Err(Code::TooFast) }
    }

    /// The number of open WebSockets.
    pub fn count(&self) -> usize {
        *self.open.borrow()
    }

    /// Turns everybody away from now on.
    pub fn close(&self) {
        self.is_closed.send_replace(true);
    }

    /// True once everybody is turned away.
    pub fn is_closed(&self) -> bool {
        *self.is_closed.borrow()
    }

    /// Waits until this is closed.
    pub async fn closed(&self) {
        // The sender lives in `self`, so this cannot fail.
        let _ = self.is_closed.subscribe().wait_for(|is_closed| *is_closed).await;
    }

    /// Waits until no WebSocket is open.
    pub async fn drained(&self) {
        let _ = self.open.subscribe().wait_for(|open| *open == 0).await;
    }
}

/// A connection of any kind, counted until this is dropped.
pub struct ConnectionPermit {
    app: Arc<App>,
    address: IpAddr,
}

impl Drop for ConnectionPermit {
    fn drop(&mut self) {
        if let Some(usage) = self.app.admission.usages().addresses.get_mut(&self.address) {
            usage.connections = usage.connections.saturating_sub(1);
        }
    }
}

/// A WebSocket, counted until this is dropped.
pub struct SocketPermit {
    app: Arc<App>,
    /// The client's address.
    pub address: IpAddr,
    catch_ups: Arc<Semaphore>,
}

impl SocketPermit {
    /// Waits for a slot to catch up, which is held until the permit is dropped.
    pub async fn catch_up_slot(&self) -> Option<SemaphorePermit<'_>> {
        // The semaphore is never closed.
        self.catch_ups.acquire().await.ok()
    }

    /// Waits until this address may have more log entries replayed, which costs time.
    pub async fn wait_for_read_quota(&self) {
        let time = &self.app.admission.time;
        loop {
            let wait = {
                let (now, mut usages) = (time.now(), self.app.admission.usages());
                let rate = usages.rates.replayed;
                usages.of(self.address, now).replayed.wait_time(rate, now)
            };
            match wait {
                Some(wait) => time.sleep(wait).await,
                None => return,
            }
        }
    }

    /// Charges entries that were replayed.
    pub fn spend_read_quota(&self, entries: u64) {
        let now = self.app.admission.time.now();
        self.app.admission.usages().of(self.address, now).replayed.spend(entries as f64);
    }
}

impl Drop for SocketPermit {
    fn drop(&mut self) {
        self.app.admission.open.send_modify(|open| *open = open.saturating_sub(1));
        if let Some(usage) = self.app.admission.usages().addresses.get_mut(&counted_address(self.address)) {
            usage.sockets = usage.sockets.saturating_sub(1);
        }
    }
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
    async fn nobody_is_admitted_while_the_server_stops() {
        let folder = tempfile::tempdir().unwrap();
        let store = Arc::new(SqliteStore::open(&folder.path().join("kaiju.db")).await.unwrap());
        let registry = Arc::new(TableRegistry::new(
            store,
            Config { entropy: Entropy::seeded(1), ..Config::on(Time::manual()) },
        ));
        let admission = Admission::new(&registry.config);
        let app = Arc::new(App::new(registry, admission));
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let service = crate::http::router(Arc::clone(&app), None);
        let service = service.into_make_service_with_connect_info::<SocketAddr>();
        tokio::spawn(async move { axum::serve(listener, service).await });
        Account::new(address).await.unwrap();
        app.admission.close();
        app.admission.closed().await;
        match Account::new(address).await {
            Err(ClientError::Refused { status, body }) => {
                assert!(status == 503 && body.contains("\"restarting\""), "{status}: {body}");
            }
            other => panic!("{other:?}"),
        }
    }

    #[test]
    #[expect(clippy::disallowed_methods, reason = "any moment to count from")]
    fn only_idle_addresses_are_dropped_and_not_at_every_request() {
        let ten = Rate::per_minute(10);
        let rates = Rates { requests: ten, new_things: ten, replayed: ten };
        let mut usages = UsageTable { addresses: HashMap::new(), cleanup_at: CLEANUP_THRESHOLD, rates };
        let busy = IpAddr::from([10, 0, 0, 0]);
        let now = Instant::now();
        usages.of(busy, now).sockets = 1;
        for number in 0..2 * CLEANUP_THRESHOLD {
            let address = IpAddr::V4(std::net::Ipv4Addr::from_bits(0x0b00_0000 + number as u32));
            usages.of(address, now);
            assert!(usages.addresses.len() <= CLEANUP_THRESHOLD + 1, "{}", usages.addresses.len());
        }
        assert_eq!(usages.of(busy, now).sockets, 1);
        // All of these have just made a request.
        for number in 0..2 * CLEANUP_THRESHOLD {
            let address = IpAddr::V4(std::net::Ipv4Addr::from_bits(0x0c00_0000 + number as u32));
            usages.of(address, now).requests.take(rates.requests, now);
        }
        assert!(usages.cleanup_at > CLEANUP_THRESHOLD, "{}", usages.cleanup_at);
    }
}
