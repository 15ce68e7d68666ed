//! `/api/me/data`, `DELETE /api/me` and `/api/privacy`: what is stored about a guest, for the guest.

use super::App;
use super::error::Refused;
use super::guest::{ClientInfo, KnownGuest};
use crate::admin::{ActError, BY_GUEST, Operator};
use crate::registry::{server_error, store_error};
use crate::retention::Retention;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use kaiju_protocol::{Code, MyData, Privacy, Refusal};
use std::sync::Arc;

fn as_guest(app: &App) -> Operator<'_> {
    Operator { store: &*app.registry.store, who: BY_GUEST, at: app.registry.config.time.now_ms() }
}

fn refusal(error: ActError) -> Refusal {
    match error {
        ActError::Unknown(_) => Code::UnknownGuest.into(),
        ActError::BadLog(error) => server_error(error),
        ActError::Store(error) => store_error(error),
    }
}

/// For how many days things are kept.
#[cfg_attr(test, utoipa::path(get, operation_id = "privacy", path = "/api/privacy",
    responses((status = 200, body = Privacy))))]
pub async fn privacy(State(app): State<Arc<App>>) -> Json<Privacy> {
    let Retention { unstarted, abandoned, finished, guests, acts } = app.registry.config.retention;
    Json(Privacy { unstarted, abandoned, finished, guests, acts })
}

/// All that is stored about the guest, apart from moves.
#[cfg_attr(test, utoipa::path(get, operation_id = "my_data", path = "/api/me/data", security(("guest" = [])),
    responses((status = 200, body = MyData), (status = 401, body = Refusal))))]
pub async fn show(
    State(app): State<Arc<App>>,
    KnownGuest(guest): KnownGuest,
    client: ClientInfo,
) -> Result<Json<MyData>, Refused> {
    app.admission.allow_new(client.address)?;
    Ok(Json(as_guest(&app).data_of(&guest.id).await.map_err(refusal)?))
}

/// Removes the guest. Finished games stay without the guest's name, and bots play the others to the end.
#[cfg_attr(test, utoipa::path(delete, operation_id = "forget_me", path = "/api/me", security(("guest" = [])),
    responses((status = 204), (status = 401, body = Refusal))))]
pub async fn forget(
    State(app): State<Arc<App>>,
    KnownGuest(guest): KnownGuest,
    client: ClientInfo,
) -> Result<StatusCode, Refused> {
    app.admission.allow_new(client.address)?;
    as_guest(&app).remove_guest(&guest.id).await.map_err(refusal)?;
    app.forget_guest(&guest.id);
    Ok(StatusCode::NO_CONTENT)
}
