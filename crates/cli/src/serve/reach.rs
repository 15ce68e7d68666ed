//! The address at which others find the server, and how far it reaches.

use kaiju_server::PublicUrl;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, UdpSocket};

/// The circle of those who can reach a server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reach {
    /// This machine alone.
    Machine,
    /// The local network.
    Network,
    /// The internet, since the address is a public one.
    Internet,
    /// Everybody, through the proxy at the public address.
    Proxy,
}

impl Reach {
    /// The reach of a server with this address on the network.
    pub fn of(network: Option<SocketAddr>, public: &[PublicUrl]) -> Reach {
        match network {
            _ if !public.is_empty() => Reach::Proxy,
            None => Reach::Machine,
            Some(address) if is_private(address.ip()) => Reach::Network,
            Some(_) => Reach::Internet,
        }
    }
}

/// True for addresses that mean nothing on the internet.
fn is_private(ip: IpAddr) -> bool {
    match ip.to_canonical() {
        IpAddr::V4(ip) => {
            // The last range is for the customers of a provider that has too few addresses.
            let [a, b, ..] = ip.octets();
            ip.is_private() || ip.is_link_local() || (a == 100 && b & 0xc0 == 64)
        }
        IpAddr::V6(ip) => ip.is_unique_local() || ip.is_unicast_link_local(),
    }
}

/// The address on the local network of a server that listens at `own`.
pub fn on_network(own: SocketAddr) -> Option<SocketAddr> {
    let ip = if own.ip().is_unspecified() { network_address(own) } else { Some(own.ip()) };
    ip.filter(|ip| !ip.is_loopback()).map(|ip| SocketAddr::new(ip, own.port()))
}

/// The address by which others reach this machine: the one it would use towards the internet, or else one of a
/// private network.
fn network_address(own: SocketAddr) -> Option<IpAddr> {
    outgoing_address(own).or_else(|| {
        // Without a list of interfaces there is no address.
        let interfaces = if_addrs::get_if_addrs().unwrap_or_default();
        let up = interfaces.iter().filter(|interface| interface.is_oper_up() && !interface.is_loopback());
        private_address(up.map(|interface| interface.ip()))
    })
}

/// The best address for others on the same network: a private IPv4 address, link-local ones last.
fn private_address(addresses: impl Iterator<Item = IpAddr>) -> Option<IpAddr> {
    let of_ipv4 = |ip: IpAddr| match ip {
        IpAddr::V4(ip) => Some(ip).filter(|ip| ip.is_private() || ip.is_link_local()),
        IpAddr::V6(_) => None,
    };
    addresses.filter_map(of_ipv4).min_by_key(Ipv4Addr::is_link_local).map(IpAddr::V4)
}

/// The address this machine would use towards the internet, if it is connected. Nothing is sent.
fn outgoing_address(own: SocketAddr) -> Option<IpAddr> {
    // Addresses reserved for documentation: only the route is looked up.
    let ways: [(IpAddr, IpAddr); 2] = [
        (Ipv4Addr::UNSPECIFIED.into(), Ipv4Addr::new(192, 0, 2, 1).into()),
        (Ipv6Addr::UNSPECIFIED.into(), Ipv6Addr::new(0x2001, 0xdb8, 0, 0, 0, 0, 0, 1).into()),
    ];
    let heard = ways.into_iter().filter(|(from, _)| from.is_ipv4() || own.is_ipv6());
    let way = |(from, to): (IpAddr, IpAddr)| {
        let socket = UdpSocket::bind((from, 0)).ok()?;
        socket.connect((to, 9)).ok()?;
        Some(socket.local_addr().ok()?.ip())
    };
    heard.filter_map(way).find(|ip| !ip.is_loopback())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_a_route_a_private_address_is_used() {
        let best = |addresses: &[&str]| {
            let addresses = addresses.iter().map(|ip| ip.parse().unwrap_or_else(|_| panic!("{ip}")));
            private_address(addresses).map(|ip| ip.to_string())
        };
        assert_eq!(best(&["fe80::1", "169.254.3.4", "192.168.1.5"]).as_deref(), Some("192.168.1.5"));
        assert_eq!(best(&["169.254.3.4"]).as_deref(), Some("169.254.3.4"));
        assert_eq!(best(&["fe80::1", "127.0.0.1"]), None);
    }

    #[test]
    fn the_address_tells_who_can_reach_it() {
        let of = |address: &str| Reach::of(Some(address.parse().expect("an address")), &[]);
        for address in [
            "192.168.1.5:80",
            "10.9.8.7:80",
            "100.64.0.1:80",
            "169.254.1.1:80",
            "[fd00::1]:80",
            "[fe80::1]:80",
        ] {
            assert_eq!(of(address), Reach::Network, "{address}");
        }
        for address in ["203.0.114.5:80", "100.128.0.1:80", "[2a00::1]:80", "[::ffff:8.8.8.8]:80"] {
            assert_eq!(of(address), Reach::Internet, "{address}");
        }
        assert_eq!(Reach::of(None, &[]), Reach::Machine);
        assert_eq!(Reach::of(None, &["https://kaiju.example".parse().expect("an address")]), Reach::Proxy);
    }
}
