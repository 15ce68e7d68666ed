//! A store that fails on demand.

use kaiju_store::{
    Administration, Append, Deadlines, Guest, Health, Listed, NewTable, Peers, Row, SqliteStore, Store,
    StoreError, StoreFuture, StoredTable, TokenHash,
};
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};

pub struct Faulty {
    pub store: SqliteStore,
    /// Every call fails.
    pub is_broken: AtomicBool,
    /// The appends that still succeed; reads always do.
    room: AtomicI64,
}

impl Faulty {
    pub fn new(store: SqliteStore) -> Faulty {
        Faulty { store, is_broken: AtomicBool::new(false), room: AtomicI64::new(i64::MAX) }
    }

    /// Lets this many appends succeed, and no more.
    pub fn make_room(&self, appends: i64) {
        self.room.store(appends, Ordering::Relaxed);
    }

    /// The number of appends refused for lack of room.
    pub fn refused(&self) -> i64 {
        -self.room.load(Ordering::Relaxed).min(0)
    }

    fn unless_broken<'a, T: Send + 'a>(&self, answer: StoreFuture<'a, T>) -> StoreFuture<'a, T> {
        if self.is_broken.load(Ordering::Relaxed) {
            // The error of a failing disk.
            let fault = std::io::Error::other("input/output error");
            return Box::pin(async { Err(StoreError::Database(std::sync::Arc::new(fault.into()))) });
        }
        answer
    }
}

impl Store for Faulty {
    fn create(&self, table: NewTable) -> StoreFuture<'_, ()> {
        self.unless_broken(self.store.create(table))
    }

    fn append(&self, append: Append) -> StoreFuture<'_, ()> {
        if self.room.fetch_sub(1, Ordering::Relaxed) <= 0 {
            let fault = std::io::Error::from(std::io::ErrorKind::StorageFull);
            return Box::pin(async { Err(StoreError::Database(std::sync::Arc::new(fault.into()))) });
        }
        self.unless_broken(self.store.append(append))
    }

    fn load<'a>(&'a self, table: &'a str) -> StoreFuture<'a, Option<StoredTable>> {
        self.unless_broken(self.store.load(table))
    }

    fn secret<'a>(&'a self, table: &'a str) -> StoreFuture<'a, Option<String>> {
        self.unless_broken(self.store.secret(table))
    }

    fn rows_after<'a>(&'a self, table: &'a str, after: u64, limit: u32) -> StoreFuture<'a, Vec<Row>> {
        self.unless_broken(self.store.rows_after(table, after, limit))
    }

    fn public_tables(&self, since: u64, per_maker: u32, limit: u32) -> StoreFuture<'_, Vec<Listed>> {
        self.unless_broken(self.store.public_tables(since, per_maker, limit))
    }

    fn tables_of<'a>(&'a self, guest: &'a str, limit: u32) -> StoreFuture<'a, Vec<Listed>> {
        self.unless_broken(self.store.tables_of(guest, limit))
    }

    fn finished_tables_of<'a>(&'a self, guest: &'a str, limit: u32) -> StoreFuture<'a, Vec<Listed>> {
        self.unless_broken(self.store.finished_tables_of(guest, limit))
    }

    fn peers(&self) -> Option<&dyn Peers> {
        self.store.peers()
    }

    fn add_guest(&self, guest: Guest, token: TokenHash, at: u64) -> StoreFuture<'_, ()> {
        self.unless_broken(self.store.add_guest(guest, token, at))
    }

    fn guest(&self, token: TokenHash) -> StoreFuture<'_, Option<Guest>> {
        self.unless_broken(self.store.guest(token))
    }

    fn rename_guest(&self, guest: Guest) -> StoreFuture<'_, ()> {
        self.unless_broken(self.store.rename_guest(guest))
    }

    fn replace_token<'a>(&'a self, guest: &'a str, token: TokenHash) -> StoreFuture<'a, ()> {
        self.unless_broken(self.store.replace_token(guest, token))
    }

    fn see_guest<'a>(&'a self, guest: &'a str, at: u64) -> StoreFuture<'a, ()> {
        self.unless_broken(self.store.see_guest(guest, at))
    }

    fn expired_tables(&self, before: Deadlines, limit: u32) -> StoreFuture<'_, Vec<String>> {
        self.unless_broken(self.store.expired_tables(before, limit))
    }

    fn remove_tables(&self, tables: Vec<String>, before: Deadlines) -> StoreFuture<'_, ()> {
        self.unless_broken(self.store.remove_tables(tables, before))
    }

    fn expired_guests(&self, before: Deadlines, now: u64, limit: u32) -> StoreFuture<'_, Vec<String>> {
        self.unless_broken(self.store.expired_guests(before, now, limit))
    }

    fn remove_guests(&self, guests: Vec<String>, before: Deadlines) -> StoreFuture<'_, ()> {
        self.unless_broken(self.store.remove_guests(guests, before))
    }

    fn pin<'a>(&'a self, table: &'a str, is_pinned: bool) -> StoreFuture<'a, ()> {
        self.unless_broken(self.store.pin(table, is_pinned))
    }

    fn administration(&self) -> &dyn Administration {
        self.store.administration()
    }

    fn size(&self) -> StoreFuture<'_, u64> {
        self.unless_broken(self.store.size())
    }

    fn health(&self) -> Health {
        let is_healthy = !self.is_broken.load(Ordering::Relaxed);
        Health { is_healthy, ..self.store.health() }
    }

    fn close(&self) -> StoreFuture<'_, ()> {
        self.store.close()
    }
}
