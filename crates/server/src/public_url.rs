//! The addresses at which browsers find a public server.

use axum::http::uri::Authority;
use std::fmt::{Display, Formatter};
use std::str::FromStr;

/// The address at which browsers find the server: scheme, host and perhaps a port, such as `https://kaiju.example`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PublicUrl {
    scheme: Scheme,
    /// Host and port, as browsers write them: in lower case, and without the port that the scheme implies.
    host: String,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Scheme {
    Http,
    Https,
}

impl Scheme {
    fn name(self) -> &'static str {
        match self {
            Scheme::Http => "http",
            Scheme::Https => "https",
        }
    }

    /// The port of addresses that name none.
    fn port(self) -> u16 {
        match self {
            Scheme::Http => 80,
            Scheme::Https => 443,
        }
    }

    /// A host and port as browsers write them.
    fn shortest(self, host: &str) -> Option<String> {
        let authority: Authority = host.to_ascii_lowercase().parse().ok()?;
        let (name, port) = (authority.host(), authority.port_u16());
        let is_whole = authority.as_str().len() == name.len() || port.is_some();
        if name.is_empty() || !is_whole || authority.as_str().contains('@') {
            return None;
        }
        let port = port.filter(|&port| port != self.port());
        Some(port.map_or_else(|| name.to_owned(), |port| format!("{name}:{port}")))
    }
}

impl PublicUrl {
    /// True if the server is reached over https.
    pub fn is_https(&self) -> bool {
        self.scheme == Scheme::Https
    }

    /// True if a request names this host.
    pub(crate) fn has_host(&self, host: &str) -> bool {
        self.scheme.shortest(host).is_some_and(|host| host == self.host)
    }

    /// True if a page comes from here.
    pub(crate) fn is_origin(&self, origin: &str) -> bool {
        let from = origin.split_once("://").filter(|(scheme, _)| *scheme == self.scheme.name());
        from.is_some_and(|(_, host)| self.has_host(host))
    }
}

impl Display for PublicUrl {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}://{}", self.scheme.name(), self.host)
    }
}

/// Why a text is no public address.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "expected https://HOST or http://HOST, with nothing behind it but a port; a host with other letters than a to z is written as xn--…"
)]
pub struct BadPublicUrl;

impl FromStr for PublicUrl {
    type Err = BadPublicUrl;

    fn from_str(text: &str) -> Result<PublicUrl, BadPublicUrl> {
        let (scheme, host) = text.split_once("://").ok_or(BadPublicUrl)?;
        let scheme = [Scheme::Http, Scheme::Https]
            .into_iter()
            .find(|known| scheme.eq_ignore_ascii_case(known.name()))
            .ok_or(BadPublicUrl)?;
        let host = scheme.shortest(host.strip_suffix('/').unwrap_or(host)).ok_or(BadPublicUrl)?;
        Ok(PublicUrl { scheme, host })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_compared_as_browsers_write_them() {
        for (text, shortest) in [
            ("https://kaiju.example", "https://kaiju.example"),
            ("HTTPS://Kaiju.Example:443/", "https://kaiju.example"),
            ("http://kaiju.example:80", "http://kaiju.example"),
            ("https://kaiju.example:8443", "https://kaiju.example:8443"),
            ("http://[2001:DB8::1]:8080", "http://[2001:db8::1]:8080"),
        ] {
            let url: PublicUrl = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(url.to_string(), shortest);
            assert!(url.is_origin(shortest), "{text}");
        }
        for wrong in [
            "",
            "kaiju.example",
            "ftp://kaiju.example",
            "https://",
            "https://kaiju.example/play",
            "https://a b",
            "https://ada@kaiju.example",
            "https://kaiju.example?x",
            "https://žába.example",
            "https://:443",
            "https://kaiju.example:99999",
            "https://kaiju.example:",
        ] {
            assert_eq!(wrong.parse::<PublicUrl>(), Err(BadPublicUrl), "{wrong}");
        }
    }

    #[test]
    fn other_hosts_schemes_and_ports_are_foreign() {
        let url: PublicUrl = "https://kaiju.example".parse().expect("an address");
        for own in ["kaiju.example", "KAIJU.example:443"] {
            assert!(url.has_host(own), "{own}");
        }
        for foreign in ["kaiju.example.evil", "evil", "kaiju.example:80", "", "ada@kaiju.example"] {
            assert!(!url.has_host(foreign), "{foreign}");
        }
        assert!(url.is_origin("https://kaiju.example"));
        for foreign in ["http://kaiju.example", "null", "https://evil.example", "kaiju.example"] {
            assert!(!url.is_origin(foreign), "{foreign}");
        }
    }
}
