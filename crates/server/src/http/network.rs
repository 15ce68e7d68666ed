//! `/api/network`: the server's address on the local network.

use super::App;
use super::guest::ClientInfo;
use axum::Json;
use axum::extract::State;
use kaiju_protocol::Network;
use std::sync::Arc;

/// The server's address on the local network, for a page opened on the server's own machine.
#[cfg_attr(test, utoipa::path(get, operation_id = "network", path = "/api/network",
    responses((status = 200, body = Network))))]
pub async fn show(State(app): State<Arc<App>>, client: ClientInfo) -> Json<Network> {
    let address = app.registry.config.network.filter(|_| client.address.is_loopback());
    Json(Network { url: address.map(|address| format!("http://{address}")) })
}
