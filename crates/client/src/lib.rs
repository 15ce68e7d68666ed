//! A client of the table server, without a screen: for load, for tests, and for scripts.
//!
//! An [`Account`] is a guest; it makes tables and opens [`Connection`]s to them. [`Drawn`] is a table as a client draws it
//! from what it is told, and [`answer`] picks a legal answer at random.

mod account;
mod answer;
mod connection;
mod drawn;

pub use account::{Account, Response};
pub use answer::answer;
pub use connection::Connection;
pub use drawn::Drawn;

/// What can go wrong between client and server. The text says all of it, so that there is no further cause to be told.
#[derive(Debug, thiserror::Error)]
pub enum ClientError {
    /// The connection broke.
    #[error("the connection failed: {0}")]
    Io(std::io::Error),
    /// The WebSocket broke.
    #[error("the connection failed: {0}")]
    Socket(tokio_tungstenite::tungstenite::Error),
    /// The server answered something that is no answer.
    #[error("the server's answer cannot be read: {0}")]
    Unreadable(String),
    /// The server refused.
    #[error("the server refused with status {status}: {body}")]
    Refused {
        /// The status of the answer.
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
