//! Removes what nobody needs any more, while games go on, and watches the size of the store.

use crate::config::Config;
use crate::registry::TableRegistry;
use kaiju_store::{Deadlines, StoreError};
use std::pin::pin;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// The time between two rounds.
const INTERVAL: Duration = Duration::from_secs(600);
/// The time between two looks at the size of the store, so that nobody fills the disk between two rounds.
const MEASURE: Duration = Duration::from_secs(10);
/// Tables and guests that are looked up at once.
const PAGE: u32 = 500;
/// Tables that are removed in one commit, which holds up moves at other tables for a few milliseconds at most.
const BATCH: usize = 8;
/// The part of the disk quota at which the log warns.
const WARNING: f64 = 0.8;

/// The time for which things are kept, in days; 0 is for ever. The time counts from the last change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Retention {
    /// Tables whose game never began.
    pub unstarted: u32,
    /// Tables whose game began and never ended.
    pub abandoned: u32,
    /// Finished games.
    pub finished: u32,
    /// Guests without a table, from their last visit on.
    pub guests: u32,
}

impl Default for Retention {
    fn default() -> Retention {
        Retention { unstarted: 7, abandoned: 30, finished: 365, guests: 365 }
    }
}

impl Retention {
    /// Everything is kept.
    pub const FOREVER: Retention = Retention { unstarted: 0, abandoned: 0, finished: 0, guests: 0 };

    /// The deadlines as of `now`, in milliseconds since 1970.
    fn deadlines(self, now: u64) -> Deadlines {
        const DAY_MS: u64 = 24 * 3_600_000;
        let before = |days: u32| match days {
            0 => 0,
            days => now.saturating_sub(u64::from(days) * DAY_MS),
        };
        Deadlines {
            unstarted: before(self.unstarted),
            abandoned: before(self.abandoned),
            finished: before(self.finished),
            guests: before(self.guests),
        }
    }
}

/// The state of the disk as of the last round.
#[derive(Default)]
pub struct Disk {
    is_full: AtomicBool,
}

impl Disk {
    /// True if the quota is used up: nothing new may begin, and everything that has begun goes on.
    pub fn is_full(&self) -> bool {
        self.is_full.load(Ordering::Relaxed)
    }
}

/// Removes what is too old, again and again, and watches the size of the store in between. Never returns.
pub async fn keep_removing(registry: &TableRegistry) {
    let Config { time, .. } = &registry.config;
    loop {
        let mut pause = pin!(time.sleep(INTERVAL));
        if let Err(error) = remove_expired(registry).await {
            tracing::warn!(%error, "old tables cannot be removed");
        }
        warn_of(registry, measure(registry).await);
        registry.metrics.rounds.inc();
        loop {
            tokio::select! {
                biased;
                () = &mut pause => break,
                () = time.sleep(MEASURE) => {}
            }
            let was_full = registry.disk.is_full();
            let measured = measure(registry).await;
            if registry.disk.is_full() != was_full {
                warn_of(registry, measured);
            }
        }
    }
}

/// Removes what is too old. The log says what was removed, and which option keeps it.
async fn remove_expired(registry: &TableRegistry) -> Result<(), StoreError> {
    let Config { time, retention, .. } = &registry.config;
    let now = time.now_ms();
    let before = retention.deadlines(now);
    let none = Deadlines::default();
    for (days, what, option, before) in [
        (
            retention.unstarted,
            "tables whose game never began",
            "--keep-unstarted",
            Deadlines { unstarted: before.unstarted, ..none },
        ),
        (
            retention.abandoned,
            "games that were not finished",
            "--keep-abandoned",
            Deadlines { abandoned: before.abandoned, ..none },
        ),
        (
            retention.finished,
            "finished games",
            "--keep-finished",
            Deadlines { finished: before.finished, ..none },
        ),
    ] {
        let removed = remove_tables(registry, before).await?;
        if removed > 0 {
            tracing::warn!(
                removed,
                "removed {what} of more than {days} days; {option} DAYS keeps them longer"
            );
            registry.metrics.removed_tables.inc_by(removed);
            registry.lobby.mark_changed();
        }
    }
    let removed = remove_guests(registry, before, now).await?;
    if removed > 0 {
        let days = retention.guests;
        tracing::warn!(
            removed,
            "removed guests not seen for {days} days; --keep-guests DAYS keeps them longer"
        );
        registry.metrics.removed_guests.inc_by(removed);
    }
    Ok(())
}

/// Removes the tables that are too old and not in memory. Returns their number.
async fn remove_tables(registry: &TableRegistry, before: Deadlines) -> Result<u64, StoreError> {
    let mut removed = 0;
    loop {
        let mut tables = registry.store.expired_tables(before, PAGE).await?;
        tables.retain(|table| !registry.is_awake(table));
        if tables.is_empty() {
            return Ok(removed);
        }
        for batch in tables.chunks(BATCH) {
            registry.store.remove_tables(batch.to_vec(), before).await?;
            tokio::task::yield_now().await;
        }
        removed += tables.len() as u64;
    }
}

/// Removes the guests who stayed away too long. Returns their number.
async fn remove_guests(registry: &TableRegistry, before: Deadlines, now: u64) -> Result<u64, StoreError> {
    let mut removed = 0;
    loop {
        let guests = registry.store.expired_guests(before, now, PAGE).await?;
        if guests.is_empty() {
            return Ok(removed);
        }
        removed += guests.len() as u64;
        registry.store.remove_guests(guests, before).await?;
    }
}

/// Measures the store, and compares it with the quota. Returns its size.
async fn measure(registry: &TableRegistry) -> Result<u64, StoreError> {
    let size = registry.store.size().await?;
    registry.metrics.store_bytes.set(i64::try_from(size).unwrap_or(i64::MAX));
    if let Some(quota) = registry.config.disk_quota {
        registry.disk.is_full.store(size >= quota, Ordering::Relaxed);
    }
    Ok(size)
}

/// Warns if the quota is nearly used up.
fn warn_of(registry: &TableRegistry, measured: Result<u64, StoreError>) {
    match (measured, registry.config.disk_quota) {
        (Ok(size), Some(quota)) if size >= quota => {
            tracing::error!(size, quota, "the disk quota is used up: no new tables or guests");
        }
        (Ok(size), Some(quota)) if size as f64 >= WARNING * quota as f64 => {
            tracing::warn!(size, quota, "the disk quota is nearly used up");
        }
        (Ok(_), _) => {}
        (Err(error), _) => tracing::warn!(%error, "the size of the store is not known"),
    }
}
