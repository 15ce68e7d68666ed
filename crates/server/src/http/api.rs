//! `/api/openapi.json`: the machine-readable description of the API.

use axum::http::header;
use axum::response::IntoResponse;

/// The description, which a test generates from the routes (`openapi.rs`).
pub const DESCRIPTION: &str = include_str!("openapi.json");

/// The description of this API.
#[cfg_attr(test, utoipa::path(get, operation_id = "describe", path = "/api/openapi.json",
    responses((status = 200, body = Object))))]
pub async fn describe() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "application/json")], DESCRIPTION)
}
