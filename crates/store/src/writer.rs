//! The one task that writes. What arrives while a commit is under way shares the next one.

use crate::journal::Journal;
use crate::{Append, Guest, NewTable, StoreError, Summary, TokenHash};
use sqlx::Connection;
use sqlx::sqlite::SqliteConnection;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};

/// How many writes share a commit at most.
const LARGEST_BATCH: usize = 512;
/// How long the next commit waits for others to share it, if the last one was shared by [`MANY`]. Synchronising costs more
/// than anything else about a small write, but where few play nobody should wait.
const GATHER: Duration = Duration::from_millis(1);
/// Writes in a commit from which on it is worth waiting for more.
const MANY: usize = 4;
/// SQLite's code for a write that a trigger has stopped.
const STOPPED_BY_TRIGGER: &str = "1811";
/// How many writes may wait. Whoever comes then waits for a place.
const QUEUE: usize = 4096;

/// Something to be written.
pub(crate) enum Write {
    Create(NewTable),
    Append(Append),
    AddGuest { guest: Guest, token: TokenHash, at: u64 },
    RenameGuest(Guest),
}

/// A write with whoever waits for it.
struct Waiting {
    write: Write,
    done: oneshot::Sender<Result<(), StoreError>>,
}

enum Order {
    Write(Waiting),
    Close(oneshot::Sender<()>),
}

/// The way to the task.
pub(crate) struct Writer {
    orders: mpsc::Sender<Order>,
}

impl Writer {
    /// Starts the task, which has a connection of its own.
    pub fn start(connection: SqliteConnection, journal: Journal) -> Writer {
        let (orders, inbox) = mpsc::channel(QUEUE);
        tokio::spawn(work(connection, journal, inbox));
        Writer { orders }
    }

    /// Comes back when the write is on disk, or has failed.
    pub async fn write(&self, write: Write) -> Result<(), StoreError> {
        let (done, answer) = oneshot::channel();
        let order = Order::Write(Waiting { write, done });
        self.orders.send(order).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// Comes back when everything that was ordered before is on disk.
    pub async fn close(&self) {
        let (done, answer) = oneshot::channel();
        if self.orders.send(Order::Close(done)).await.is_ok() {
            // If the task has gone, it has finished.
            let _ = answer.await;
        }
    }
}

async fn work(mut connection: SqliteConnection, mut journal: Journal, mut inbox: mpsc::Receiver<Order>) {
    let mut orders = Vec::new();
    let mut is_busy = false;
    while inbox.recv_many(&mut orders, LARGEST_BATCH).await > 0 {
        if is_busy && orders.len() < LARGEST_BATCH {
            tokio::time::sleep(GATHER).await;
            while orders.len() < LARGEST_BATCH
                && let Ok(order) = inbox.try_recv()
            {
                orders.push(order);
            }
        }
        is_busy = orders.len() >= MANY;
        let mut batch = Vec::with_capacity(orders.len());
        let mut closing = None;
        for order in orders.drain(..) {
            match order {
                Order::Write(waiting) if closing.is_none() => batch.push(waiting),
                // Whoever comes after the end is told so by the dropped sender.
                Order::Write(_) => {}
                Order::Close(done) => closing = Some(done),
            }
        }
        commit(&mut connection, &mut journal, batch).await;
        if let Err(error) = journal.empty_if_full(&mut connection).await {
            // Nothing is lost: it is tried again after the next commit.
            tracing::error!(%error, "the journal was not emptied");
        }
        if let Some(done) = closing {
            if let Err(error) = connection.close().await {
                tracing::error!(%error, "the database was not closed cleanly");
            }
            // Nobody may be waiting any more.
            let _ = done.send(());
            return;
        }
    }
}

/// Writes all in one commit. If that fails, each is tried alone, so that one lost race does not harm the others.
async fn commit(connection: &mut SqliteConnection, journal: &mut Journal, batch: Vec<Waiting>) {
    let writes: Vec<&Write> = batch.iter().map(|waiting| &waiting.write).collect();
    let together = transact(connection, journal, &writes).await;
    if together.is_err() && batch.len() > 1 {
        for waiting in batch {
            let alone = transact(connection, journal, &[&waiting.write]).await;
            let _ = waiting.done.send(alone);
        }
        return;
    }
    let mut failed = together.err();
    for waiting in batch {
        // Whoever waited may have gone away; the write is on disk all the same.
        let _ = waiting.done.send(failed.take().map_or(Ok(()), Err));
    }
}

/// Does all of the writes or none.
async fn transact(
    connection: &mut SqliteConnection,
    journal: &mut Journal,
    writes: &[&Write],
) -> Result<(), StoreError> {
    let mut appends = Vec::new();
    let mut others = Vec::new();
    for &write in writes {
        match write {
            Write::Append(append) => {
                appends.push(append);
                if append.summary.is_some() {
                    others.push(write);
                }
            }
            Write::Create(table) => {
                appends.push(&table.append);
                others.push(write);
            }
            Write::AddGuest { .. } | Write::RenameGuest(_) => others.push(write),
        }
    }
    if others.is_empty() {
        // A single statement is a transaction of its own.
        return journal.append(connection, &appends).await.map_err(conflict);
    }
    let mut transaction = connection.begin().await?;
    for write in others {
        apply(&mut transaction, write).await?;
    }
    if !appends.is_empty() {
        journal.append(&mut transaction, &appends).await.map_err(conflict)?;
    }
    transaction.commit().await?;
    Ok(())
}

/// Whatever a write does besides adding to the log.
async fn apply(connection: &mut SqliteConnection, write: &Write) -> Result<(), StoreError> {
    match write {
        Write::Create(table) => create(connection, table).await.map_err(conflict)?,
        Write::Append(append) => {
            if let Some(summary) = &append.summary {
                summarize(connection, &append.table, summary).await?;
            }
        }
        Write::AddGuest { guest, token, at } => {
            sqlx::query("INSERT INTO guests (id, token_hash, name, created_at) VALUES ($1, $2, $3, $4)")
                .bind(&guest.id)
                .bind(token.as_slice())
                .bind(&guest.name)
                .bind(integer(*at))
                .execute(connection)
                .await
                .map_err(conflict)?;
        }
        Write::RenameGuest(guest) => {
            sqlx::query("UPDATE guests SET name = $1 WHERE id = $2")
                .bind(&guest.name)
                .bind(&guest.id)
                .execute(connection)
                .await?;
        }
    }
    Ok(())
}

async fn create(connection: &mut SqliteConnection, table: &NewTable) -> Result<(), sqlx::Error> {
    sqlx::query(
        "INSERT INTO tables (id, secret, made_by, made_at, changed_at, is_public, is_over, summary) \
         VALUES ($1, $2, $3, $4, $4, 0, 0, '')",
    )
    .bind(&table.append.table)
    .bind(&table.secret)
    .bind(&table.made_by)
    .bind(integer(table.append.row.at))
    .execute(&mut *connection)
    .await?;
    match &table.append.summary {
        Some(summary) => summarize(connection, &table.append.table, summary).await,
        None => Ok(()),
    }
}

async fn summarize(
    connection: &mut SqliteConnection,
    table: &str,
    summary: &Summary,
) -> Result<(), sqlx::Error> {
    sqlx::query(
        "UPDATE tables SET changed_at = $2, is_public = $3, is_over = $4, summary = $5 WHERE id = $1",
    )
    .bind(table)
    .bind(integer(summary.at))
    .bind(summary.is_public)
    .bind(summary.is_over)
    .bind(&summary.text)
    .execute(&mut *connection)
    .await?;
    sqlx::query("DELETE FROM seats WHERE table_id = $1").bind(table).execute(&mut *connection).await?;
    for guest in &summary.guests {
        sqlx::query("INSERT INTO seats (guest_id, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING")
            .bind(guest)
            .bind(table)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

/// A broken key is a lost race, as is a number that a trigger finds taken; anything else is a fault of the database.
fn conflict(error: sqlx::Error) -> StoreError {
    match &error {
        sqlx::Error::Database(fault)
            if fault.is_unique_violation() || fault.code().as_deref() == Some(STOPPED_BY_TRIGGER) =>
        {
            StoreError::Conflict
        }
        _ => StoreError::Database(error),
    }
}

/// Numbers as the database has them. Times and sequence numbers are far below the limit.
pub(crate) fn integer(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}
