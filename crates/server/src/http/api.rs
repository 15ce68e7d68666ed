//! `/api/openapi.json`: this interface for programs.

use axum::http::header;
use axum::response::IntoResponse;

/// The description, as a test writes it from the routes (`openapi.rs`).
pub const DESCRIPTION: &str = include_str!("openapi.json");

/// This interface for programs.
#[cfg_attr(test, utoipa::path(get, operation_id = "describe", path = "/api/openapi.json",
    responses((status = 200, body = Object))))]
pub async fn describe() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "application/json")], DESCRIPTION)
}
