//! The HTTP interface: one file per resource, whose handlers extract, ask the registry or a table, and answer.
//!
//! Imports the rest of the crate; nothing else imports its handlers. Status codes are known to `error.rs` alone.

mod address;
mod admission;
mod analysis;
mod api;
mod bans;
mod body;
mod daily;
mod data;
mod error;
mod guest;
mod hint;
mod idle;
mod lesson;
mod lobby;
mod me;
mod middleware;
mod network;
mod network_of;
#[cfg(test)]
mod openapi;
mod reports;
mod rules;
mod socket;
mod status;
mod tables;
#[cfg(feature = "testing")]
mod testing;
mod token;
mod usage;
mod what_if;

pub use admission::{Admission, ConnectionPermit};
pub use idle::Idleness;
pub use network_of::stored_network;
pub use status::operator_router;

use crate::config::MAX_BODY_BYTES;
use crate::registry::TableRegistry;
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn_with_state;
use axum::routing::{any, get, post};
use error::Refused;
use guest::GuestCache;
use kaiju_protocol::Code;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Instant;

/// The state that handlers share.
pub struct App {
    /// All tables.
    pub registry: Arc<TableRegistry>,
    /// Connection and rate limits.
    pub admission: Admission,
    /// Guests seen lately.
    guest_cache: GuestCache,
    /// When the server started.
    started: Instant,
    /// True if metrics are shown at an address of their own.
    has_operator_address: bool,
}

impl App {
    /// A server that starts now.
    pub fn new(registry: Arc<TableRegistry>, admission: Admission, has_operator_address: bool) -> App {
        let started = registry.config.time.now();
        App { registry, admission, guest_cache: GuestCache::default(), started, has_operator_address }
    }

    /// Forgets a guest who is gone from the store.
    pub fn forget_guest(&self, guest: &str) {
        self.guest_cache.forget(guest);
    }

    /// Counts a refusal. The log names a client who seems to be up to something, but not each time.
    pub fn refused(&self, code: Code, client: IpAddr) {
        self.registry.metrics.refused(code);
        if is_suspicious(code) && self.admission.may_log(client) {
            let client = self.registry.names.client(Some(client), &stored_network(client));
            tracing::info!(client, ?code, "refused; more of the same in the next minute is only counted");
        }
    }
}

/// True for refusals that no honest client gets.
fn is_suspicious(code: Code) -> bool {
    matches!(
        code,
        Code::TooFast
            | Code::TooLarge
            | Code::TooManyConnections
            | Code::TooManySeats
            | Code::TooManyTables
            | Code::LogFull
            | Code::WrongOrigin
    )
}

/// All routes. Any other path goes to `pages`, which serves the web client.
pub fn router(app: Arc<App>, pages: Option<Router>) -> Router {
    let api = Router::new();
    #[cfg(feature = "testing")]
    let api = api.route("/api/testing/clock", post(testing::advance));
    let api = api
        .route("/api/me", get(me::show).put(me::rename).delete(data::forget))
        .route("/api/me/games", get(me::finished))
        .route("/api/me/token", post(token::renew).delete(token::give_up))
        .route("/api/me/data", get(data::show))
        .route("/api/daily", get(daily::show).post(daily::open))
        .route("/api/lesson", post(lesson::open))
        .route("/api/bots", get(rules::bots))
        .route("/api/rules", get(rules::rules))
        .route("/api/privacy", get(data::privacy))
        .route("/api/network", get(network::show))
        .route("/api/tables", get(tables::list).post(tables::create))
        .route("/api/tables/{table}", get(tables::show))
        .route("/api/tables/{table}/record", get(tables::record))
        .route("/api/tables/{table}/analysis", get(analysis::quick))
        .route("/api/tables/{table}/analysis/deep", get(analysis::deep))
        .route("/api/tables/{table}/hint", get(hint::show))
        .route("/api/tables/{table}/what-if", post(what_if::open))
        .route("/api/tables/{table}/socket", get(socket::open))
        .route("/api/tables/{table}/reports", post(reports::report))
        .route("/api/lobby", get(lobby::open))
        .route("/api/openapi.json", get(api::describe))
        .route("/api", any(unknown))
        .route("/api/", any(unknown))
        .route("/api/{*rest}", any(unknown))
        .route("/healthz/", any(unknown))
        .route("/metrics/", any(unknown))
        .route("/healthz", get(status::health))
        .route("/metrics", get(status::metrics))
        .layer(DefaultBodyLimit::max(MAX_BODY_BYTES))
        .layer(from_fn_with_state(Arc::clone(&app), bans::turn_away))
        .with_state(Arc::clone(&app));
    let pages = pages.unwrap_or_else(|| Router::new().fallback(unknown));
    api.fallback_service(pages)
        .layer(from_fn_with_state(Arc::clone(&app), middleware::admit))
        .layer(from_fn_with_state(app, middleware::add_headers))
}

async fn unknown() -> Refused {
    Code::UnknownPage.into()
}
