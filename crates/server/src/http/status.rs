//! `/healthz` and `/metrics`, for operators.

use super::App;
use super::error::Refused;
use crate::metrics::{CONTENT_TYPE, Gauges};
use crate::registry::{server_error, store_error};
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use std::sync::Arc;

/// Succeeds if the store answers and the last write reached the disk.
#[cfg_attr(test, utoipa::path(get, operation_id = "health", path = "/healthz",
    responses((status = 200, body = String, content_type = "text/plain"),
        (status = 500, body = kaiju_protocol::Refusal))))]
pub async fn health(State(app): State<Arc<App>>) -> Result<&'static str, Refused> {
    app.registry.store.public_tables(u64::MAX, 1, 1).await.map_err(store_error)?;
    let is_healthy = app.registry.store.health().is_healthy;
    if is_healthy { Ok("ok\n") } else { Err(Refused(server_error("the last write failed"))) }
}

/// Metrics for Prometheus.
#[cfg_attr(test, utoipa::path(get, operation_id = "metrics", path = "/metrics",
    responses((status = 200, body = String, content_type = "application/openmetrics-text"))))]
pub async fn metrics(State(app): State<Arc<App>>) -> Response {
    let gauges = Gauges {
        connections: app.admission.count(),
        idle_connections: app.admission.idle.count(),
        tables_awake: app.registry.count_awake(),
        bots_waiting: app.registry.bots.waiting(),
        failed_writes: app.registry.store.health().failed_writes,
    };
    ([(header::CONTENT_TYPE, CONTENT_TYPE)], app.registry.metrics.print(gauges)).into_response()
}
