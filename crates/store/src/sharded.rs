//! Several databases as one store. Tables are independent of each other, so each lies in one database, and its id says
//! in which: the ids of the first database are plain, and those of any other begin with its mark. Databases can be
//! added at the end of the list; tables never move.

use crate::{
    Act, Administration, Append, Attendance, Ban, Change, Deadlines, Elsewhere, Guest, GuestFacts, Health,
    Heartbeat, Listed, NewTable, News, Note, Peers, Report, Row, Store, StoreError, StoreFuture, StoredTable,
    TableFacts, TableRow, TokenHash, Which,
};
use futures_util::future::join_all;
use sha2::{Digest, Sha256};
use std::cmp::Reverse;
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use tokio::sync::mpsc;

/// The marks of the second database and those after it.
const MARKS: &[u8] = b"23456789abcdefghjkmnpqrstvwxyz";
/// Separates the mark from the rest of an id. Plain ids never have it: they are letters, digits and, in daily games,
/// `-`.
const SEPARATOR: char = '_';
/// The most databases of one store.
pub const MAX_DATABASES: usize = MARKS.len() + 1;
/// News of all databases that may wait to be heard.
const UNHEARD: usize = 1_024;

/// Several databases as one store. Guests are in the first one.
pub struct ShardedStore {
    stores: Vec<Box<dyn Store>>,
    /// The results of heartbeats that reached some databases, but not all.
    unreported: Mutex<Heartbeat>,
}

impl ShardedStore {
    /// A store of these databases, always in the same order. `None` if there is none, or too many.
    pub fn new(stores: Vec<Box<dyn Store>>) -> Option<ShardedStore> {
        (1..=MAX_DATABASES)
            .contains(&stores.len())
            .then_some(ShardedStore { stores, unreported: Mutex::default() })
    }

    fn unreported(&self) -> MutexGuard<'_, Heartbeat> {
        // Nothing panics while it holds the lock.
        self.unreported.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The database of guests.
    fn first(&self) -> &dyn Store {
        &*self.stores[0]
    }

    /// The place of a table's database in the list.
    fn place_of(&self, table: &str) -> Option<usize> {
        let Some((mark, _)) = table.split_once(SEPARATOR) else { return Some(0) };
        let place = MARKS.iter().position(|known| mark.as_bytes() == [*known])? + 1;
        (place < self.stores.len()).then_some(place)
    }

    /// The database of a table, if it is among those that this process knows.
    fn of(&self, table: &str) -> Result<&dyn Store, StoreError> {
        let place = self.place_of(table);
        place.map(|place| &*self.stores[place]).ok_or(StoreError::UnknownDatabase)
    }

    fn peers_of(&self, table: &str) -> Result<&dyn Peers, StoreError> {
        self.of(table)?.peers().ok_or(StoreError::UnknownDatabase)
    }
}

/// The tables of all databases, latest first.
fn merged(lists: Vec<Result<Vec<Listed>, StoreError>>) -> Result<Vec<Listed>, StoreError> {
    let mut all = Vec::new();
    for list in lists {
        all.extend(list?);
    }
    all.sort_by_key(|listed| Reverse(listed.at));
    Ok(all)
}

impl Store for ShardedStore {
    /// All tables of a guest are in one database, so that the guest's quota can be counted there.
    fn place(&self, id: String, made_by: &str, beside: Option<&str>) -> String {
        let place = match beside {
            // A rematch is created in one commit with the link to it.
            Some(table) => self.place_of(table).unwrap_or(0),
            None => usize::from(Sha256::digest(made_by)[0]) % self.stores.len(),
        };
        match place.checked_sub(1).map(|mark| char::from(MARKS[mark])) {
            Some(mark) => format!("{mark}{SEPARATOR}{id}"),
            None => id,
        }
    }

    fn create(&self, table: NewTable) -> StoreFuture<'_, ()> {
        Box::pin(async move { self.of(&table.append.table)?.create(table).await })
    }

    fn append(&self, append: Append) -> StoreFuture<'_, ()> {
        Box::pin(async move { self.of(&append.table)?.append(append).await })
    }

    fn load<'a>(&'a self, table: &'a str) -> StoreFuture<'a, Option<StoredTable>> {
        Box::pin(async move {
            match self.of(table) {
                Ok(store) => store.load(table).await,
                Err(_) => Ok(None),
            }
        })
    }

    fn secret<'a>(&'a self, table: &'a str) -> StoreFuture<'a, Option<String>> {
        Box::pin(async move {
            match self.of(table) {
                Ok(store) => store.secret(table).await,
                Err(_) => Ok(None),
            }
        })
    }

    fn rows_after<'a>(&'a self, table: &'a str, after: u64, limit: u32) -> StoreFuture<'a, Vec<Row>> {
        Box::pin(async move { self.of(table)?.rows_after(table, after, limit).await })
    }

    fn public_tables(&self, since: u64, per_maker: u32, limit: u32) -> StoreFuture<'_, Vec<Listed>> {
        Box::pin(async move {
            let lists = self.stores.iter().map(|store| store.public_tables(since, per_maker, limit));
            let mut all = merged(join_all(lists).await)?;
            // A guest may have tables in several databases: rematches of others' tables, or from before one was added.
            let mut made = HashMap::new();
            all.retain(|listed| {
                let count = made.entry(listed.made_by.clone()).or_insert(0);
                *count += 1;
                *count <= per_maker
            });
            all.truncate(limit as usize);
            Ok(all)
        })
    }

    fn tables_of<'a>(&'a self, guest: &'a str, limit: u32) -> StoreFuture<'a, Vec<Listed>> {
        Box::pin(async move {
            let lists = self.stores.iter().map(|store| store.tables_of(guest, limit));
            let mut all = merged(join_all(lists).await)?;
            all.truncate(limit as usize);
            Ok(all)
        })
    }

    fn finished_tables_of<'a>(&'a self, guest: &'a str, limit: u32) -> StoreFuture<'a, Vec<Listed>> {
        Box::pin(async move {
            let lists = self.stores.iter().map(|store| store.finished_tables_of(guest, limit));
            let mut all = merged(join_all(lists).await)?;
            all.truncate(limit as usize);
            Ok(all)
        })
    }

    fn add_guest(&self, guest: Guest, token: TokenHash, at: u64) -> StoreFuture<'_, ()> {
        self.first().add_guest(guest, token, at)
    }

    fn guest(&self, token: TokenHash) -> StoreFuture<'_, Option<Guest>> {
        self.first().guest(token)
    }

    fn rename_guest(&self, guest: Guest) -> StoreFuture<'_, ()> {
        self.first().rename_guest(guest)
    }

    fn replace_token<'a>(&'a self, guest: &'a str, token: TokenHash) -> StoreFuture<'a, ()> {
        self.first().replace_token(guest, token)
    }

    fn see_guest<'a>(&'a self, guest: &'a str, at: u64) -> StoreFuture<'a, ()> {
        self.first().see_guest(guest, at)
    }

    fn expired_tables(&self, before: Deadlines, limit: u32) -> StoreFuture<'_, Vec<String>> {
        Box::pin(async move {
            let mut all = Vec::new();
            for store in &self.stores {
                all.extend(store.expired_tables(before, limit).await?);
            }
            all.truncate(limit as usize);
            Ok(all)
        })
    }

    fn remove_tables(&self, tables: Vec<String>, before: Deadlines) -> StoreFuture<'_, ()> {
        Box::pin(async move {
            for (place, store) in self.stores.iter().enumerate() {
                let own = tables.iter().filter(|table| self.place_of(table) == Some(place));
                store.remove_tables(own.cloned().collect(), before).await?;
            }
            Ok(())
        })
    }

    /// A guest may have tables in any of the databases.
    fn expired_guests(&self, before: Deadlines, now: u64, limit: u32) -> StoreFuture<'_, Vec<String>> {
        Box::pin(async move {
            let mut expired = Vec::new();
            'guests: for guest in self.first().expired_guests(before, now, limit).await? {
                for store in &self.stores[1..] {
                    let open = store.tables_of(&guest, 1).await?;
                    if !open.is_empty() || !store.finished_tables_of(&guest, 1).await?.is_empty() {
                        continue 'guests;
                    }
                }
                expired.push(guest);
            }
            Ok(expired)
        })
    }

    fn remove_guests(&self, guests: Vec<String>, before: Deadlines) -> StoreFuture<'_, ()> {
        self.first().remove_guests(guests, before)
    }

    fn pin<'a>(&'a self, table: &'a str, is_pinned: bool) -> StoreFuture<'a, ()> {
        Box::pin(async move { self.of(table)?.pin(table, is_pinned).await })
    }

    fn administration(&self) -> &dyn Administration {
        self
    }

    fn size(&self) -> StoreFuture<'_, u64> {
        Box::pin(async move {
            let mut all = 0;
            for store in &self.stores {
                all += store.size().await?;
            }
            Ok(all)
        })
    }

    fn peers(&self) -> Option<&dyn Peers> {
        self.first().peers().map(|_| self as &dyn Peers)
    }

    fn health(&self) -> Health {
        let all = self.stores.iter().map(|store| store.health());
        all.reduce(|one, other| Health {
            failed_writes: one.failed_writes + other.failed_writes,
            probes: one.probes + other.probes,
            is_healthy: one.is_healthy && other.is_healthy,
            queued_writes: one.queued_writes + other.queued_writes,
        })
        .unwrap_or(Health { failed_writes: 0, probes: 0, is_healthy: true, queued_writes: 0 })
    }

    fn close(&self) -> StoreFuture<'_, ()> {
        Box::pin(async move {
            for store in &self.stores {
                store.close().await?;
            }
            Ok(())
        })
    }
}

impl Administration for ShardedStore {
    /// Notes are read in the first database. Another one keeps those of its own tables too, so that a note and its
    /// change are one commit there.
    fn act(&self, note: Note, change: Change) -> StoreFuture<'_, ()> {
        Box::pin(async move {
            let table = match &change {
                Change::RemoveTable { table } => table.clone(),
                Change::Rewrite(rewrite) => rewrite.table.clone(),
                Change::RemoveGuest { .. } => {
                    for store in &self.stores[1..] {
                        store.administration().act(note.clone(), change.clone()).await?;
                    }
                    return self.first().administration().act(note, change).await;
                }
                Change::Nothing | Change::Ban(_) | Change::Unban { .. } => {
                    return self.first().administration().act(note, change).await;
                }
            };
            if self.place_of(&table) == Some(0) {
                return self.first().administration().act(note, change).await;
            }
            self.of(&table)?.administration().act(note.clone(), change).await?;
            self.first().administration().act(note, Change::Nothing).await
        })
    }

    fn acts_after(&self, after: u64, limit: u32) -> StoreFuture<'_, Vec<Act>> {
        self.first().administration().acts_after(after, limit)
    }

    fn last_act(&self) -> StoreFuture<'_, u64> {
        self.first().administration().last_act()
    }

    fn bans(&self) -> StoreFuture<'_, Vec<Ban>> {
        self.first().administration().bans()
    }

    fn report(&self, report: Report) -> StoreFuture<'_, ()> {
        self.first().administration().report(report)
    }

    fn reports<'a>(&'a self, guest: Option<&'a str>, limit: u32) -> StoreFuture<'a, Vec<Report>> {
        self.first().administration().reports(guest, limit)
    }

    fn send_away<'a>(&'a self, table: &'a str, network: &'a str) -> StoreFuture<'a, ()> {
        Box::pin(async move { self.of(table)?.administration().send_away(table, network).await })
    }

    fn is_sent_away<'a>(&'a self, table: &'a str, network: &'a str) -> StoreFuture<'a, bool> {
        Box::pin(async move { self.of(table)?.administration().is_sent_away(table, network).await })
    }

    fn tables<'a>(&'a self, which: Which<'a>, limit: u32) -> StoreFuture<'a, Vec<TableFacts>> {
        Box::pin(async move {
            let mut all = Vec::new();
            for store in &self.stores {
                all.extend(store.administration().tables(which, limit).await?);
            }
            all.sort_by_key(|facts| Reverse(facts.changed_at));
            all.truncate(limit as usize);
            Ok(all)
        })
    }

    fn guest_facts<'a>(&'a self, guest: &'a str) -> StoreFuture<'a, Option<GuestFacts>> {
        self.first().administration().guest_facts(guest)
    }

    fn sweep<'a>(&'a self, table: &'a str) -> StoreFuture<'a, ()> {
        Box::pin(async move { self.of(table)?.administration().sweep(table).await })
    }

    fn forget_acts(&self, before: u64) -> StoreFuture<'_, ()> {
        Box::pin(async move {
            for store in &self.stores {
                store.administration().forget_acts(before).await?;
            }
            Ok(())
        })
    }

    fn note_round(&self, at: u64) -> StoreFuture<'_, ()> {
        self.first().administration().note_round(at)
    }

    fn last_round(&self) -> StoreFuture<'_, Option<u64>> {
        self.first().administration().last_round()
    }
}

/// Every database has its own heartbeats and notifications. A process that loses one of them stops the clocks and bots
/// of all its tables, since it can renew its lease only as a whole.
impl Peers for ShardedStore {
    fn news(&self) -> Option<mpsc::Receiver<News>> {
        let (sender, receiver) = mpsc::channel(UNHEARD);
        for store in &self.stores {
            let mut news = store.peers()?.news()?;
            let sender = sender.clone();
            tokio::spawn(async move {
                while let Some(news) = news.recv().await
                    && sender.send(news).await.is_ok()
                {}
            });
        }
        Some(receiver)
    }

    fn rows(&self, keys: Vec<(String, u64)>) -> StoreFuture<'_, Vec<TableRow>> {
        Box::pin(async move {
            let mut by_place: HashMap<usize, Vec<(String, u64)>> = HashMap::new();
            for key in keys {
                let place = self.place_of(&key.0).ok_or(StoreError::UnknownDatabase)?;
                by_place.entry(place).or_default().push(key);
            }
            let mut rows = Vec::new();
            for (place, keys) in by_place {
                let peers = self.stores[place].peers().ok_or(StoreError::UnknownDatabase)?;
                rows.extend(peers.rows(keys).await?);
            }
            Ok(rows)
        })
    }

    fn elsewhere<'a>(&'a self, tables: &'a [String]) -> StoreFuture<'a, Vec<Elsewhere>> {
        Box::pin(async move {
            let mut all = vec![Elsewhere::default(); tables.len()];
            for (place, store) in self.stores.iter().enumerate() {
                let (indices, own): (Vec<usize>, Vec<String>) = tables
                    .iter()
                    .enumerate()
                    .filter(|(_, table)| self.place_of(table) == Some(place))
                    .map(|(index, table)| (index, table.clone()))
                    .unzip();
                if own.is_empty() {
                    continue;
                }
                let found = store.peers().ok_or(StoreError::UnknownDatabase)?.elsewhere(&own).await?;
                for (index, elsewhere) in indices.into_iter().zip(found) {
                    all[index] = elsewhere;
                }
            }
            Ok(all)
        })
    }

    fn attend<'a>(&'a self, table: &'a str, attendance: &'a Attendance) -> StoreFuture<'a, ()> {
        Box::pin(async move { self.peers_of(table)?.attend(table, attendance).await })
    }

    fn call<'a>(&'a self, table: &'a str, text: &'a str) -> StoreFuture<'a, ()> {
        Box::pin(async move { self.peers_of(table)?.call(table, text).await })
    }

    fn claim<'a>(&'a self, table: &'a str) -> StoreFuture<'a, bool> {
        Box::pin(async move { self.peers_of(table)?.claim(table).await })
    }

    fn release<'a>(&'a self, table: &'a str) -> StoreFuture<'a, ()> {
        Box::pin(async move { self.peers_of(table)?.release(table).await })
    }

    fn send_heartbeat(&self) -> StoreFuture<'_, Heartbeat> {
        Box::pin(async move {
            let heartbeats = self.stores.iter().filter_map(|store| Some(store.peers()?.send_heartbeat()));
            let mut failure = None;
            for heartbeat in join_all(heartbeats).await {
                match heartbeat {
                    Ok(heartbeat) => self.unreported().add(heartbeat),
                    Err(error) => failure = Some(error),
                }
            }
            match failure {
                Some(error) => Err(error),
                None => Ok(std::mem::take(&mut *self.unreported())),
            }
        })
    }
}
