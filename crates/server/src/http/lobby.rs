//! `/api/lobby`: the live list of public tables.

use super::App;
use super::error::Refused;
use super::guard::{Gate, Pass};
use super::guest::From;
use super::me::read;
use super::socket::{Farewell, close, small};
use super::tables::MOST_LISTED;
use crate::table::text_of;
use axum::extract::State;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use kaiju_protocol::{Code, Lobby};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::broadcast::error::RecvError;

/// Opens the list.
pub async fn open(
    State(app): State<Arc<App>>,
    from: From,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Refused> {
    let pass = Gate::connect(&app, from.address)?;
    Ok(small(upgrade).on_upgrade(move |socket| watch(app, socket, pass)))
}

async fn watch(app: Arc<App>, mut socket: WebSocket, pass: Pass) {
    // What changes while the list is read is in the list or comes after it.
    let mut changes = app.hall.lobby.watch();
    let mut alive = tokio::time::interval(Duration::from_secs(app.hall.config.limits.idle_s.div_ceil(2)));
    let mut text = Some(list(&app).await);
    loop {
        if let Some(text) = text.take()
            && socket.send(Message::Text(text)).await.is_err()
        {
            break;
        }
        tokio::select! {
            change = changes.recv() => match change {
                Ok(change) => text = Some(change),
                Err(RecvError::Lagged(_)) => text = Some(list(&app).await),
                Err(RecvError::Closed) => break close(socket, Farewell::Bye(Code::Restarting)).await,
            },
            _ = alive.tick() => if socket.send(Message::Ping(Vec::new().into())).await.is_err() { break },
            message = socket.recv() => match message {
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                Some(Ok(Message::Text(_) | Message::Binary(_) | Message::Close(_)) | Err(_)) | None => break,
            },
        }
    }
    drop(pass);
}

async fn list(app: &App) -> Utf8Bytes {
    let tables = app.hall.store.public_tables(MOST_LISTED).await.unwrap_or_else(|error| {
        tracing::error!(%error, "the tables cannot be listed");
        Vec::new()
    });
    text_of(&Lobby::Tables { tables: read(&tables) })
}
