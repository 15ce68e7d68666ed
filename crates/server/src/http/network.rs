//! `/api/network`: the server's address on the local network.

use super::App;
use super::guest::ClientInfo;
use axum::Json;
use axum::extract::State;
use kaiju_protocol::Network;
use std::sync::Arc;

/// The server's public address, or the one on the local network, for a page opened on the server's own machine.
#[cfg_attr(test, utoipa::path(get, operation_id = "network", path = "/api/network",
    responses((status = 200, body = Network))))]
pub async fn show(State(app): State<Arc<App>>, client: ClientInfo) -> Json<Network> {
    let config = &app.registry.config;
    let public = config.public_urls.first().map(ToString::to_string);
    let url = public.or_else(|| config.network.map(|address| format!("http://{address}")));
    Json(Network { url: url.filter(|_| client.address.is_loopback()) })
}
