//! The address, host and scheme of a client, also behind a trusted proxy.

use crate::config::Config;
use crate::public_url::PublicUrl;
use axum::http::uri::Authority;
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
    config.secure
        || forwarded(peer, headers, config, "x-forwarded-proto") == Some("https")
        || public_url(peer, headers, config).is_some_and(PublicUrl::is_https)
}

/// The host that the client requested.
pub fn host<'a>(peer: SocketAddr, headers: &'a HeaderMap, config: &Config) -> Option<&'a str> {
    forwarded(peer, headers, config, "x-forwarded-host").or_else(|| named_host(headers))
}

fn named_host(headers: &HeaderMap) -> Option<&str> {
    headers.get("host").and_then(|value| value.to_str().ok())
}

/// The public address that the client requested, if it is one of the server's.
pub fn public_url<'a>(peer: SocketAddr, headers: &HeaderMap, config: &'a Config) -> Option<&'a PublicUrl> {
    let host = host(peer, headers, config).filter(|_| !config.public_urls.is_empty())?;
    config.public_urls.iter().find(|url| url.has_host(host))
}

/// True if a request comes from this machine itself: from its own address, by a name that means no other machine, and
/// through no proxy. A page of another site cannot send one, whatever its name resolves to.
pub fn is_local(peer: SocketAddr, headers: &HeaderMap) -> bool {
    const PROXIES: [&str; 3] = ["forwarded", "x-forwarded-for", "x-forwarded-host"];
    let is_forwarded = PROXIES.iter().any(|name| headers.contains_key(*name));
    peer.ip().to_canonical().is_loopback() && !is_forwarded && named_host(headers).is_some_and(is_loopback)
}

/// True for names of the machine itself, with or without a port.
fn is_loopback(host: &str) -> bool {
    let Ok(host) = host.parse::<Authority>() else { return false };
    let name = host.host().trim_start_matches('[').trim_end_matches(']');
    name == "localhost" || name.parse::<IpAddr>().is_ok_and(|ip| ip.is_loopback())
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
    fn only_this_machine_without_a_proxy_is_local() {
        let is_local = |peer: &str, host: &str, also: &[&'static str]| {
            let mut headers = HeaderMap::new();
            headers.insert("host", host.parse().unwrap());
            for &name in also {
                headers.insert(name, HeaderValue::from_static("x"));
            }
            is_local(SocketAddr::new(peer.parse().unwrap(), 1), &headers)
        };
        for (peer, host) in [
            ("127.0.0.1", "127.0.0.1:8080"),
            ("::ffff:127.0.0.1", "localhost"),
            ("::1", "[::1]:8080"),
            ("::1", "localhost:8080"),
        ] {
            assert!(is_local(peer, host, &[]), "{peer} {host}");
        }
        for (peer, host) in [
            ("10.0.0.1", "localhost"),
            ("127.0.0.1", "kaiju.example"),
            ("127.0.0.1", "localhost.evil.example"),
            ("127.0.0.1", "10.0.0.1:8080"),
            ("127.0.0.1", ""),
        ] {
            assert!(!is_local(peer, host, &[]), "{peer} {host}");
        }
        for proxy in ["forwarded", "x-forwarded-for", "x-forwarded-host"] {
            assert!(!is_local("127.0.0.1", "localhost", &[proxy]), "{proxy}");
        }
    }

    #[test]
    fn only_addresses_and_ranges_are_accepted() {
        use crate::config::Addresses;
        for wrong in ["", "localhost", "10.0.0", "10.0.0.0/33", "10.0.0.0/", "::/129", "10.0.0.1:80"] {
            assert!(wrong.parse::<Addresses>().is_err(), "{wrong}");
        }
    }
}
