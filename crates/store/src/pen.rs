//! The one connection that writes.

use crate::journal::Journal;
use crate::lock::Lock;
use crate::sqlite::mark;
use crate::{Append, Guest, NewTable, StoreError, Summary, TokenHash};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection};

/// Something to be written.
pub(crate) enum Write {
    Create(NewTable),
    Append(Append),
    AddGuest {
        guest: Guest,
        token: TokenHash,
        at: u64,
    },
    RenameGuest(Guest),
    /// Nothing new.
    Trial,
}

/// A connection that is thrown away after every failure of the database. What a failed commit leaves open on one could
/// swallow whatever is written after it.
pub(crate) struct Pen {
    options: SqliteConnectOptions,
    open: Option<Open>,
    /// Nobody else writes while this is held.
    lock: Lock,
}

struct Open {
    connection: SqliteConnection,
    journal: Journal,
}

impl Open {
    async fn new(mut connection: SqliteConnection) -> Result<Open, sqlx::Error> {
        let journal = Journal::open(&mut connection).await?;
        Ok(Open { connection, journal })
    }
}

impl Pen {
    /// Takes over a connection. With the same options it can be made again.
    pub async fn new(
        connection: SqliteConnection,
        options: SqliteConnectOptions,
        lock: Lock,
    ) -> Result<Pen, sqlx::Error> {
        Ok(Pen { options, open: Some(Open::new(connection).await?), lock })
    }

    /// Does all of the writes or none.
    pub async fn write(&mut self, writes: &[&Write]) -> Result<(), StoreError> {
        let done = transact(self.open().await?, writes).await;
        if matches!(done, Err(StoreError::Database(_))) {
            self.discard().await;
        }
        done
    }

    /// Moves what was written lately to its place, if there is much of it.
    pub async fn tidy(&mut self) -> Result<(), StoreError> {
        let Open { connection, journal } = self.open().await?;
        let done = journal.tidy(connection).await;
        if done.is_err() {
            self.discard().await;
        }
        Ok(done?)
    }

    /// Closes the connection.
    pub async fn close(self) -> Result<(), StoreError> {
        match self.open {
            Some(Open { connection, .. }) => Ok(connection.close().await?),
            None => Ok(()),
        }
    }

    async fn open(&mut self) -> Result<&mut Open, StoreError> {
        if !self.lock.is_held() {
            // Whoever has written meanwhile has left what this connection does not know.
            self.discard().await;
            self.lock.take_again()?;
        }
        match self.open {
            Some(ref mut open) => Ok(open),
            None => Ok(self.open.insert(Open::new(self.options.connect().await?).await?)),
        }
    }

    async fn discard(&mut self) {
        if let Some(Open { connection, .. }) = self.open.take()
            && let Err(error) = connection.close_hard().await
        {
            tracing::error!(%error, "a connection to the database was not closed cleanly");
        }
    }
}

async fn transact(open: &mut Open, writes: &[&Write]) -> Result<(), StoreError> {
    let Open { connection, journal } = open;
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
            Write::AddGuest { .. } | Write::RenameGuest(_) | Write::Trial => others.push(write),
        }
    }
    if others.is_empty() {
        // A single statement is a transaction of its own.
        return journal.append(connection, &appends).await;
    }
    let mut transaction = connection.begin().await?;
    let written = async {
        for write in others {
            apply(&mut transaction, write).await?;
        }
        if !appends.is_empty() {
            journal.append(&mut transaction, &appends).await?;
        }
        Ok(())
    };
    match written.await {
        Ok(()) => transaction.commit().await?,
        Err(error) => {
            transaction.rollback().await?;
            return Err(error);
        }
    }
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
        Write::Trial => mark(connection).await?,
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
    // All seats at once: each statement has to be sent to the thread of the database and waited for.
    let guests = serde_json::Value::from(summary.guests.as_slice()).to_string();
    for seats in [
        "DELETE FROM seats WHERE table_id = $1 AND guest_id NOT IN (SELECT value FROM json_each($2))",
        "INSERT OR IGNORE INTO seats (guest_id, table_id) SELECT value, $1 FROM json_each($2)",
    ] {
        sqlx::query(seats).bind(table).bind(&guests).execute(&mut *connection).await?;
    }
    Ok(())
}

/// A broken key is a lost race; anything else is a fault of the database.
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
