//! A headless client of the table server, for load tests, tests and scripts.
//!
//! An [`Account`] is a guest, who creates tables and opens [`Connection`]s to them. [`Drawn`] is a client's model
//! of a table, built from messages alone, and [`answer`] picks a random legal answer.

mod account;
mod answer;
mod connection;
mod drawn;

pub use account::{Account, Response, request};
pub use answer::answer;
pub use connection::Connection;
pub use drawn::Drawn;

/// Errors between client and server. The message is complete, so there is no separate source.
#[derive(Debug, thiserror::Error)]
pub enum ClientError {
    /// The connection failed.
    #[error("the connection failed: {0}")]
    Io(std::io::Error),
    /// The WebSocket failed.
    #[error("the connection failed: {0}")]
    Socket(tokio_tungstenite::tungstenite::Error),
    /// The response could not be parsed.
    #[error("cannot parse the server's answer: {0}")]
    Unreadable(String),
    /// The server refused.
    #[error("the server refused with status {status}: {body}")]
    Refused {
        /// The HTTP status.
        status: u16,
        /// Its body.
        body: String,
    },
}

impl From<std::io::Error> for ClientError {
    fn from(error: std::io::Error) -> ClientError {
        ClientError::Io(error)
    }
}

impl From<tokio_tungstenite::tungstenite::Error> for ClientError {
    fn from(error: tokio_tungstenite::tungstenite::Error) -> ClientError {
        ClientError::Socket(error)
    }
}
