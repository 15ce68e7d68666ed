//! The HTTP interface: one file for each resource. Handlers extract, ask the registry or a table, and answer.

mod address;
mod api;
mod body;
mod error;
mod guard;
mod guest;
mod lobby;
mod me;
mod network;
#[cfg(test)]
mod openapi;
mod rules;
mod socket;
mod status;
mod tables;
#[cfg(feature = "testing")]
mod testing;

pub use guard::{Arrival, Gate};

use crate::config::LARGEST_BODY;
use crate::registry::TableRegistry;
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware;
use axum::routing::{any, get};
use error::Refused;
use guest::GuestCache;
use kaiju_protocol::Code;
use std::sync::Arc;

/// What handlers share.
pub struct App {
    /// All tables.
    pub registry: Arc<TableRegistry>,
    /// Who may come in.
    pub gate: Gate,
    /// Guests who were here lately.
    guest_cache: GuestCache,
}

impl App {
    /// A server that knows nobody yet.
    pub fn new(registry: Arc<TableRegistry>, gate: Gate) -> App {
        App { registry, gate, guest_cache: GuestCache::default() }
    }
}

/// All routes. What is none of them is left to `pages`, which serves the web client.
pub fn router(app: Arc<App>, pages: Option<Router>) -> Router {
    let api = Router::new();
    #[cfg(feature = "testing")]
    let api = api.route("/api/testing/clock", axum::routing::post(testing::advance));
    let api = api
        .route("/api/me", get(me::show).put(me::rename))
        .route("/api/bots", get(rules::bots))
        .route("/api/rules", get(rules::rules))
        .route("/api/network", get(network::show))
        .route("/api/tables", get(tables::list).post(tables::create))
        .route("/api/tables/{table}", get(tables::show))
        .route("/api/tables/{table}/record", get(tables::record))
        .route("/api/tables/{table}/socket", get(socket::open))
        .route("/api/lobby", get(lobby::open))
        .route("/api/openapi.json", get(api::describe))
        .route("/api", any(unknown))
        .route("/api/", any(unknown))
        .route("/api/{*rest}", any(unknown))
        .route("/healthz/", any(unknown))
        .route("/metrics/", any(unknown))
        .route("/healthz", get(status::health))
        .route("/metrics", get(status::metrics))
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .with_state(Arc::clone(&app));
    let pages = pages.unwrap_or_else(|| Router::new().fallback(unknown));
    api.fallback_service(pages)
        .layer(middleware::from_fn_with_state(Arc::clone(&app), guard::admit))
        .layer(middleware::from_fn_with_state(app, guard::add_headers))
}

async fn unknown() -> Refused {
    Code::UnknownPage.into()
}
