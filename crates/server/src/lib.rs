//! The table server: play with anyone by a link.
//!
//! [`serve`] answers HTTP and WebSocket on one port (`docs/protocol.md`). Each table is a task that caches its
//! game (`table/`); the log in the store is the truth. Handlers (`http/`) extract, ask the table or the store, and
//! answer. The caller supplies the web client.

mod accept;
mod acts;
pub mod admin;
mod analyst;
mod bans;
mod bot_pool;
mod config;
mod entropy;
mod http;
mod listeners;
mod lobby;
mod log_names;
mod memory;
mod metrics;
mod peers;
mod public_url;
mod registry;
mod retention;
mod status;
mod stream;
mod table;
mod time;
mod token_bucket;

pub use accept::listen;
pub use bans::subject_of_ban;
pub use config::{Addresses, Config, Limits};
pub use entropy::Entropy;
pub use listeners::Listeners;
pub use log_names::LogClients;
pub use public_url::{BadPublicUrl, PublicUrl};
pub use retention::Retention;
pub use status::{Commits, Level, Line, Mood, Status};
pub use time::Time;

use axum::Router;
use http::{Admission, App};
use kaiju_store::Store;
use registry::TableRegistry;
use std::sync::Arc;
use tokio::net::TcpListener;

/// Serves until `stop` completes, then tells all clients that the server restarts, and finishes pending writes.
///
/// `pages` serves the web client: it answers every path outside the API.
pub async fn serve(
    listeners: impl Into<Listeners>,
    store: Arc<dyn Store>,
    config: Config,
    pages: Option<Router>,
    stop: impl Future<Output = ()> + Send + 'static,
) {
    let Listeners { players, operator } = listeners.into();
    let registry = Arc::new(TableRegistry::new(store, config));
    let admission = Admission::new(&registry.config);
    let app = Arc::new(App::new(registry, admission, operator.is_some()));
    let closing = Arc::clone(&app);
    let stopped = async move {
        stop.await;
        closing.admission.close();
        closing.registry.close().await;
    };
    let router = http::router(Arc::clone(&app), pages);
    let last_act = acts::begin(&app).await;
    tokio::select! {
        biased;
        () = accept::accept(players, &app, &router, stopped) => {}
        () = app.registry.lobby.keep_refreshing(&app.registry) => {}
        () = peers::follow(&app.registry) => {}
        () = retention::keep_removing(&app.registry) => {}
        () = show_operator(operator, &app) => {}
        () = acts::follow(&app, last_act) => {}
    }
    // Connections are tasks of their own: their last messages must leave before the process ends.
    if tokio::time::timeout(app.registry.config.shutdown_grace, app.admission.drained()).await.is_err() {
        tracing::warn!("some clients did not take the last message");
    }
}

/// Serves the operator's pages, if they have an address. Never returns.
async fn show_operator(listener: Option<TcpListener>, app: &Arc<App>) {
    if let Some(listener) = listener
        && let Err(error) = axum::serve(listener, http::operator_router(Arc::clone(app))).await
    {
        tracing::error!(%error, "the status page has stopped");
    }
    std::future::pending().await
}
