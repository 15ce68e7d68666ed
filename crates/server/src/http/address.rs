//! The address, host and scheme of a client, also behind a trusted proxy.

use crate::config::Config;
use axum::http::{HeaderMap, HeaderValue};
use std::net::{IpAddr, SocketAddr};

/// The client's own address: the last hop that is not a trusted proxy.
pub fn client(peer: SocketAddr, headers: &HeaderMap, config: &Config) -> IpAddr {
    let mut address = peer.ip();
    let forwarded = headers.get_all("x-forwarded-for").iter().map(HeaderValue::as_bytes);
    let hops: Vec<&[u8]> = forwarded.flat_map(|value| value.split(|&byte| byte == b',')).collect();
    for hop in hops.into_iter().rev() {
        // Hops behind one that cannot be parsed could be forged.
        let Some(hop) = address_of(hop).filter(|_| is_trusted(address, config)) else { break };
        address = hop;
    }
    // IPv4 addresses may arrive as IPv4-mapped IPv6 addresses.
    address.to_canonical()
}

/// The address of a hop. Some proxies add the port.
fn address_of(hop: &[u8]) -> Option<IpAddr> {
    let hop = std::str::from_utf8(hop).ok()?.trim();
    let bare = hop.trim_start_matches('[').trim_end_matches(']');
    bare.parse().ok().or_else(|| hop.parse::<SocketAddr>().ok().map(|address| address.ip()))
}

/// True if the client is known to use https.
pub fn is_https(peer: SocketAddr, headers: &HeaderMap, config: &Config) -> bool {
    config.secure || forwarded(peer, headers, config, "x-forwarded-proto") == Some("https")
}

/// The host that the client requested.
pub fn host<'a>(peer: SocketAddr, headers: &'a HeaderMap, config: &Config) -> Option<&'a str> {
    let direct = || headers.get("host").and_then(|value| value.to_str().ok());
    forwarded(peer, headers, config, "x-forwarded-host").or_else(direct)
}

fn forwarded<'a>(peer: SocketAddr, headers: &'a HeaderMap, config: &Config, name: &str) -> Option<&'a str> {
    let value = headers.get(name).filter(|_| is_proxy(peer, config))?;
    value.to_str().ok()?.split(',').next().map(str::trim)
}

/// True if a connection comes from a trusted proxy.
pub fn is_proxy(peer: SocketAddr, config: &Config) -> bool {
    is_trusted(peer.ip(), config)
}

fn is_trusted(address: IpAddr, config: &Config) -> bool {
    config.trusted_proxies.iter().any(|proxies| proxies.contains(address))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn behind(peer: &str, forwarded: &str, trusted: &[&str]) -> String {
        let mut headers = HeaderMap::new();
        headers.insert("x-forwarded-for", HeaderValue::from_bytes(forwarded.as_bytes()).unwrap());
        headers.insert("x-forwarded-proto", "https".parse().unwrap());
        let trusted_proxies = trusted.iter().map(|address| address.parse().unwrap()).collect();
        let config = Config { trusted_proxies, ..Config::default() };
        let peer = SocketAddr::new(peer.parse().unwrap(), 1);
        assert_eq!(is_https(peer, &headers, &config), !trusted.is_empty());
        client(peer, &headers, &config).to_string()
    }

    #[test]
    fn only_trusted_proxies_are_believed() {
        assert_eq!(behind("10.0.0.1", "1.2.3.4", &[]), "10.0.0.1");
        assert_eq!(behind("10.0.0.1", "1.2.3.4", &["10.0.0.1"]), "1.2.3.4");
        assert_eq!(behind("::ffff:10.0.0.1", "1.2.3.4", &["10.0.0.1"]), "1.2.3.4");
        // A forged hop in front counts for nothing.
        assert_eq!(behind("10.0.0.1", "6.6.6.6, 1.2.3.4", &["10.0.0.1"]), "1.2.3.4");
        assert_eq!(behind("10.0.0.1", "1.2.3.4, 10.0.0.2", &["10.0.0.1", "10.0.0.2"]), "1.2.3.4");
        assert_eq!(behind("10.0.0.1", "6.6.6.6, 1.2.3.4:5678", &["10.0.0.1"]), "1.2.3.4");
        assert_eq!(behind("10.0.0.1", "6.6.6.6, [::5]:5678", &["10.0.0.1"]), "::5");
        assert_eq!(behind("10.0.0.1", "6.6.6.6, unknown", &["10.0.0.1"]), "10.0.0.1");
        assert_eq!(behind("10.0.0.1", "6.6.6.6, 11.0.0.1, 10.9.8.7", &["10.0.0.0/8"]), "11.0.0.1");
        // Garbage in front spoils nothing.
        assert_eq!(behind("10.0.0.1", "ÿ, 1.2.3.4", &["10.0.0.1"]), "1.2.3.4");
        assert_eq!(behind("10.0.0.1", "1.2.3.4", &["::ffff:10.0.0.1"]), "1.2.3.4");
        assert_eq!(behind("10.0.0.1", "1.2.3.4", &["::ffff:10.0.0.0/104"]), "1.2.3.4");
        assert_eq!(behind("fd00::1", "6.6.6.6, fd01::5", &["fd00::/16"]), "fd01::5");
    }

    #[test]
    fn only_addresses_and_ranges_are_accepted() {
        use crate::config::Addresses;
        for wrong in ["", "localhost", "10.0.0", "10.0.0.0/33", "10.0.0.0/", "::/129", "10.0.0.1:80"] {
            assert!(wrong.parse::<Addresses>().is_err(), "{wrong}");
        }
    }
}
