//! The one task that writes. What arrives while a commit is under way shares the next one.

use crate::{Append, Guest, NewTable, StoreError, Summary, TokenHash};
use sqlx::sqlite::SqliteConnection;
use sqlx::{Connection, QueryBuilder, Sqlite};
use tokio::sync::{mpsc, oneshot};

/// How many writes share a commit at most.
const LARGEST_BATCH: usize = 512;
/// How many rows go into one statement: SQLite takes 32,766 values, and a row has 4.
const ROWS_PER_STATEMENT: usize = 256;
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
    pub fn start(connection: SqliteConnection) -> Writer {
        let (orders, inbox) = mpsc::channel(QUEUE);
        tokio::spawn(work(connection, inbox));
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

async fn work(mut connection: SqliteConnection, mut inbox: mpsc::Receiver<Order>) {
    let mut orders = Vec::new();
    while inbox.recv_many(&mut orders, LARGEST_BATCH).await > 0 {
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
        commit(&mut connection, batch).await;
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
async fn commit(connection: &mut SqliteConnection, batch: Vec<Waiting>) {
    let writes: Vec<&Write> = batch.iter().map(|waiting| &waiting.write).collect();
    let together = transact(connection, &writes).await;
    if together.is_err() && batch.len() > 1 {
        for waiting in batch {
            let alone = transact(connection, &[&waiting.write]).await;
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

async fn transact(connection: &mut SqliteConnection, writes: &[&Write]) -> Result<(), StoreError> {
    let mut transaction = connection.begin().await?;
    let mut rows = Vec::new();
    for write in writes {
        match write {
            Write::Create(table) => {
                create(&mut transaction, table).await.map_err(conflict)?;
                rows.extend(rows_of(&table.append));
            }
            Write::Append(append) => {
                if let Some(summary) = &append.summary {
                    summarize(&mut transaction, &append.table, summary).await?;
                }
                rows.extend(rows_of(append));
            }
            Write::AddGuest { guest, token, at } => {
                sqlx::query("INSERT INTO guests (id, token_hash, name, created_at) VALUES ($1, $2, $3, $4)")
                    .bind(&guest.id)
                    .bind(token.as_slice())
                    .bind(&guest.name)
                    .bind(integer(*at))
                    .execute(&mut *transaction)
                    .await
                    .map_err(conflict)?;
            }
            Write::RenameGuest(guest) => {
                sqlx::query("UPDATE guests SET name = $1 WHERE id = $2")
                    .bind(&guest.name)
                    .bind(&guest.id)
                    .execute(&mut *transaction)
                    .await?;
            }
        }
    }
    for rows in rows.chunks(ROWS_PER_STATEMENT) {
        let mut insert = QueryBuilder::<Sqlite>::new("INSERT INTO log (table_id, seq, at, body) ");
        insert.push_values(rows, |mut values, &(table, row)| {
            values
                .push_bind(table)
                .push_bind(integer(row.seq))
                .push_bind(integer(row.at))
                .push_bind(&row.body);
        });
        insert.build().execute(&mut *transaction).await.map_err(conflict)?;
    }
    transaction.commit().await?;
    Ok(())
}

fn rows_of(append: &Append) -> impl Iterator<Item = (&str, &crate::Row)> {
    append.rows.iter().map(|row| (append.table.as_str(), row))
}

async fn create(connection: &mut SqliteConnection, table: &NewTable) -> Result<(), sqlx::Error> {
    let at = table.append.rows.first().map_or(0, |row| row.at);
    sqlx::query(
        "INSERT INTO tables (id, secret, made_by, made_at, changed_at, is_public, is_over, summary) \
         VALUES ($1, $2, $3, $4, $4, 0, 0, '')",
    )
    .bind(&table.append.table)
    .bind(&table.secret)
    .bind(&table.made_by)
    .bind(integer(at))
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

/// A broken key is a lost race, anything else a fault of the database.
fn conflict(error: sqlx::Error) -> StoreError {
    match &error {
        sqlx::Error::Database(fault) if fault.is_unique_violation() => StoreError::Conflict,
        _ => StoreError::Database(error),
    }
}

/// Numbers as the database has them. Times and sequence numbers are far below the limit.
pub(crate) fn integer(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}
