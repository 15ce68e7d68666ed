//! The other processes that share the store: this process sends them heartbeats, hears of their commits, and takes over
//! the tables of those that die.

use crate::registry::TableRegistry;
use crate::table::TableRequest;
use kaiju_store::{Beat, Commit, News, Peers, Row};
use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// The interval between heartbeats. A process that misses three in a row counts as dead, so that its tables are taken
/// over within two and a half seconds.
const BEAT: Duration = Duration::from_millis(500);
/// How long a process may act for its tables after it has counted, in milliseconds. Others take them over after that.
const LEASE_MS: u64 = 2_000;

/// Until when this process may act for the tables whose work it has.
#[derive(Default)]
pub struct Lease {
    renewed_at: AtomicU64,
}

impl Lease {
    /// True if no other process can have taken the work over.
    pub fn holds(&self, now: u64) -> bool {
        now <= self.renewed_at.load(Ordering::Relaxed) + LEASE_MS
    }

    /// The process has counted. False if the lease had run out.
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
        () = count(registry, peers) => {}
        () = hearing => {}
    }
}

/// Counts for ever.
async fn count(registry: &Arc<TableRegistry>, peers: &dyn Peers) {
    let time = &registry.config.time;
    loop {
        let (start, start_ms) = (time.now(), time.now_ms());
        match peers.beat().await {
            Ok(beat) => {
                let held = registry.lease.renew(start_ms);
                react(registry, peers, beat, held).await;
                registry.metrics.beats.inc();
                #[cfg(feature = "testing")]
                registry.config.beats.send_modify(|beats| *beats += 1);
                time.sleep_until(start + BEAT).await;
            }
            // The store has waited for a moment.
            Err(error) => tracing::warn!(%error, "the other processes cannot be told that this one lives"),
        }
    }
}

/// Does what follows from a beat. `held` is false if the lease had run out.
async fn react(registry: &Arc<TableRegistry>, peers: &dyn Peers, beat: Beat, held: bool) {
    registry.metrics.processes.set(i64::try_from(beat.processes).unwrap_or(i64::MAX));
    if beat.was_forgotten || !held {
        registry.synchronize_all();
    } else if beat.has_lost_some {
        attend(registry, peers, registry.awake_tables()).await;
    }
    if !beat.taken.is_empty() {
        tracing::info!(tables = beat.taken.len(), "tables of a process that has gone are taken over");
        let registry = Arc::clone(registry);
        // Waking many tables takes a while, and the next beat must not wait for it.
        tokio::spawn(async move {
            for table in beat.taken {
                if let Err(refusal) = registry.send(&table, TableRequest::Synchronize).await {
                    tracing::warn!(table, %refusal, "a table could not be taken over");
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
