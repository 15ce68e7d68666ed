//! Admission control: the limits of each network and of the whole process, and the switch that turns clients away at
//! shutdown.

use super::App;
use super::address;
use super::idle::IdleConnections;
use super::network_of::Network;
use super::usage::{LOGGED, Rates, Usage, UsageTable};
use crate::config::{Config, Limits};
use crate::time::Time;
use crate::token_bucket::{Rate, TokenBucket};
use kaiju_protocol::Code;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::{Semaphore, SemaphorePermit, watch};

/// Connections of a network besides its WebSockets: browsers open a few for each page.
const PLAIN_CONNECTIONS: u32 = 100;

/// Connections of the whole process besides its WebSockets and those that wait for a request.
const SPARE_CONNECTIONS: u32 = 1_000;

/// Requests of a network that are answered at the same time.
const REQUESTS_AT_ONCE: u32 = 64;

/// Admits connections, requests and new things within their limits, and nothing once it is closed.
pub struct Admission {
    limits: Limits,
    time: Time,
    usages: Mutex<UsageTable>,
    /// Connections without a request.
    pub idle: Arc<IdleConnections>,
    /// The number of open WebSockets.
    open: watch::Sender<usize>,
    is_closed: watch::Sender<bool>,
}

impl Admission {
    /// Nothing is counted yet.
    pub fn new(config: &Config) -> Admission {
        Admission {
            limits: config.limits,
            time: config.time.clone(),
            usages: Mutex::new(UsageTable::new(Rates::new(&config.limits))),
            idle: Arc::new(IdleConnections::new(config.limits.idle_connections)),
            open: watch::Sender::default(),
            is_closed: watch::Sender::default(),
        }
    }

    fn usages(&self) -> std::sync::MutexGuard<'_, UsageTable> {
        // Nothing panics while it holds the lock.
        self.usages.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Admits a connection of any kind, which is counted until its permit is dropped. Trusted proxies have no limit of
    /// their own: there are many clients behind them.
    pub fn admit_connection(app: &Arc<App>, peer: SocketAddr) -> Result<ConnectionPermit, Code> {
        let limits = &app.admission.limits;
        let address = (!address::is_proxy(peer, &app.registry.config)).then_some(peer.ip());
        let (now, mut usages) = (app.admission.time.now(), app.admission.usages());
        let all =
            limits.connections.saturating_add(limits.idle_connections).saturating_add(SPARE_CONNECTIONS);
        if usages.connections >= all {
            return Err(Code::ServerFull);
        }
        let most = limits.connections_per_address.saturating_add(PLAIN_CONNECTIONS);
        let mut networks = address.into_iter().flat_map(Network::of);
        let is_over =
            |network: (Network, u32)| usages.of(network, now).connections >= most.saturating_mul(network.1);
        if networks.any(is_over) {
            return Err(Code::TooManyConnections);
        }
        for network in address.into_iter().flat_map(Network::of) {
            usages.of(network, now).connections += 1;
        }
        usages.connections += 1;
        Ok(ConnectionPermit { app: Arc::clone(app), address })
    }

    /// Admits a WebSocket, which is counted until its permit is dropped.
    pub fn admit_socket(app: &Arc<App>, address: IpAddr) -> Result<SocketPermit, Code> {
        let limits = &app.admission.limits;
        if app.admission.count() >= limits.connections as usize {
            return Err(Code::ServerFull);
        }
        let (now, mut usages) = (app.admission.time.now(), app.admission.usages());
        let most = limits.connections_per_address;
        let is_over =
            |network: (Network, u32)| usages.of(network, now).sockets >= most.saturating_mul(network.1);
        if Network::of(address).any(is_over) {
            return Err(Code::TooManyConnections);
        }
        let mut catch_ups = None;
        for network in Network::of(address) {
            let usage = usages.of(network, now);
            usage.sockets += 1;
            catch_ups.get_or_insert_with(|| Arc::clone(&usage.catch_ups));
        }
        app.admission.open.send_modify(|open| *open += 1);
        let catch_ups = catch_ups.unwrap_or_else(|| Arc::new(Semaphore::new(1)));
        Ok(SocketPermit { app: Arc::clone(app), address, catch_ups })
    }

    /// Admits a request, which is counted until its permit is dropped. Opening a WebSocket is one too.
    pub fn admit_request(app: &Arc<App>, address: IpAddr) -> Result<RequestPermit, Code> {
        app.admission.take(address, |usage| (&mut usage.requests, usage.rates.requests))?;
        let (now, mut usages) = (app.admission.time.now(), app.admission.usages());
        if usages.requests_at_once >= app.admission.limits.requests_at_once {
            return Err(Code::ServerFull);
        }
        let is_over = |network: (Network, u32)| {
            usages.of(network, now).requests_at_once >= REQUESTS_AT_ONCE.saturating_mul(network.1)
        };
        if Network::of(address).any(is_over) {
            return Err(Code::TooManyConnections);
        }
        for network in Network::of(address) {
            usages.of(network, now).requests_at_once += 1;
        }
        usages.requests_at_once += 1;
        Ok(RequestPermit { app: Arc::clone(app), address })
    }

    /// Admits a new guest or table, within the rate limit of the network.
    pub fn allow_new(&self, address: IpAddr) -> Result<(), Code> {
        self.take(address, |usage| (&mut usage.new_things, usage.rates.new_things))
    }

    /// Lets a client wake a table, whose log must be read, within the rate limit of the network.
    pub fn allow_waking(&self, address: IpAddr) -> Result<(), Code> {
        self.take(address, |usage| (&mut usage.wakings, usage.rates.wakings))
    }

    /// Lets a client have a game analysed, within the rate limit of the network.
    pub fn allow_analysis(&self, address: IpAddr) -> Result<(), Code> {
        self.take(address, |usage| (&mut usage.analyses, usage.rates.analyses))
    }

    /// Admits a change at a table that is no move, within the rate limit of the network at this table.
    pub fn allow_change(&self, address: IpAddr, table: &str) -> Result<(), Code> {
        let (now, mut usages) = (self.time.now(), self.usages());
        let may = Network::of(address).all(|network| usages.take_change(network, table, now));
        if may { Ok(()) } else { Err(Code::LogFull) }
    }

    fn take(&self, address: IpAddr, bucket: fn(&mut Usage) -> (&mut TokenBucket, Rate)) -> Result<(), Code> {
        let (now, mut usages) = (self.time.now(), self.usages());
        let may = Network::of(address).all(|network| {
            let (bucket, rate) = bucket(usages.of(network, now));
            bucket.take(rate, now)
        });
        if may { Ok(()) } else { Err(Code::TooFast) }
    }

    /// True if a refusal of this client belongs into the log: one a minute for each network, and one a second for all.
    pub fn may_log(&self, address: IpAddr) -> bool {
        let (now, mut usages) = (self.time.now(), self.usages());
        let networks = Network::of(address).take(1);
        networks.into_iter().all(|network| usages.of(network, now).logged.take(LOGGED, now))
            && usages.may_log(now)
    }

    /// The number of open WebSockets.
    pub fn count(&self) -> usize {
        *self.open.borrow()
    }

    /// The number of requests that are being answered.
    pub fn requests_at_once(&self) -> usize {
        self.usages().requests_at_once as usize
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

    /// Counts something that has ended.
    fn release(&self, address: Option<IpAddr>, ended: impl Fn(&mut Usage)) {
        let mut usages = self.usages();
        for (network, _) in address.into_iter().flat_map(Network::of) {
            if let Some(usage) = usages.known(network) {
                ended(usage);
            }
        }
    }
}

/// A connection of any kind, counted until this is dropped.
pub struct ConnectionPermit {
    app: Arc<App>,
    /// The client's address, unless it is a trusted proxy.
    address: Option<IpAddr>,
}

impl Drop for ConnectionPermit {
    fn drop(&mut self) {
        let admission = &self.app.admission;
        admission.release(self.address, |usage| usage.connections = usage.connections.saturating_sub(1));
        let mut usages = admission.usages();
        usages.connections = usages.connections.saturating_sub(1);
    }
}

/// A request that is being answered, counted until this is dropped.
pub struct RequestPermit {
    app: Arc<App>,
    address: IpAddr,
}

impl Drop for RequestPermit {
    fn drop(&mut self) {
        let admission = &self.app.admission;
        admission.release(Some(self.address), |usage| {
            usage.requests_at_once = usage.requests_at_once.saturating_sub(1);
        });
        let mut usages = admission.usages();
        usages.requests_at_once = usages.requests_at_once.saturating_sub(1);
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

    /// Waits until this network may have more log entries replayed, which costs time.
    pub async fn wait_for_read_quota(&self) {
        let time = &self.app.admission.time;
        loop {
            let wait = {
                let (now, mut usages) = (time.now(), self.app.admission.usages());
                let waits = Network::of(self.address).filter_map(|network| {
                    let usage = usages.of(network, now);
                    usage.replayed.wait_time(usage.rates.replayed, now)
                });
                waits.max()
            };
            match wait {
                Some(wait) => time.sleep(wait).await,
                None => return,
            }
        }
    }

    /// Charges entries that were replayed.
    pub fn spend_read_quota(&self, entries: u64) {
        let (now, mut usages) = (self.app.admission.time.now(), self.app.admission.usages());
        for network in Network::of(self.address) {
            usages.of(network, now).replayed.spend(entries as f64);
        }
    }
}

impl Drop for SocketPermit {
    fn drop(&mut self) {
        let admission = &self.app.admission;
        admission.open.send_modify(|open| *open = open.saturating_sub(1));
        admission.release(Some(self.address), |usage| usage.sockets = usage.sockets.saturating_sub(1));
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
        let app = Arc::new(App::new(registry, admission, false));
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
}
