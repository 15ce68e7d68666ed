//! The tables of this process: created, woken from their logs on demand, and put to sleep when nobody needs them.

use crate::analyst::Analyst;
use crate::bans::Bans;
use crate::bot_pool::BotPool;
use crate::config::{Config, Limits};
use crate::entropy::Purpose;
use crate::lobby::{Lobby, is_listed};
use crate::log_names::LogNames;
use crate::metrics::Metrics;
use crate::peers::Lease;
use crate::retention::Disk;
use crate::table::{CommitError, INBOX, TableRequest, TableTask, Visitor, body_of, replay, summary};
use kaiju_fair::{Secret, daily_secret};
use kaiju_protocol::{Code, CreateTable, NewSeat, Refusal, TableInfo};
use kaiju_store::{Append, Guest, NewTable, Quota, Row, Store, StoreError};
use kaiju_table::{Table, TableSpec};
use std::collections::{HashMap, HashSet};
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::{Semaphore, SemaphorePermit, mpsc};

/// Attempts to draw an id that is free. The first one nearly always is, except in tests, where a restarted server
/// repeats its draws.
pub const ID_ATTEMPTS: usize = 64;

/// The time a table counts against its maker's limit after its last change, in milliseconds: a week. A maker who
/// has handed the table over cannot end it.
const COUNTED_MS: u64 = 7 * 24 * 3_600_000;

/// The multiple of the tables of a single network that a whole site may have.
const SITE_SHARE: u64 = 4;

/// Logs read at the same time. The store has more read connections, so that other queries do not wait for clients
/// that catch up.
const LOG_READERS: usize = 2;

/// The future of [`TableRegistry::put_to_sleep`], boxed because it may wake the table again.
type FallingAsleep<'a> = Pin<Box<dyn Future<Output = ()> + Send + 'a>>;

/// The channels of the tables that are awake.
#[derive(Default)]
struct Awake {
    tables: HashMap<String, mpsc::Sender<TableRequest>>,
    /// True once the server stops: no table wakes any more.
    is_closed: bool,
    /// Tables that are being removed from the store, which do not wake either.
    removing: HashSet<String>,
}

impl Awake {
    /// The channel of a table, if it is awake.
    fn find(&self, table: &str) -> Result<Option<mpsc::Sender<TableRequest>>, Code> {
        if self.is_closed {
            return Err(Code::Restarting);
        }
        if self.removing.contains(table) {
            return Err(Code::UnknownTable);
        }
        Ok(self.tables.get(table).filter(|sender| !sender.is_closed()).cloned())
    }
}

/// The guest who makes a table, and the guest's address if it counts.
#[derive(Clone, Copy)]
struct Maker<'a> {
    guest: &'a str,
    address: &'a str,
}

/// The tables of this process, and what they share.
pub struct TableRegistry {
    /// Logs and guests.
    pub store: Arc<dyn Store>,
    /// Settings and limits.
    pub config: Config,
    /// The live list of public tables.
    pub lobby: Lobby,
    /// Names in the log.
    pub names: LogNames,
    /// Counters for `/metrics`.
    pub metrics: Metrics,
    /// The threads in which bots think.
    pub bots: BotPool,
    /// Analyses of finished games, and hints.
    pub analyst: Analyst,
    /// The disk quota.
    pub disk: Disk,
    /// The lease of this process on its tables.
    pub lease: Lease,
    /// Guests and networks that are kept out.
    pub bans: Bans,
    awake: Mutex<Awake>,
    reading: Semaphore,
}

impl TableRegistry {
    /// An empty registry.
    pub fn new(store: Arc<dyn Store>, config: Config) -> TableRegistry {
        TableRegistry {
            store,
            bots: BotPool::new(config.bot_threads, config.entropy.clone()),
            names: LogNames::new(config.log_clients, &config.entropy),
            analyst: Analyst::default(),
            config,
            lobby: Lobby::default(),
            metrics: Metrics::default(),
            disk: Disk::default(),
            lease: Lease::default(),
            bans: Bans::default(),
            awake: Mutex::default(),
            reading: Semaphore::const_new(LOG_READERS),
        }
    }

    /// Waits for a slot to read a log, which is held until the permit is dropped.
    pub async fn log_read_slot(&self) -> Option<SemaphorePermit<'_>> {
        // The semaphore is never closed.
        self.reading.acquire().await.ok()
    }

    fn awake(&self) -> std::sync::MutexGuard<'_, Awake> {
        // Nothing panics while it holds the lock.
        self.awake.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The number of tables that are awake.
    pub fn count_awake(&self) -> usize {
        self.awake().tables.len()
    }

    /// Creates a table for a guest, who asks from this address, and returns its id.
    pub async fn create(
        self: &Arc<Self>,
        guest: &Guest,
        made_from: &str,
        wanted: &CreateTable,
    ) -> Result<String, Refusal> {
        if wanted.position.is_some() && !self.config.positions {
            return Err(Refusal::new(Code::BadPosition, "On this server every game begins with the set-up."));
        }
        let names = wanted.seats.iter().filter_map(|seat| match seat {
            NewSeat::Mine { name, .. } => Some(name.as_deref().unwrap_or(&guest.name)),
            NewSeat::Bot { .. } | NewSeat::Free => None,
        });
        for name in names {
            self.allows_name(name)?;
        }
        let spec = TableSpec::new(&guest.id, &guest.name, wanted)?;
        let maker = Maker { guest: &guest.id, address: made_from };
        Ok(self.create_from(maker, &spec, None, |_| None).await?)
    }

    /// Creates a rematch of a table for a guest. The same commit appends `link` to the old table's log.
    pub async fn rematch(
        self: &Arc<Self>,
        old: &TableInfo,
        visitor: &Visitor,
        link: impl Fn(&str) -> Append,
    ) -> Result<String, CommitError> {
        let maker = Maker { guest: &visitor.guest, address: &visitor.network };
        self.create_from(maker, &TableSpec::rematch(old), Some(&old.table), |new| Some(link(new))).await
    }

    /// The id of a guest's daily game of today, which is created if there is none: everybody has one a day.
    pub async fn daily(self: &Arc<Self>, guest: &Guest, made_from: &str) -> Result<String, Refusal> {
        let day = self.config.time.today();
        // Day and guest make the id, so that the key of the table lets only one of two requests create it.
        let table = self.store.place(format!("d{day}-{}", guest.id), &guest.id, None);
        if self.store.secret(&table).await.map_err(store_error)?.is_none() {
            let spec = TableSpec::daily(&guest.id, &guest.name, day)?;
            let maker = Maker { guest: &guest.id, address: made_from };
            self.try_create(&table, daily_secret(day), maker, &spec, None).await?;
        }
        Ok(table)
    }

    /// Creates a lesson for a guest and returns its id.
    pub async fn lesson(self: &Arc<Self>, guest: &Guest, made_from: &str) -> Result<String, Refusal> {
        let spec = TableSpec::lesson(&guest.id, &guest.name)?;
        let maker = Maker { guest: &guest.id, address: made_from };
        Ok(self.create_from(maker, &spec, None, |_| None).await?)
    }

    /// Creates a table for a guest as it was specified, and returns its id.
    pub async fn create_as(
        self: &Arc<Self>,
        guest: &Guest,
        made_from: &str,
        spec: &TableSpec,
    ) -> Result<String, Refusal> {
        let maker = Maker { guest: &guest.id, address: made_from };
        Ok(self.create_from(maker, spec, None, |_| None).await?)
    }

    async fn create_from(
        self: &Arc<Self>,
        maker: Maker<'_>,
        spec: &TableSpec,
        beside: Option<&str>,
        also_append: impl Fn(&str) -> Option<Append>,
    ) -> Result<String, CommitError> {
        let entropy = &self.config.entropy;
        for _ in 0..ID_ATTEMPTS {
            let table = entropy.id(Purpose::Table { maker: maker.guest }, 8).map_err(server_error)?;
            let table = self.store.place(table, maker.guest, beside);
            let secret = entropy.bytes(Purpose::Secret { table: &table }).map_err(server_error)?;
            let also_append = also_append(&table);
            let has_other_log = also_append.is_some();
            if self.try_create(&table, Secret::from_bytes(secret), maker, spec, also_append).await? {
                return Ok(table);
            }
            // Either the id is taken, or another process was first at the other table.
            if has_other_log && self.store.secret(&table).await.map_err(store_error)?.is_none() {
                return Err(CommitError::LostRace);
            }
        }
        Err(server_error("no free id found").into())
    }

    /// Creates a table with this id and wakes it. False if the id is taken, or the other log has changed.
    async fn try_create(
        self: &Arc<Self>,
        table: &str,
        secret: Secret,
        maker: Maker<'_>,
        spec: &TableSpec,
        also_append: Option<Append>,
    ) -> Result<bool, Refusal> {
        self.has_room()?;
        self.has_disk()?;
        let time = &self.config.time;
        let at = time.now_ms();
        let Limits { tables_per_guest: per_guest, tables_per_address: per_address, .. } = self.config.limits;
        let per_site = per_address.saturating_mul(SITE_SHARE);
        let quota = Quota { per_guest, per_address, per_site, since: at.saturating_sub(COUNTED_MS) };
        let (made, applied) = spec.create(table, secret.clone(), at).map_err(server_error)?;
        let row = Row { seq: 1, at, body: body_of(&applied) };
        let append = Append {
            table: table.to_owned(),
            row,
            summary: Some(summary(&made.info, made.playing.is_some(), at)),
        };
        let new = NewTable {
            secret: secret.reveal(),
            made_by: maker.guest.to_owned(),
            made_from: maker.address.to_owned(),
            append,
            also_append,
            quota,
        };
        let start = time.now();
        match self.store.create(new).await {
            Ok(()) => {}
            Err(StoreError::Conflict) => return Ok(false),
            Err(error) => return Err(store_error(error)),
        }
        self.metrics.committed(applied.len(), time.now() - start);
        let (name, client) =
            (self.names.table(table, made.info.options.public), self.names.client(None, maker.address));
        tracing::info!(table = name, client, "table created");
        if is_listed(&made.info) {
            self.lobby.mark_changed();
        }
        if !made.human_seats().is_empty() {
            // Its players are about to join. This fails only while the server stops.
            let _ = self.wake(made);
        }
        Ok(true)
    }

    /// The ids of all tables that are awake.
    pub fn awake_tables(&self) -> Vec<String> {
        self.awake().tables.keys().cloned().collect()
    }

    /// True if the table is awake.
    pub fn is_awake(&self, table: &str) -> bool {
        self.awake().tables.contains_key(table)
    }

    /// Those of the tables that sleep. They cannot wake until [`TableRegistry::end_removing`].
    pub fn begin_removing(&self, tables: &[String]) -> Vec<String> {
        let mut awake = self.awake();
        let asleep: Vec<String> =
            tables.iter().filter(|table| !awake.tables.contains_key(*table)).cloned().collect();
        awake.removing.extend(asleep.iter().cloned());
        asleep
    }

    /// These tables have been removed, or have not.
    pub fn end_removing(&self, tables: &[String]) {
        let mut awake = self.awake();
        for table in tables {
            awake.removing.remove(table);
        }
    }

    /// Gives a request to a table if it is awake, and does not wait until it has room.
    pub fn forward(&self, table: &str, request: TableRequest) {
        let Ok(Some(sender)) = self.awake().find(table) else { return };
        if let Err(mpsc::error::TrySendError::Full(request)) = sender.try_send(request) {
            tokio::spawn(async move { sender.send(request).await });
        }
    }

    /// Makes a table that is awake forget what it knows. Returns its channel, which closes once it has.
    pub fn discard(&self, table: &str) -> Option<mpsc::Sender<TableRequest>> {
        let sender = self.awake().find(table).ok().flatten();
        self.forward(table, TableRequest::Discard);
        sender
    }

    /// Makes all tables that are awake read again what other processes have written.
    pub fn synchronize_all(&self) {
        for table in self.awake_tables() {
            self.forward(&table, TableRequest::Synchronize);
        }
    }

    /// Sends a request to a table, which is woken if it sleeps. Returns the table's channel.
    pub async fn send(
        self: &Arc<Self>,
        table: &str,
        mut request: TableRequest,
    ) -> Result<mpsc::Sender<TableRequest>, Refusal> {
        loop {
            let sender = self.sender(table).await?;
            match sender.send(request).await {
                Ok(()) => return Ok(sender),
                // The table fell asleep just now.
                Err(mpsc::error::SendError(unsent)) => request = unsent,
            }
        }
    }

    /// The channel of a table, which is woken if it sleeps.
    pub async fn sender(self: &Arc<Self>, table: &str) -> Result<mpsc::Sender<TableRequest>, Refusal> {
        if let Some(sender) = self.awake().find(table)? {
            return Ok(sender);
        }
        self.has_room()?;
        let read = {
            let _turn = self.log_read_slot().await;
            let kept = self.store.load(table).await.map_err(store_error)?.ok_or(Code::UnknownTable)?;
            replay(table, &kept, u64::MAX).map_err(server_error)?.0
        };
        self.wake(read)
    }

    /// Fails if the operator does not allow a name.
    pub fn allows_name(&self, name: &str) -> Result<(), Code> {
        if self.config.words.has(name) { Err(Code::BadName) } else { Ok(()) }
    }

    /// Fails if there are as many tables in memory as there may be.
    fn has_room(&self) -> Result<(), Code> {
        let is_full = self.count_awake() >= self.config.limits.tables_awake;
        if is_full { Err(Code::ServerFull) } else { Ok(()) }
    }

    /// Fails if the disk quota is used up.
    pub fn has_disk(&self) -> Result<(), Refusal> {
        let refusal = || Refusal::new(Code::ServerFull, "The server has no room for anything new.");
        if self.disk.is_full() { Err(refusal()) } else { Ok(()) }
    }

    /// Fails if so many tables wait for bots that no game with bots should begin.
    pub fn has_bots_to_spare(&self) -> Result<(), Code> {
        let is_full = self.bots.waiting() >= self.config.limits.bots_waiting;
        if is_full { Err(Code::ServerFull) } else { Ok(()) }
    }

    /// Starts a table's task, unless it has one.
    fn wake(self: &Arc<Self>, table: Table) -> Result<mpsc::Sender<TableRequest>, Refusal> {
        let id = &table.info.table;
        let mut awake = self.awake();
        // Another request may have woken it meanwhile.
        if let Some(sender) = awake.find(id)? {
            return Ok(sender);
        }
        let (sender, inbox) = mpsc::channel(INBOX);
        awake.tables.insert(id.clone(), sender.clone());
        tokio::spawn(TableTask::wake(Arc::clone(self), table).run(inbox));
        Ok(sender)
    }

    /// Removes a table from memory. A request that arrives meanwhile wakes it again.
    pub fn put_to_sleep<'a>(
        self: &'a Arc<Self>,
        table: &'a str,
        mut inbox: mpsc::Receiver<TableRequest>,
    ) -> FallingAsleep<'a> {
        self.awake().tables.remove(table);
        inbox.close();
        Box::pin(async move {
            while let Some(request) = inbox.recv().await {
                if self.send(table, request).await.is_err() {
                    tracing::warn!(
                        table = self.names.table(table, false),
                        "a request to a sleeping table was lost"
                    );
                }
            }
        })
    }

    /// Stops all tables, and waits until everything is on disk. No table wakes from now on.
    pub async fn close(&self) {
        self.analyst.close();
        let tables: Vec<mpsc::Sender<TableRequest>> = {
            let mut awake = self.awake();
            awake.is_closed = true;
            awake.tables.drain().map(|(_, sender)| sender).collect()
        };
        for table in &tables {
            // A table that has already stopped needs no notice.
            let _ = table.send(TableRequest::Stop).await;
        }
        for table in &tables {
            table.closed().await;
        }
        if let Err(error) = self.store.close().await {
            tracing::error!(%error, "the store was not closed cleanly");
        }
    }
}

/// Maps an error of the store: it is closed while the server stops, and anything else is our fault.
pub fn store_error(error: StoreError) -> Refusal {
    match error {
        StoreError::Closed => Code::Restarting.into(),
        StoreError::Quota => Code::TooManyTables.into(),
        StoreError::Gone => Code::UnknownTable.into(),
        error @ (StoreError::Conflict
        | StoreError::Open { .. }
        | StoreError::Linked { .. }
        | StoreError::InUse { .. }
        | StoreError::Corrupt { .. }
        | StoreError::Foreign { .. }
        | StoreError::Newer { .. }
        | StoreError::Server { .. }
        | StoreError::NewerServer { .. }
        | StoreError::Older { .. }
        | StoreError::Archive(_)
        | StoreError::UnknownDatabase
        | StoreError::Database(_)) => server_error(error),
    }
}

/// Logs the details, and keeps them from clients.
pub fn server_error(error: impl std::fmt::Display) -> Refusal {
    tracing::error!(%error, "internal error");
    Code::ServerError.into()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

    use super::*;
    use crate::entropy::Entropy;
    use crate::time::Time;
    use kaiju_protocol::TableOptions;
    use kaiju_store::SqliteStore;

    #[tokio::test(flavor = "multi_thread", worker_threads = 1)]
    async fn no_table_wakes_or_is_created_while_the_server_stops() {
        let folder = tempfile::tempdir().unwrap();
        let store = Arc::new(SqliteStore::open(&folder.path().join("kaiju.db")).await.unwrap());
        let registry = Arc::new(TableRegistry::new(
            store,
            Config { entropy: Entropy::seeded(1), ..Config::on(Time::manual()) },
        ));
        let guest = Guest { id: "ada".to_owned(), name: "Ada".to_owned() };
        let options = TableOptions::default();
        let wanted = CreateTable { options, seats: vec![NewSeat::Free, NewSeat::Free], position: None };
        let table = registry.create(&guest, "", &wanted).await.unwrap();
        registry.sender(&table).await.unwrap();
        let asleep = registry.create(&guest, "", &wanted).await.unwrap();
        registry.close().await;
        for table in [table, asleep] {
            assert_eq!(registry.sender(&table).await.unwrap_err().code, Code::Restarting);
        }
        assert_eq!(registry.create(&guest, "", &wanted).await.unwrap_err().code, Code::Restarting);
        assert_eq!(registry.count_awake(), 0);
    }
}
