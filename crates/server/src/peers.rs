//! The other processes that share the store: this process sends them heartbeats, hears of their commits, and takes over
//! the tables of those that die.

use crate::registry::TableRegistry;
use crate::table::TableRequest;
use kaiju_store::{Commit, Heartbeat, News, Peers, Row};
use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// The interval between heartbeats. A process that misses three in a row counts as dead, so that its tables are taken
/// over within two and a half seconds.
const HEARTBEAT_INTERVAL: Duration = Duration::from_millis(500);
/// The time after its last heartbeat in which a process may act for its tables, in milliseconds. Later, others take
/// them over.
const LEASE_MS: u64 = 2_000;

/// The lease of this process on the tables whose work it has. Each heartbeat renews it.
#[derive(Default)]
pub struct Lease {
    renewed_at: AtomicU64,
}

impl Lease {
    /// True if no other process can have taken the work over.
    pub fn holds(&self, now: u64) -> bool {
        now <= self.renewed_at.load(Ordering::Relaxed) + LEASE_MS
    }

    /// Renews the lease after a heartbeat. False if it had run out.
    fn renew(&self, now: u64) -> bool {
        let held = self.holds(now);
        self.renewed_at.store(now, Ordering::Relaxed);
        held
    }
}

/// Follows the other processes, if there can be any. It never ends.
pub async fn follow(registry: &Arc<TableRegistry>) {
    let peers = registry.store.peers();
    let Some((peers, mut news)) = peers.and_then(|peers| Some((peers, peers.news()?))) else {
        return std::future::pending().await;
    };
    let hearing = async {
        while let Some(news) = news.recv().await {
            match news {
                News::Committed(commit) => hear(registry, peers, commit).await,
                News::Gap => registry.synchronize_all(),
            }
        }
        std::future::pending().await
    };
    tokio::select! {
        biased;
        () = send_heartbeats(registry, peers) => {}
        () = hearing => {}
    }
}

/// Sends heartbeats for ever.
async fn send_heartbeats(registry: &Arc<TableRegistry>, peers: &dyn Peers) {
    let time = &registry.config.time;
    loop {
        let (start, start_ms) = (time.now(), time.now_ms());
        match peers.send_heartbeat().await {
            Ok(heartbeat) => {
                let held = registry.lease.renew(start_ms);
                react(registry, peers, heartbeat, held).await;
                registry.metrics.heartbeats.inc();
                #[cfg(feature = "testing")]
                registry.config.heartbeats.send_modify(|heartbeats| *heartbeats += 1);
                time.sleep_until(start + HEARTBEAT_INTERVAL).await;
            }
            // The store has waited for a moment.
            Err(error) => tracing::warn!(%error, "no heartbeat could be sent to the other processes"),
        }
    }
}

/// Acts on the result of a heartbeat. `held` is false if the lease had run out.
async fn react(registry: &Arc<TableRegistry>, peers: &dyn Peers, heartbeat: Heartbeat, held: bool) {
    registry.metrics.processes.set(i64::try_from(heartbeat.processes).unwrap_or(i64::MAX));
    if heartbeat.was_forgotten || !held {
        registry.synchronize_all();
    } else if heartbeat.has_lost_some {
        attend(registry, peers, registry.awake_tables()).await;
    }
    if !heartbeat.taken.is_empty() {
        tracing::info!(tables = heartbeat.taken.len(), "taking over the tables of a process that has gone");
        let registry = Arc::clone(registry);
        // Waking many tables takes a while, and the next heartbeat must not wait for it.
        tokio::spawn(async move {
            for table in heartbeat.taken {
                if let Err(refusal) = registry.send(&table, TableRequest::Synchronize).await {
                    tracing::warn!(table = registry.names.table(&table, false), %refusal, "a table could not be taken over");
                }
            }
        });
    }
}

/// Passes on what another process has committed.
async fn hear(registry: &Arc<TableRegistry>, peers: &dyn Peers, commit: Commit) {
    let Commit { mut rows, mut attended, calls, is_summarized } = commit;
    if is_summarized {
        registry.lobby.mark_changed();
    }
    rows.retain(|(table, _)| registry.is_awake(table));
    if !rows.is_empty() {
        let tables: Vec<String> = rows.iter().map(|(table, _)| table.clone()).collect();
        match peers.rows(rows).await {
            Ok(read) => {
                let mut by_table: HashMap<String, Vec<Row>> = HashMap::new();
                for (table, row) in read {
                    by_table.entry(table).or_default().push(row);
                }
                for (table, rows) in by_table {
                    registry.forward(&table, TableRequest::Rows(rows));
                }
            }
            Err(_) => tables.iter().for_each(|table| registry.forward(table, TableRequest::Synchronize)),
        }
    }
    attended.retain(|table| registry.is_awake(table));
    attend(registry, peers, attended).await;
    for (table, text) in calls {
        registry.forward(&table, TableRequest::Call(text));
    }
}

/// Tells tables who is connected to other processes.
async fn attend(registry: &Arc<TableRegistry>, peers: &dyn Peers, tables: Vec<String>) {
    if tables.is_empty() {
        return;
    }
    match peers.elsewhere(&tables).await {
        Ok(all) => {
            for (table, elsewhere) in tables.iter().zip(all) {
                registry.forward(table, TableRequest::Elsewhere(elsewhere));
            }
        }
        Err(_) => tables.iter().for_each(|table| registry.forward(table, TableRequest::Synchronize)),
    }
}
