//! The table server: play with anyone by a link.
//!
//! [`serve`] answers HTTP and WebSocket on one port (`docs/protocol.md`). A table is one task that caches its game
//! (`table/`); the log in the store decides. Handlers (`http/`) extract, ask, and answer. The web client is given by the caller.

mod accept;
mod config;
mod entropy;
mod http;
mod lobby;
mod metrics;
mod peers;
mod registry;
mod stream;
mod table;
mod time;
mod token_bucket;

pub use accept::listen;
pub use config::{Addresses, Config, Limits};
pub use entropy::Entropy;
pub use time::Time;

use axum::Router;
use http::{Admission, App};
use kaiju_store::Store;
use registry::TableRegistry;
use std::sync::Arc;
use tokio::net::TcpListener;

/// Serves until `stop` is done, then tells all clients to come back later and finishes what is being written.
///
/// `pages` answers whatever is no part of the interface: the web client. Without it there is none. Needs tokio's runtime with
/// several threads, since bots may think for a while.
pub async fn serve(
    listener: TcpListener,
    store: Arc<dyn Store>,
    config: Config,
    pages: Option<Router>,
    stop: impl Future<Output = ()> + Send + 'static,
) {
    let registry = Arc::new(TableRegistry::new(store, config));
    let admission = Admission::new(&registry.config);
    let app = Arc::new(App::new(registry, admission));
    let closing = Arc::clone(&app);
    let stopped = async move {
        stop.await;
        closing.admission.close();
        closing.registry.close().await;
    };
    let router = http::router(Arc::clone(&app), pages);
    tokio::select! {
        biased;
        () = accept::accept(listener, &app, &router, stopped) => {}
        () = app.registry.lobby.stay_current(&app.registry) => {}
        () = peers::follow(&app.registry) => {}
    }
    // Connections have lives of their own: what they were told last must leave before the process ends.
    if tokio::time::timeout(app.registry.config.farewell, app.admission.drained()).await.is_err() {
        tracing::warn!("some clients have not heard that the server stops");
    }
}
