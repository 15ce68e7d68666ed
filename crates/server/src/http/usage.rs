//! The usage of networks seen lately: open connections, and token buckets.

use super::network_of::Network;
use crate::config::Limits;
use crate::token_bucket::{Rate, TokenBucket};
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Instant;
use tokio::sync::Semaphore;

/// Networks kept in memory before idle ones are dropped.
pub const CLEANUP_THRESHOLD: usize = 10_000;

/// Clients of one network that may catch up at the same time. Others wait.
const CATCH_UPS: usize = 16;

/// Games that are analysed: the burst, and the seconds until there is another one.
const ANALYSES: Rate = Rate { per_second: 1.0 / 2.0, burst: 30.0 };

/// Changes at one table that are no moves: the burst, and the seconds until there is another one.
const CHANGES: Rate = Rate { per_second: 1.0 / 30.0, burst: 200.0 };

/// Refusals of one network in the log.
pub const LOGGED: Rate = Rate { per_second: 1.0 / 60.0, burst: 1.0 };

/// Refusals of all networks in the log: nobody fills the disk with refusals.
const ALL_LOGGED: Rate = Rate { per_second: 1.0, burst: 60.0 };

/// The rate limits of a network.
#[derive(Clone, Copy)]
pub struct Rates {
    pub requests: Rate,
    pub new_things: Rate,
    pub wakings: Rate,
    pub analyses: Rate,
    /// Log entries replayed for clients that catch up.
    pub replayed: Rate,
    /// Changes at one table.
    pub changes: Rate,
}

impl Rates {
    /// The rates that these limits allow.
    pub fn new(limits: &Limits) -> Rates {
        Rates {
            requests: Rate::per_minute(limits.requests_per_minute),
            new_things: Rate::per_minute(limits.new_things_per_minute),
            wakings: Rate::per_minute(limits.wakings_per_minute),
            analyses: ANALYSES,
            replayed: Rate {
                per_second: f64::from(limits.replayed_per_second),
                burst: f64::from(limits.replayed_at_once),
            },
            changes: CHANGES,
        }
    }

    fn times(self, share: u32) -> Rates {
        Rates {
            requests: self.requests.times(share),
            new_things: self.new_things.times(share),
            wakings: self.wakings.times(share),
            analyses: self.analyses.times(share),
            replayed: self.replayed.times(share),
            changes: self.changes.times(share),
        }
    }
}

/// The open connections of a network, and its rate limits.
pub struct Usage {
    /// Open connections of any kind.
    pub connections: u32,
    /// Open WebSockets.
    pub sockets: u32,
    /// Requests that are being answered.
    pub requests_at_once: u32,
    pub requests: TokenBucket,
    pub new_things: TokenBucket,
    pub wakings: TokenBucket,
    pub analyses: TokenBucket,
    pub replayed: TokenBucket,
    pub catch_ups: Arc<Semaphore>,
    pub logged: TokenBucket,
    /// Its rate limits.
    pub rates: Rates,
}

impl Usage {
    fn new(rates: Rates, share: u32, now: Instant) -> Usage {
        let rates = rates.times(share);
        Usage {
            connections: 0,
            sockets: 0,
            requests_at_once: 0,
            requests: TokenBucket::full(rates.requests, now),
            new_things: TokenBucket::full(rates.new_things, now),
            wakings: TokenBucket::full(rates.wakings, now),
            analyses: TokenBucket::full(rates.analyses, now),
            replayed: TokenBucket::full(rates.replayed, now),
            catch_ups: Arc::new(Semaphore::new(CATCH_UPS)),
            logged: TokenBucket::full(LOGGED, now),
            rates,
        }
    }

    /// True unless a fresh `Usage` would say the same.
    fn is_in_use(&mut self, now: Instant) -> bool {
        let rates = self.rates;
        let is_idle = self.requests.is_full(rates.requests, now)
            && self.new_things.is_full(rates.new_things, now)
            && self.wakings.is_full(rates.wakings, now)
            && self.analyses.is_full(rates.analyses, now)
            && self.replayed.is_full(rates.replayed, now);
        self.connections > 0 || self.sockets > 0 || self.requests_at_once > 0 || !is_idle
    }
}

/// The usage of every network seen lately.
pub struct UsageTable {
    networks: HashMap<Network, Usage>,
    /// Idle networks are dropped when the map has grown to this size.
    cleanup_at: usize,
    /// Changes that are no moves, by network and table.
    changes: HashMap<(Network, String), TokenBucket>,
    changes_cleanup_at: usize,
    rates: Rates,
    /// Refusals in the log, once there are any.
    logged: Option<TokenBucket>,
    /// Open connections of all networks.
    pub connections: u32,
    /// Requests of all networks that are being answered.
    pub requests_at_once: u32,
}

impl UsageTable {
    /// Nothing is used.
    pub fn new(rates: Rates) -> UsageTable {
        UsageTable {
            networks: HashMap::new(),
            cleanup_at: CLEANUP_THRESHOLD,
            changes: HashMap::new(),
            changes_cleanup_at: CLEANUP_THRESHOLD,
            rates,
            logged: None,
            connections: 0,
            requests_at_once: 0,
        }
    }

    /// Takes a token for a line about a refusal; false if there is none.
    pub fn may_log(&mut self, now: Instant) -> bool {
        self.logged.get_or_insert_with(|| TokenBucket::full(ALL_LOGGED, now)).take(ALL_LOGGED, now)
    }

    /// The usage of a network, which may do `share` times as much as a single client.
    pub fn of(&mut self, (network, share): (Network, u32), now: Instant) -> &mut Usage {
        let rates = self.rates;
        if self.networks.len() >= self.cleanup_at {
            self.networks.retain(|_, usage| usage.is_in_use(now));
            // A scan of the whole map must stay rare, however many are in use.
            self.cleanup_at = CLEANUP_THRESHOLD.max(2 * self.networks.len());
        }
        self.networks.entry(network).or_insert_with(|| Usage::new(rates, share, now))
    }

    /// The usage of a network that has something open.
    pub fn known(&mut self, network: Network) -> Option<&mut Usage> {
        self.networks.get_mut(&network)
    }

    /// Takes a token for a change at a table; false if there is none.
    pub fn take_change(&mut self, (network, share): (Network, u32), table: &str, now: Instant) -> bool {
        let rate = self.rates.changes;
        if self.changes.len() >= self.changes_cleanup_at {
            self.changes.retain(|_, bucket| !bucket.is_full(rate, now));
            self.changes_cleanup_at = CLEANUP_THRESHOLD.max(2 * self.changes.len());
        }
        let rate = rate.times(share);
        let bucket = self.changes.entry((network, table.to_owned()));
        bucket.or_insert_with(|| TokenBucket::full(rate, now)).take(rate, now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::{IpAddr, Ipv4Addr};

    fn of(address: IpAddr) -> (Network, u32) {
        Network::of(address).next().expect("every address has a network")
    }

    #[test]
    #[expect(clippy::disallowed_methods, reason = "any moment to count from")]
    fn only_idle_networks_are_dropped_and_not_at_every_request() {
        let mut usages = UsageTable::new(Rates::new(&Limits::default()));
        let rate = usages.rates.requests;
        let busy = of(IpAddr::from([10, 0, 0, 0]));
        let now = Instant::now();
        usages.of(busy, now).sockets = 1;
        for number in 0..2 * CLEANUP_THRESHOLD {
            let address = IpAddr::V4(Ipv4Addr::from_bits(0x0b00_0000 + number as u32));
            usages.of(of(address), now);
            assert!(usages.networks.len() <= CLEANUP_THRESHOLD + 1, "{}", usages.networks.len());
        }
        assert_eq!(usages.of(busy, now).sockets, 1);
        // All of these have just made a request.
        for number in 0..2 * CLEANUP_THRESHOLD {
            let address = IpAddr::V4(Ipv4Addr::from_bits(0x0c00_0000 + number as u32));
            usages.of(of(address), now).requests.take(rate, now);
        }
        assert!(usages.cleanup_at > CLEANUP_THRESHOLD, "{}", usages.cleanup_at);
    }

    #[test]
    #[expect(clippy::disallowed_methods, reason = "any moment to count from")]
    fn changes_are_counted_for_each_table() {
        let mut usages = UsageTable::new(Rates::new(&Limits::default()));
        let (ada, ben) = (of(IpAddr::from([10, 0, 0, 1])), of(IpAddr::from([10, 0, 0, 2])));
        let now = Instant::now();
        let made = (0..1000).filter(|_| usages.take_change(ada, "one", now)).count();
        assert_eq!(made as f64, CHANGES.burst);
        assert!(usages.take_change(ada, "other", now) && usages.take_change(ben, "one", now));
    }
}
