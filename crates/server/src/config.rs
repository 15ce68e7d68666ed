//! Settings and limits of the server.

use crate::entropy::Entropy;
use crate::log_names::LogClients;
use crate::public_url::PublicUrl;
use crate::retention::Retention;
use crate::time::Time;
use ipnet::{AddrParseError, IpNet};
use kaiju_table::names::WordList;
use std::net::{IpAddr, SocketAddr};
use std::num::NonZero;
use std::str::FromStr;
use std::time::Duration;

/// Settings of the server. The defaults need no configuration.
#[derive(Clone, Debug)]
pub struct Config {
    /// The limits of clients.
    pub limits: Limits,
    /// The addresses at which browsers find the server, the main one first. Pages and requests that name others are
    /// refused. Without any, every address is accepted.
    pub public_urls: Vec<PublicUrl>,
    /// Proxies whose `X-Forwarded-…` headers are trusted.
    pub trusted_proxies: Vec<Addresses>,
    /// True if cookies are for https only, even if no proxy says so.
    pub secure: bool,
    /// The server's address on the local network, if known.
    pub network: Option<SocketAddr>,
    /// The time after which a table without connections falls asleep, in milliseconds.
    pub sleep_after_ms: u64,
    /// The longest time for the head of a request, and again for the rest of it.
    pub request_timeout: Duration,
    /// The longest wait for clients to take their last messages when the server stops. Measured by the machine's
    /// clock even in tests, where nobody moves the clock of a stopping server.
    pub shutdown_grace: Duration,
    /// The pause before each answer of a stand-in bot while no other player is left, in milliseconds.
    pub stand_in_ms: u64,
    /// The time all other players must be gone before the host may end the game, in milliseconds.
    pub end_grace_ms: u64,
    /// The time a host may be gone before another player becomes the host, in milliseconds.
    pub host_grace_ms: u64,
    /// The shortest time between two broadcasts to a connection that is not asked anything. Faster updates are
    /// sent in one batch, or a fast game would cost mostly writes; at the pace of people, nothing is delayed.
    pub broadcast_interval: Duration,
    /// The shortest time between two updates of the public list.
    pub lobby_interval: Duration,
    /// How the log names clients.
    pub log_clients: LogClients,
    /// The times for which tables and guests are kept.
    pub retention: Retention,
    /// The bytes of the store at which nothing new may begin, if there is a limit.
    pub disk_quota: Option<u64>,
    /// The most threads in which bots think.
    pub bot_threads: usize,
    /// Words that no name may have.
    pub words: WordList,
    /// True if a table may start from a position instead of the set-up.
    pub positions: bool,
    /// The source of randomness.
    pub entropy: Entropy,
    /// The source of time.
    pub time: Time,
    /// The number of heartbeats so far, for tests that wait for one.
    #[cfg(feature = "testing")]
    pub heartbeats: tokio::sync::watch::Sender<u64>,
}

/// An address, or a range of addresses such as `10.0.0.0/8`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Addresses(IpNet);

impl Addresses {
    /// True if the range includes an address.
    pub fn contains(&self, address: IpAddr) -> bool {
        self.0.contains(&address.to_canonical())
    }
}

/// Turns a range of IPv4-mapped IPv6 addresses into the IPv4 range.
fn canonical(range: IpNet) -> IpNet {
    const MAPPED: u8 = 96;
    let length = range.prefix_len().checked_sub(MAPPED);
    let as_ipv4 = length.and_then(|length| IpNet::new(range.addr().to_canonical(), length).ok());
    as_ipv4.filter(|as_ipv4| range.addr().is_ipv6() && as_ipv4.addr().is_ipv4()).unwrap_or(range)
}

impl FromStr for Addresses {
    type Err = AddrParseError;

    fn from_str(text: &str) -> Result<Addresses, AddrParseError> {
        let one = text.parse::<IpAddr>().map(IpNet::from);
        one.or_else(|_| text.parse()).map(|range| Addresses(canonical(range)))
    }
}

/// Limits of clients, and of the whole process.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Messages per second from one connection.
    pub messages_per_second: u32,
    /// Messages in a burst.
    pub burst: u32,
    /// Refused messages in a row before a connection is closed.
    pub refusals_in_a_row: u32,
    /// WebSockets of all clients.
    pub connections: u32,
    /// Connections without a request of all clients: those that have sent a part of one, and those that are kept for
    /// the next. When there are more, the oldest are closed.
    pub idle_connections: u32,
    /// Requests of all clients that are answered at the same time.
    pub requests_at_once: u32,
    /// Tables held in memory.
    pub tables_awake: usize,
    /// Tables that wait for a bot when no new game with bots may begin.
    pub bots_waiting: usize,
    /// WebSockets from one address.
    pub connections_per_address: u32,
    /// Open tables made by one guest.
    pub tables_per_guest: u64,
    /// Open tables made from one address, by any guests.
    pub tables_per_address: u64,
    /// Requests per minute from one address. Opening a WebSocket is one.
    pub requests_per_minute: u32,
    /// New guests and tables per minute from one address.
    pub new_things_per_minute: u32,
    /// Tables per minute that are woken from their logs for one address.
    pub wakings_per_minute: u32,
    /// Log entries replayed per second for clients of one address that catch up.
    pub replayed_per_second: u32,
    /// Log entries replayed in a burst.
    pub replayed_at_once: u32,
    /// The shortest time between two reactions of a seat, in milliseconds.
    pub reaction_interval_ms: u64,
    /// The heartbeat timeout of a connection, in seconds.
    pub idle_s: u64,
}

/// The largest message from a client, in bytes.
pub const MAX_MESSAGE_BYTES: usize = 4 << 10;
/// The largest backlog for a client that does not read, in bytes: the largest message and some pongs.
pub const MAX_UNSENT_BYTES: usize = 512 << 10;
/// The largest request body, in bytes.
pub const MAX_BODY_BYTES: usize = 16 << 10;

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            messages_per_second: 20,
            burst: 40,
            refusals_in_a_row: 100,
            connections: 20_000,
            idle_connections: 1_000,
            requests_at_once: 512,
            tables_awake: 10_000,
            bots_waiting: 1_000,
            connections_per_address: 200,
            tables_per_guest: 50,
            tables_per_address: 500,
            requests_per_minute: 3_000,
            new_things_per_minute: 120,
            wakings_per_minute: 240,
            replayed_per_second: 5_000,
            replayed_at_once: 300_000,
            reaction_interval_ms: 2_000,
            idle_s: 90,
        }
    }
}

impl Default for Config {
    fn default() -> Config {
        Config {
            limits: Limits::default(),
            public_urls: Vec::new(),
            trusted_proxies: Vec::new(),
            secure: false,
            network: None,
            sleep_after_ms: 60_000,
            request_timeout: Duration::from_secs(20),
            shutdown_grace: Duration::from_secs(3),
            stand_in_ms: 2_000,
            end_grace_ms: 60_000,
            host_grace_ms: 60_000,
            broadcast_interval: Duration::from_millis(33),
            lobby_interval: Duration::from_secs(1),
            log_clients: LogClients::default(),
            retention: Retention::default(),
            disk_quota: None,
            bot_threads: std::thread::available_parallelism().map_or(1, NonZero::get),
            words: WordList::default(),
            positions: false,
            entropy: Entropy::system(),
            time: Time::system(),
            #[cfg(feature = "testing")]
            heartbeats: tokio::sync::watch::Sender::default(),
        }
    }
}

#[cfg(feature = "testing")]
impl Config {
    /// Settings for a clock that a test moves. While it stands still, everything is sent at once. However far it
    /// moves, no connection times out and nothing is too old to be kept. No rate limit is ever reached.
    pub fn on(time: Time) -> Config {
        const MANY: u32 = 1_000_000;
        let limits = Limits {
            messages_per_second: MANY,
            burst: MANY,
            requests_per_minute: MANY,
            new_things_per_minute: MANY,
            wakings_per_minute: MANY,
            replayed_per_second: MANY,
            replayed_at_once: 100 * MANY,
            idle_s: u64::from(u32::MAX),
            ..Limits::default()
        };
        Config {
            limits,
            request_timeout: Duration::from_secs(limits.idle_s),
            broadcast_interval: Duration::ZERO,
            lobby_interval: Duration::ZERO,
            retention: Retention::FOREVER,
            time,
            ..Config::default()
        }
    }
}
