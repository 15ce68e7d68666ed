//! Removes what nobody needs any more, while games go on, and watches the size of the store.

use crate::config::Config;
use crate::registry::TableRegistry;
use kaiju_store::{Deadlines, StoreError};
use std::pin::pin;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// The time between two rounds.
const INTERVAL: Duration = Duration::from_secs(600);
/// The time between two looks at the size of the store, so that nobody fills the disk between two rounds.
const MEASURE: Duration = Duration::from_secs(10);
/// Tables and guests that are looked up at once.
const PAGE: u32 = 500;
/// Tables that are removed in one commit, which holds up moves at other tables for a few milliseconds at most.
const BATCH: usize = 8;
/// The longest time between two rounds that needs no explanation, in milliseconds: a week. After a longer one the
/// server has rested, or its clock is wrong.
const USUAL_GAP_MS: u64 = 7 * 24 * 3_600_000;
/// The time that an operator has to set a clock right or to choose options before anything is removed after such a gap.
const GRACE: Duration = Duration::from_secs(24 * 3_600);
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
    /// Notes about what operators have done, and reports of players.
    pub acts: u32,
}

impl Default for Retention {
    fn default() -> Retention {
        Retention { unstarted: 7, abandoned: 30, finished: 365, guests: 365, acts: 365 }
    }
}

impl Retention {
    /// Everything is kept.
    pub const FOREVER: Retention = Retention { unstarted: 0, abandoned: 0, finished: 0, guests: 0, acts: 0 };

    /// The deadlines as of `now`, in milliseconds since 1970.
    fn deadlines(self, now: u64) -> Deadlines {
        let before = |days: u32| before(days, now);
        Deadlines {
            unstarted: before(self.unstarted),
            abandoned: before(self.abandoned),
            finished: before(self.finished),
            guests: before(self.guests),
        }
    }
}

/// The time before which something is older than so many days; 0 days are for ever.
fn before(days: u32, now: u64) -> u64 {
    const DAY_MS: u64 = 24 * 3_600_000;
    if days == 0 { 0 } else { now.saturating_sub(u64::from(days) * DAY_MS) }
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
    let mut caution = Caution::default();
    loop {
        let mut pause = pin!(time.sleep(INTERVAL));
        if let Err(error) = round(registry, &mut caution).await {
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

async fn round(registry: &TableRegistry, caution: &mut Caution) -> Result<(), StoreError> {
    let now = registry.config.time.now_ms();
    if caution.may_remove(registry, now).await? {
        remove_expired(registry, now).await?;
        registry.store.administration().note_round(now).await?;
    }
    Ok(())
}

/// Notices when the clock may be wrong, or when nothing was removed for so long that an operator should look first.
#[derive(Default)]
struct Caution {
    /// The clock at the last round, and the monotonic time.
    last: Option<(u64, Instant)>,
    /// Until when nothing is removed.
    until: Option<Instant>,
}

impl Caution {
    async fn may_remove(&mut self, registry: &TableRegistry, now: u64) -> Result<bool, StoreError> {
        let passed = registry.config.time.now();
        let expected = match self.last.replace((now, passed)) {
            Some((last, then)) => Some(last + u64::try_from((passed - then).as_millis()).unwrap_or(u64::MAX)),
            None => registry.store.administration().last_round().await?,
        };
        if expected.is_none_or(|expected| now > expected.saturating_add(USUAL_GAP_MS)) {
            // A database without anything old has nothing to lose.
            self.until = announce(registry, now).await?.then_some(passed + GRACE);
        }
        self.until = self.until.filter(|until| passed < *until);
        Ok(self.until.is_none())
    }
}

/// Says what will be removed, and how to keep it. False if there is nothing.
async fn announce(registry: &TableRegistry, now: u64) -> Result<bool, StoreError> {
    let mut is_any = false;
    for Kind { days, what, option, before } in kinds(registry.config.retention, now) {
        let count = registry.store.expired_tables(before, PAGE).await?.len();
        if count > 0 {
            is_any = true;
            let more = if count == PAGE as usize { " or more" } else { "" };
            tracing::warn!(
                "{count}{more} {what} of more than {days} days will be removed in a day: this server has not run for \
                 long, or its clock has jumped; {option} DAYS keeps them longer"
            );
        }
    }
    let before = registry.config.retention.deadlines(now);
    let guests = registry.store.expired_guests(before, now, PAGE).await?.len();
    if guests > 0 {
        is_any = true;
        let days = registry.config.retention.guests;
        tracing::warn!(
            "{guests} guests not seen for {days} days will be removed in a day; --keep-guests DAYS keeps them longer"
        );
    }
    Ok(is_any)
}

/// A kind of tables that are removed.
struct Kind {
    days: u32,
    what: &'static str,
    option: &'static str,
    before: Deadlines,
}

fn kinds(retention: Retention, now: u64) -> [Kind; 3] {
    let Deadlines { unstarted, abandoned, finished, .. } = retention.deadlines(now);
    let none = Deadlines::default();
    [
        Kind {
            days: retention.unstarted,
            what: "tables whose game never began",
            option: "--keep-unstarted",
            before: Deadlines { unstarted, ..none },
        },
        Kind {
            days: retention.abandoned,
            what: "games that were not finished",
            option: "--keep-abandoned",
            before: Deadlines { abandoned, ..none },
        },
        Kind {
            days: retention.finished,
            what: "finished games",
            option: "--keep-finished",
            before: Deadlines { finished, ..none },
        },
    ]
}

/// Removes what is too old. The log says what was removed, and which option keeps it.
async fn remove_expired(registry: &TableRegistry, now: u64) -> Result<(), StoreError> {
    let retention = registry.config.retention;
    for Kind { days, what, option, before } in kinds(retention, now) {
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
    if retention.acts > 0 {
        registry.store.administration().forget_acts(before(retention.acts, now)).await?;
    }
    let before = retention.deadlines(now);
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
            let asleep = registry.begin_removing(batch);
            let done = registry.store.remove_tables(asleep.clone(), before).await;
            registry.end_removing(&asleep);
            done?;
            removed += asleep.len() as u64;
            tokio::task::yield_now().await;
        }
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
