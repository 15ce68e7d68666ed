//! Follows what operators do to the store, in this process or in any other.

use crate::admin::acts;
use crate::http::App;
use crate::registry::TableRegistry;
use crate::table::TableRequest;
use kaiju_store::{Act, Note, StoreError};
use std::sync::Arc;
use std::time::Duration;

/// The time between two looks at the store.
const INTERVAL: Duration = Duration::from_secs(1);
/// Acts that are read at once.
const PAGE: u32 = 100;

/// Reads what holds when this process begins: bans, and the number of the last act. Nothing else is in memory yet.
pub async fn begin(app: &Arc<App>) -> Option<u64> {
    let read = async {
        let last = app.registry.store.administration().last_act().await?;
        app.registry.bans.refresh(&*app.registry.store).await?;
        Ok::<u64, StoreError>(last)
    };
    read.await.inspect_err(|error| tracing::warn!(%error, "it is not known who is banned")).ok()
}

/// Follows the acts after the one with number `last`. It never ends.
pub async fn follow(app: &Arc<App>, mut last: Option<u64>) {
    let registry = &app.registry;
    loop {
        let pause = registry.config.time.sleep(INTERVAL);
        let seen = match last {
            Some(last) => look(app, last).await.map(Some),
            None => Ok(begin(app).await),
        };
        match seen {
            Ok(seen) => last = seen,
            Err(error) => tracing::warn!(%error, "it is not known what operators have done"),
        }
        pause.await;
    }
}

/// Looks for acts after number `last`. Returns the number of the last one.
async fn look(app: &Arc<App>, mut last: u64) -> Result<u64, StoreError> {
    let office = app.registry.store.administration();
    loop {
        let found = office.acts_after(last, PAGE).await?;
        let Some(newest) = found.last() else { return Ok(last) };
        let newest = newest.id;
        for act in &found {
            hear(app, act).await?;
        }
        last = newest;
    }
}

async fn hear(app: &Arc<App>, Act { note, .. }: &Act) -> Result<(), StoreError> {
    let Note { who, act, subject, .. } = note;
    let registry: &Arc<TableRegistry> = &app.registry;
    tracing::info!(who, act, "an act of administration; `kaiju admin audit` has all of it");
    match act.as_str() {
        acts::CLOSE_TABLE => {
            registry.forward(subject, TableRequest::CatchUp);
            registry.lobby.mark_changed();
        }
        acts::REMOVE_TABLE => {
            registry.lobby.mark_changed();
            if let Some(sender) = registry.discard(subject) {
                let (registry, table) = (Arc::clone(registry), subject.clone());
                // A bot may be thinking there.
                tokio::spawn(async move {
                    sender.closed().await;
                    // Moves that were on their way when the table was removed.
                    if let Err(error) = registry.store.administration().sweep(&table).await {
                        tracing::warn!(%error, "rows of a removed table were left");
                    }
                });
            }
        }
        acts::REWRITE_TABLE => {
            registry.discard(subject);
            registry.lobby.mark_changed();
        }
        acts::REMOVE_GUEST => app.forget_guest(subject),
        acts::BAN | acts::UNBAN => {
            registry.bans.refresh(&*registry.store).await?;
            for table in registry.awake_tables() {
                registry.forward(&table, TableRequest::LookAtBans);
            }
        }
        // Nothing in memory depends on others.
        _ => {}
    }
    Ok(())
}
