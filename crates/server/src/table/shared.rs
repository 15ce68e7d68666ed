//! A table that is awake in several processes. Each has its own clients and appends what they do; the log decides
//! races. One of them has the work of the table: clocks, bots and everything else that no client asks for.

use super::TableTask;
use super::commit::RETRY_MS;
use super::log::apply_rows;
use kaiju_store::{Attendance, Elsewhere, Row, Store, StoreError};
use std::sync::Arc;

/// The time in milliseconds that a process gets to go on after its own entry. After that the process with the work goes
/// on instead.
const STALL_MS: u64 = 1_000;
/// Rows that are read at once.
const PAGE: u32 = 256;

/// The place of a table among the processes.
pub struct Shared {
    /// True if this process has the work.
    has_work: bool,
    /// The connections to this process that were announced last; `None` if they must be announced again in any case.
    announced: Option<Attendance>,
    /// True if somebody may have come or gone since.
    is_unannounced: bool,
    /// The time to check that the process that appended last has gone on.
    check_at: Option<u64>,
    /// The time to retry a failed read or announcement.
    sync_at: Option<u64>,
}

impl Shared {
    /// A table that has just woken up: nobody is connected yet, and it may have changed since it was read.
    fn new() -> Shared {
        Shared {
            has_work: false,
            announced: Some(Attendance::default()),
            is_unannounced: false,
            check_at: None,
            sync_at: None,
        }
    }

    /// The place of a table in this store, if several processes can use it.
    pub fn in_store(store: &dyn Store) -> Option<Shared> {
        store.peers().map(|_| Shared::new())
    }
}

impl TableTask {
    /// True if this process does the work that no client asks for.
    pub(super) fn has_work(&self) -> bool {
        let is_held = |shared: &Shared| shared.has_work && self.registry.lease.holds(self.time.now_ms());
        self.shared.as_ref().is_none_or(is_held)
    }

    /// The next time at which `run_shared_timers` has something to do.
    pub(super) fn shared_due(&self) -> Option<u64> {
        let shared = self.shared.as_ref()?;
        let check_at = shared.check_at.filter(|_| self.has_work());
        [check_at, shared.sync_at].into_iter().flatten().min()
    }

    pub(super) async fn run_shared_timers(&mut self) {
        let now = self.time.now_ms();
        let Some(shared) = &mut self.shared else { return };
        let must_sync = shared.sync_at.take_if(|at| *at <= now).is_some();
        let must_check = shared.check_at.take_if(|at| *at <= now).is_some();
        if must_sync {
            self.synchronize().await;
        }
        if must_check && self.has_work() {
            self.resume().await;
        }
    }

    /// Updates the table to the state that all processes share: its log, the connections elsewhere, and its worker.
    pub(super) async fn synchronize(&mut self) {
        let Some(shared) = &mut self.shared else { return };
        if !self.audience.is_empty() {
            shared.announced = None;
            shared.is_unannounced = true;
        }
        if let Err(error) = self.try_synchronize().await {
            self.synchronize_later(&error);
            return;
        }
        // A bot may have stepped in for somebody who was here all the time.
        let here = self.audience.local_seats().and(self.table.human_seats());
        if self.table.running().is_some() {
            self.returning = self.returning.or(self.table.away.and(here));
        }
        if self.has_work() || !self.returning.is_empty() {
            self.resume().await;
        }
    }

    async fn try_synchronize(&mut self) -> Result<(), StoreError> {
        let store = Arc::clone(&self.registry.store);
        let Some(peers) = store.peers() else { return Ok(()) };
        let table = self.table.info.table.clone();
        let has_work = peers.claim(&table).await?;
        if let Some(shared) = &mut self.shared {
            shared.has_work = has_work;
        }
        self.catch_up().await?;
        let elsewhere = peers.elsewhere(&[table]).await?.pop().unwrap_or_default();
        self.attend_elsewhere(elsewhere.attendance);
        Ok(())
    }

    fn synchronize_later(&mut self, error: &StoreError) {
        tracing::warn!(table = self.log_name(), %error, "the table cannot be read; trying again");
        let at = self.time.now_ms() + RETRY_MS;
        if let Some(shared) = &mut self.shared {
            shared.sync_at = Some(at);
        }
    }

    /// Reads what others have appended since.
    pub(super) async fn catch_up(&mut self) -> Result<(), StoreError> {
        let store = Arc::clone(&self.registry.store);
        loop {
            let rows = store.rows_after(&self.table.info.table, self.table.seq, PAGE).await?;
            if rows.is_empty() {
                return Ok(());
            }
            self.follow(&rows);
            if self.is_out_of_sync {
                return Ok(());
            }
        }
    }

    /// Applies rows that other processes have appended, after missing ones from the log.
    pub(super) async fn hear_rows(&mut self, rows: &[Row]) {
        if self.follow(rows) {
            return;
        }
        // Earlier rows are missing here.
        if let Err(error) = self.catch_up().await {
            self.synchronize_later(&error);
        }
    }

    /// An operator has appended something, beside all servers.
    pub(super) async fn hear_operator(&mut self) {
        if let Err(error) = self.catch_up().await {
            self.synchronize_later(&error);
        }
    }

    /// Applies rows that others have appended, as far as they are new. False if some are missing before them.
    fn follow(&mut self, rows: &[Row]) -> bool {
        match apply_rows(&mut self.table, rows) {
            Ok((applied, is_complete)) => {
                if !applied.is_empty() {
                    self.publish(&applied);
                    self.expect_progress();
                }
                is_complete
            }
            Err(error) => {
                tracing::error!(%error, "an entry of another process cannot be read");
                self.is_out_of_sync = true;
                true
            }
        }
    }

    /// Schedules a check that the process that appended last has gone on, as it does if no player must answer.
    pub(super) fn expect_progress(&mut self) {
        let check_at = self.time.now_ms() + STALL_MS;
        if let Some(shared) = &mut self.shared {
            shared.check_at = Some(check_at);
        }
    }

    /// Takes note of connections elsewhere, and claims the work if it is free.
    pub(super) async fn hear_elsewhere(&mut self, elsewhere: Elsewhere) {
        self.attend_elsewhere(elsewhere.attendance);
        if !elsewhere.has_worker {
            self.synchronize().await;
        }
    }

    fn attend_elsewhere(&mut self, attendance: Attendance) {
        if self.audience.set_elsewhere(&self.table, attendance) {
            self.presence_changed();
        }
    }

    /// Tells the others who is connected here, if that has changed.
    pub(super) async fn announce(&mut self) {
        let Some(shared) = &mut self.shared else { return };
        if !shared.is_unannounced || shared.sync_at.is_some() {
            return;
        }
        shared.is_unannounced = false;
        let mut attendance = self.audience.attendance(&self.table.info.host);
        if !self.audience.local_seats().is_empty() {
            attendance.since = self.clock.attended_since;
        }
        if shared.announced.as_ref() == Some(&attendance) {
            return;
        }
        let store = Arc::clone(&self.registry.store);
        let Some(peers) = store.peers() else { return };
        match peers.attend(&self.table.info.table, &attendance).await {
            Ok(()) => {
                if let Some(shared) = &mut self.shared {
                    shared.announced = Some(attendance);
                }
            }
            Err(error) => {
                self.presence_is_unannounced();
                self.synchronize_later(&error);
            }
        }
    }

    /// Announces the connections again soon: somebody may have come or gone.
    pub(super) fn presence_is_unannounced(&mut self) {
        if let Some(shared) = &mut self.shared {
            shared.is_unannounced = true;
        }
    }

    /// Sends a message to the clients of other processes.
    pub(super) async fn call(&mut self, text: &str) {
        let registry = Arc::clone(&self.registry);
        let Some(peers) = registry.store.peers() else { return };
        if let Err(error) = peers.call(&self.table.info.table, text).await {
            tracing::warn!(%error, "a message to other processes was not sent");
        }
    }

    /// Releases the work before the table falls asleep here. A process in which it is awake claims it.
    pub(super) async fn release(&mut self) {
        let registry = Arc::clone(&self.registry);
        let Some(peers) = registry.store.peers() else { return };
        if self.shared.as_ref().is_some_and(|shared| shared.has_work)
            && let Err(error) = peers.release(&self.table.info.table).await
        {
            tracing::warn!(%error, "the work of a table was not released");
        }
    }
}
