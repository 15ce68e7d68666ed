//! The addresses that a server listens on.

use tokio::net::TcpListener;

/// Where a server listens.
pub struct Listeners {
    /// For players: pages, the API, and sockets.
    pub players: TcpListener,
    /// For the operator: the status page and the metrics, which nobody else should reach. Without it, the metrics are
    /// with the players, for clients on the machine itself.
    pub operator: Option<TcpListener>,
}

impl From<TcpListener> for Listeners {
    fn from(players: TcpListener) -> Listeners {
        Listeners { players, operator: None }
    }
}
