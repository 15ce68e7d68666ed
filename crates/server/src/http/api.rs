//! `/api/openapi.json`: this interface for programs.

use axum::Json;
use utoipa::OpenApi;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Kaiju",
        description = "Tables of King of Tokyo. Play itself goes over WebSocket: docs/protocol.md."
    ),
    paths(
        super::me::show,
        super::me::rename,
        super::rules::bots,
        super::rules::rules,
        super::tables::list,
        super::tables::create,
        super::tables::show,
        super::tables::record,
    )
)]
struct Description;

/// The description.
pub async fn describe() -> Json<utoipa::openapi::OpenApi> {
    Json(Description::openapi())
}
