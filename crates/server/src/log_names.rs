//! Names of clients and tables in the log: a reader should see what one client does, but neither where the client lives
//! nor the link to a private table.

use crate::entropy::{Entropy, Purpose};
use sha2::{Digest, Sha256};
use std::net::IpAddr;

/// How the log names clients.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum LogClients {
    /// By a hash of the network, with a key that this process forgets when it ends.
    #[default]
    Hashed,
    /// By the address.
    Address,
    /// Not at all.
    Nothing,
}

/// The names of clients and tables in the log of this process.
pub struct LogNames {
    clients: LogClients,
    /// Without randomness there is no key, and no hash.
    key: Option<[u8; 32]>,
}

impl LogNames {
    /// Names with a new key.
    pub fn new(clients: LogClients, entropy: &Entropy) -> LogNames {
        LogNames { clients, key: entropy.bytes(Purpose::Log).ok() }
    }

    /// The name of a client, whose network is `network` as it is stored with tables.
    pub fn client(&self, address: Option<IpAddr>, network: &str) -> String {
        match self.clients {
            LogClients::Nothing => "-".to_owned(),
            LogClients::Address => {
                address.map_or_else(|| network.to_owned(), |ip| ip.to_canonical().to_string())
            }
            LogClients::Hashed => self.hash("client", network),
        }
    }

    /// The name of a table. The id of a private one is the link to it, which only a log for debugging has.
    pub fn table(&self, table: &str, is_public: bool) -> String {
        if is_public || tracing::enabled!(tracing::Level::DEBUG) {
            return table.to_owned();
        }
        format!("private-{}", self.hash("table", table))
    }

    fn hash(&self, kind: &str, text: &str) -> String {
        let Some(key) = self.key else { return "?".to_owned() };
        let hash = Sha256::new().chain_update(key).chain_update(kind).chain_update([0]).chain_update(text);
        hash.finalize().iter().take(5).map(|byte| format!("{byte:02x}")).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hash_tells_clients_apart_and_not_where_they_are() {
        let names = LogNames::new(LogClients::Hashed, &Entropy::seeded(1));
        let client = |network: &str| names.client(network.parse().ok(), network);
        assert_eq!(client("10.0.0.1"), client("10.0.0.1"));
        assert_ne!(client("10.0.0.1"), client("10.0.0.2"));
        assert!(!client("10.0.0.1").contains("10.0"), "{}", client("10.0.0.1"));
        let other = LogNames::new(LogClients::Hashed, &Entropy::seeded(2));
        assert_ne!(client("10.0.0.1"), other.client(None, "10.0.0.1"));
        let plain = LogNames::new(LogClients::Address, &Entropy::seeded(1));
        assert_eq!(plain.client("::ffff:10.0.0.1".parse().ok(), "10.0.0.1"), "10.0.0.1");
        assert_eq!(LogNames::new(LogClients::Nothing, &Entropy::seeded(1)).client(None, "10.0.0.1"), "-");
    }

    #[test]
    fn only_public_tables_have_their_id_in_the_log() {
        let names = LogNames::new(LogClients::Hashed, &Entropy::seeded(1));
        assert_eq!(names.table("k7m2p9xq", true), "k7m2p9xq");
        let private = names.table("k7m2p9xq", false);
        assert!(private.starts_with("private-") && !private.contains("k7m2p9xq"), "{private}");
    }
}
