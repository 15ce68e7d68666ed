//! The networks that limits are counted for.
//!
//! An IPv4 address is one client, perhaps a household behind a router. An IPv6 client owns a whole /64, and often a /48
//! with 65,536 of those: both are counted, and a /48 may do a few times as much as a /64.

use std::net::{IpAddr, Ipv6Addr};

/// The multiple of the limits of a /64 that a /48 has.
const SITE_SHARE: u32 = 4;

/// A network whose clients share their limits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Network {
    address: IpAddr,
    prefix: u8,
}

impl Network {
    /// The networks of a client that count, the smallest first, each with the multiple of the limits that it has.
    pub fn of(address: IpAddr) -> impl Iterator<Item = (Network, u32)> {
        let address = address.to_canonical();
        let (own, site) = match address {
            IpAddr::V4(_) => (Network { address, prefix: 32 }, None),
            IpAddr::V6(ip) => (Network::v6(ip, 64), Some(Network::v6(ip, 48))),
        };
        [(own, 1)].into_iter().chain(site.map(|site| (site, SITE_SHARE)))
    }

    fn v6(ip: Ipv6Addr, prefix: u8) -> Network {
        let mask = u128::MAX << (128 - u32::from(prefix));
        Network { address: IpAddr::V6(Ipv6Addr::from_bits(ip.to_bits() & mask)), prefix }
    }
}

/// The network of a client as it is stored with a table: the first part of the text is its /48.
pub fn stored_network(address: IpAddr) -> String {
    match address.to_canonical() {
        IpAddr::V4(ip) => ip.to_string(),
        IpAddr::V6(ip) => {
            let [a, b, c, d, ..] = ip.segments();
            format!("{a:04x}{b:04x}{c:04x}:{d:04x}")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn networks(address: &str) -> Vec<(Network, u32)> {
        Network::of(address.parse().unwrap()).collect()
    }

    #[test]
    fn an_ipv6_client_counts_for_its_network_and_its_site() {
        assert_eq!(networks("::ffff:1.2.3.4"), networks("1.2.3.4"));
        assert_eq!(networks("1.2.3.4").len(), 1);
        assert_eq!(networks("2001:db8:1:2::3"), networks("2001:db8:1:2:ffff::4"));
        let (one, other) = (networks("2001:db8:1::1"), networks("2001:db8:1:9::1"));
        assert_ne!(one[0], other[0]);
        assert_eq!(one[1], other[1]);
        // The first /64 of a site is not the site.
        assert_ne!(one[0].0, one[1].0);
        assert_ne!(networks("2001:db8:1::1")[1], networks("2001:db8:2::1")[1]);
    }

    #[test]
    fn a_stored_network_begins_with_its_site() {
        let stored = |address: &str| stored_network(address.parse().unwrap());
        assert_eq!(stored("::ffff:1.2.3.4"), "1.2.3.4");
        assert_eq!(stored("2001:db8:1:2::3"), "20010db80001:0002");
        assert_eq!(stored("2001:db8:1:ffff::"), "20010db80001:ffff");
    }
}
