//! Guests and networks that the operator keeps out, as the store has them.

use crate::http::stored_network;
use ipnet::IpNet;
use kaiju_store::{Store, StoreError};
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{PoisonError, RwLock};

/// The prefix of the subject of a ban on a guest.
pub const GUEST: &str = "guest:";
/// The prefix of the subject of a ban on a network.
pub const NETWORK: &str = "network:";

/// The subject of a ban that an operator means with this text: an address, an IPv6 network, or the id of a guest.
///
/// ```
/// use kaiju_server::subject_of_ban;
///
/// assert_eq!(subject_of_ban("1.2.3.4").as_deref(), Some("network:1.2.3.4"));
/// assert_eq!(subject_of_ban("2001:db8:1:2::3").as_deref(), Some("network:20010db80001:0002"));
/// assert_eq!(subject_of_ban("2001:db8:1::/48").as_deref(), Some("network:20010db80001"));
/// assert_eq!(subject_of_ban("g7k2m9qx4t").as_deref(), Some("guest:g7k2m9qx4t"));
/// assert_eq!(subject_of_ban("10.0.0.0/8"), None, "too many people");
/// ```
pub fn subject_of_ban(text: &str) -> Option<String> {
    let network = |text: &str| Some(format!("{NETWORK}{text}"));
    if let Ok(address) = text.parse::<IpAddr>() {
        return network(&stored_network(address));
    }
    if let Ok(range) = text.parse::<IpNet>() {
        let stored = stored_network(range.addr());
        return match (range, range.prefix_len(), stored.split_once(':')) {
            (IpNet::V4(_), 32, _) | (IpNet::V6(_), 64, _) => network(&stored),
            (IpNet::V6(_), 48, Some((site, _))) => network(site),
            _ => None,
        };
    }
    let is_id = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_alphanumeric());
    is_id.then(|| format!("{GUEST}{text}"))
}

/// The bans, as of the last look at the store.
#[derive(Default)]
pub struct Bans {
    /// When each ends, if it does, by subject.
    ends: RwLock<HashMap<String, Option<u64>>>,
}

impl Bans {
    /// Reads them again.
    pub async fn refresh(&self, store: &dyn Store) -> Result<(), StoreError> {
        let bans = store.administration().bans().await?;
        let ends = bans.into_iter().map(|ban| (ban.subject, ban.ends_at)).collect();
        // Nothing panics while it holds the lock.
        *self.ends.write().unwrap_or_else(PoisonError::into_inner) = ends;
        Ok(())
    }

    /// True if this guest is banned.
    pub fn has_guest(&self, guest: &str, now: u64) -> bool {
        self.any(now, |ends| ends.get(&format!("{GUEST}{guest}")).copied())
    }

    /// True if this network, as it is stored, or its site is banned.
    pub fn has_network(&self, network: &str, now: u64) -> bool {
        let site = network.split_once(':').map(|(site, _)| site);
        [Some(network), site]
            .into_iter()
            .flatten()
            .any(|network| self.any(now, |ends| ends.get(&format!("{NETWORK}{network}")).copied()))
    }

    /// True if the network of this address is banned.
    pub fn has_address(&self, address: IpAddr, now: u64) -> bool {
        self.is_any() && self.has_network(&stored_network(address), now)
    }

    /// True if there is any ban.
    pub fn is_any(&self) -> bool {
        !self.ends.read().unwrap_or_else(PoisonError::into_inner).is_empty()
    }

    fn any(&self, now: u64, find: impl Fn(&HashMap<String, Option<u64>>) -> Option<Option<u64>>) -> bool {
        let found = find(&self.ends.read().unwrap_or_else(PoisonError::into_inner));
        found.is_some_and(|ends_at| ends_at.is_none_or(|ends_at| now < ends_at))
    }
}
