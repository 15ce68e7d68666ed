//! `/api/daily`: today's game, with the same dice and bots for everybody.

use super::App;
use super::error::Refused;
use super::guest::{ClientInfo, KnownGuest};
use super::network_of::stored_network;
use axum::Json;
use axum::extract::State;
use kaiju_bots::DAILY_BOTS;
use kaiju_protocol::{Created, Daily};
use std::sync::Arc;

/// Today's game.
#[cfg_attr(test, utoipa::path(get, operation_id = "daily", path = "/api/daily",
    responses((status = 200, body = Daily))))]
pub async fn show(State(app): State<Arc<App>>) -> Json<Daily> {
    let bots = DAILY_BOTS.map(str::to_owned);
    Json(Daily { day: app.registry.config.time.today(), bots: bots.to_vec() })
}

/// Starts the guest's daily game, unless there is one, and tells its table.
#[cfg_attr(test, utoipa::path(post, operation_id = "play_daily", path = "/api/daily", security(("guest" = [])),
    responses((status = 200, body = Created), (status = 401, body = kaiju_protocol::Refusal),
        (status = 403, body = kaiju_protocol::Refusal), (status = 429, body = kaiju_protocol::Refusal))))]
pub async fn open(
    State(app): State<Arc<App>>,
    KnownGuest(guest): KnownGuest,
    client: ClientInfo,
) -> Result<Json<Created>, Refused> {
    app.admission.allow_new(client.address)?;
    let made_from = stored_network(client.address);
    Ok(Json(Created { table: app.registry.daily(&guest, &made_from).await? }))
}
