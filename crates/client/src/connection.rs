//! A WebSocket to a table.

use crate::ClientError;
use futures_util::{SinkExt, StreamExt};
use kaiju_protocol::{ClientMessage, Command, ServerMessage};
use std::net::SocketAddr;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// An open connection.
pub struct Connection {
    socket: WebSocketStream<TcpStream>,
    last_id: u32,
}

impl Connection {
    /// Opens a connection with this cookie.
    pub async fn open(server: SocketAddr, path: &str, cookie: &str) -> Result<Connection, ClientError> {
        Connection::open_with(server, path, [("cookie", cookie)]).await
    }

    /// Opens a connection with these headers.
    pub async fn open_with<'a>(
        server: SocketAddr,
        path: &str,
        headers: impl IntoIterator<Item = (&'static str, &'a str)>,
    ) -> Result<Connection, ClientError> {
        let mut request = format!("ws://{server}{path}").into_client_request()?;
        for (name, value) in headers {
            let value = HeaderValue::from_str(value);
            let value = value.map_err(|error| ClientError::Unreadable(error.to_string()))?;
            request.headers_mut().insert(name, value);
        }
        let stream = TcpStream::connect(server).await?;
        stream.set_nodelay(true)?;
        let config = WebSocketConfig::default().read_buffer_size(4096);
        let (socket, _) = client_async_with_config(request, stream, Some(config)).await?;
        Ok(Connection { socket, last_id: 0 })
    }

    /// Sends a command, and returns the id that its answer will have.
    pub async fn send(&mut self, command: Command) -> Result<u32, ClientError> {
        self.last_id += 1;
        let message = ClientMessage { id: self.last_id, command };
        let text =
            serde_json::to_string(&message).map_err(|error| ClientError::Unreadable(error.to_string()))?;
        self.send_raw(Message::text(text)).await?;
        Ok(self.last_id)
    }

    /// Sends any message.
    pub async fn send_raw(&mut self, message: Message) -> Result<(), ClientError> {
        Ok(self.socket.send(message).await?)
    }

    /// The next text from the server; `None` when the connection has ended.
    pub async fn next_text(&mut self) -> Result<Option<Utf8Bytes>, ClientError> {
        while let Some(message) = self.socket.next().await {
            match message? {
                Message::Text(text) => return Ok(Some(text)),
                Message::Close(_) => return Ok(None),
                Message::Binary(_) | Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => {}
            }
        }
        Ok(None)
    }

    /// The next message from the server; `None` when the connection has ended.
    pub async fn next(&mut self) -> Result<Option<ServerMessage>, ClientError> {
        let Some(text) = self.next_text().await? else { return Ok(None) };
        let unreadable = |error: serde_json::Error| ClientError::Unreadable(format!("{error} in {text}"));
        serde_json::from_str(&text).map(Some).map_err(unreadable)
    }
}
