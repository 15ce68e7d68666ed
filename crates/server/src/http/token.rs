//! `/api/me/token`: the token in the guest's cookie, replaced or given up.

use super::App;
use super::error::Refused;
use super::guest::{ClientInfo, KnownGuest, cookie, no_cookie, replace_token};
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use std::sync::Arc;

/// Gives the guest a new token. Whoever has a copy of the old one is logged out.
#[cfg_attr(test, utoipa::path(post, operation_id = "renew_token", path = "/api/me/token",
    security(("guest" = [])),
    responses((status = 204), (status = 401, body = kaiju_protocol::Refusal))))]
pub async fn renew(
    State(app): State<Arc<App>>,
    KnownGuest(guest): KnownGuest,
    client: ClientInfo,
) -> Result<impl IntoResponse, Refused> {
    app.admission.allow_new(client.address)?;
    let token = replace_token(&app, &guest.id, &client).await?;
    Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, cookie(&token, &client))]))
}

/// Logs the guest out, everywhere and for ever: nobody has the new token.
#[cfg_attr(test, utoipa::path(delete, operation_id = "log_out", path = "/api/me/token",
    security(("guest" = [])),
    responses((status = 204), (status = 401, body = kaiju_protocol::Refusal))))]
pub async fn give_up(
    State(app): State<Arc<App>>,
    KnownGuest(guest): KnownGuest,
    client: ClientInfo,
) -> Result<impl IntoResponse, Refused> {
    replace_token(&app, &guest.id, &client).await?;
    Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, no_cookie())]))
}
