//! `/api/lesson`: a first game with prepared dice.

use super::App;
use super::error::Refused;
use super::guest::{ClientInfo, KnownGuest};
use super::network_of::stored_network;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use kaiju_protocol::Created;
use std::sync::Arc;

/// Starts a lesson for the guest, and tells its table.
#[cfg_attr(test, utoipa::path(post, operation_id = "learn", path = "/api/lesson", security(("guest" = [])),
    responses((status = 201, body = Created), (status = 401, body = kaiju_protocol::Refusal),
        (status = 403, body = kaiju_protocol::Refusal), (status = 429, body = kaiju_protocol::Refusal))))]
pub async fn open(
    State(app): State<Arc<App>>,
    KnownGuest(guest): KnownGuest,
    client: ClientInfo,
) -> Result<(StatusCode, Json<Created>), Refused> {
    app.admission.allow_new(client.address)?;
    let made_from = stored_network(client.address);
    Ok((StatusCode::CREATED, Json(Created { table: app.registry.lesson(&guest, &made_from).await? })))
}
