//! How the server behaves.

use crate::entropy::Entropy;
use crate::time::Time;
use ipnet::{AddrParseError, IpNet};
use std::net::{IpAddr, SocketAddr};
use std::str::FromStr;
use std::time::Duration;

/// Settings with defaults for a server that needs no configuration.
#[derive(Clone, Debug)]
pub struct Config {
    /// What a client may do.
    pub limits: Limits,
    /// Addresses of proxies whose `X-Forwarded-…` headers are believed.
    pub trusted_proxies: Vec<Addresses>,
    /// Whether cookies are for https only, whatever a proxy says.
    pub secure: bool,
    /// Where others on the same network find the server, if it is known.
    pub network: Option<SocketAddr>,
    /// How long a table without connections stays awake.
    pub sleep_after_ms: u64,
    /// How long a client may take for the head of a request, and then for the rest of it.
    pub patience: Duration,
    /// How long clients may take for their last answers when the server stops. Counted by the machine's clock, also in tests: nobody
    /// moves the clock of a server that stops.
    pub farewell: Duration,
    /// How long a bot that stands in for a player waits with each answer while nobody else is left who plays.
    pub stand_in_ms: u64,
    /// How long all other players must be gone before the host may end their game.
    pub end_grace_ms: u64,
    /// How long a host may be gone before another player becomes the host.
    pub host_grace_ms: u64,
    /// How long those who only watch wait between two messages; what happens meanwhile they hear in one. What happens at the pace
    /// of people they hear at once; where it is faster, most of a server's time would go into writes.
    pub watch_gap: Duration,
    /// How long the list of tables is left alone after it was read for those who watch it.
    pub list_gap: Duration,
    /// Whether a game may begin with a position that the maker of its table has chosen.
    pub positions: bool,
    /// Where everything random comes from.
    pub entropy: Entropy,
    /// Where time comes from.
    pub time: Time,
}

/// One address, or a range of them as in `10.0.0.0/8`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Addresses(IpNet);

impl Addresses {
    /// Whether an address is one of them.
    pub fn contains(&self, address: IpAddr) -> bool {
        self.0.contains(&address.to_canonical())
    }
}

/// IPv4 addresses may be written as IPv6 ones, and ranges of them too.
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

/// What a client may do.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Messages a second that a connection may send for long.
    pub messages_per_second: u32,
    /// Messages that it may send at once.
    pub burst: u32,
    /// Refused messages in a row after which it is disconnected.
    pub patience: u32,
    /// Connections from one address.
    pub connections_per_address: u32,
    /// Open tables that a guest may have made.
    pub tables_per_guest: u64,
    /// Requests a minute from one address; opening a WebSocket is one.
    pub requests_per_minute: u32,
    /// New guests and tables a minute from one address.
    pub new_things_per_minute: u32,
    /// Entries a second that are read again for clients of one address who have missed some.
    pub replayed_per_second: u32,
    /// Entries that are read again at once.
    pub replayed_at_once: u32,
    /// Milliseconds between two reactions of a seat.
    pub reaction_gap_ms: u64,
    /// Seconds without a sign of life after which a connection is closed.
    pub idle_s: u64,
}

/// The largest message of a client, in bytes.
pub const LARGEST_MESSAGE: usize = 4 << 10;
/// What may wait for a client that does not read, in bytes: the longest message and some answers to pings.
pub const MOST_UNSENT: usize = 512 << 10;
/// The largest body of a request, in bytes.
pub const LARGEST_BODY: usize = 16 << 10;

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            messages_per_second: 20,
            burst: 40,
            patience: 100,
            connections_per_address: 200,
            tables_per_guest: 50,
            requests_per_minute: 3_000,
            new_things_per_minute: 120,
            replayed_per_second: 5_000,
            replayed_at_once: 300_000,
            reaction_gap_ms: 2_000,
            idle_s: 90,
        }
    }
}

impl Default for Config {
    fn default() -> Config {
        Config {
            limits: Limits::default(),
            trusted_proxies: Vec::new(),
            secure: false,
            network: None,
            sleep_after_ms: 60_000,
            patience: Duration::from_secs(20),
            farewell: Duration::from_secs(3),
            stand_in_ms: 2_000,
            end_grace_ms: 60_000,
            host_grace_ms: 60_000,
            watch_gap: Duration::from_millis(33),
            list_gap: Duration::from_secs(1),
            positions: false,
            entropy: Entropy::system(),
            time: Time::system(),
        }
    }
}

#[cfg(feature = "testing")]
impl Config {
    /// Settings for a clock that a test moves. While it stands still everything is told at once, and however far it is moved, nobody
    /// is taken for dead or slow, and no limit is reached that only time would lift.
    pub fn on(time: Time) -> Config {
        const MANY: u32 = 1_000_000;
        let limits = Limits {
            messages_per_second: MANY,
            burst: MANY,
            requests_per_minute: MANY,
            new_things_per_minute: MANY,
            replayed_per_second: MANY,
            replayed_at_once: 100 * MANY,
            idle_s: u64::from(u32::MAX),
            ..Limits::default()
        };
        Config {
            limits,
            patience: Duration::from_secs(limits.idle_s),
            watch_gap: Duration::ZERO,
            list_gap: Duration::ZERO,
            time,
            ..Config::default()
        }
    }
}
