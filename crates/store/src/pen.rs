//! The one connection that writes.

use crate::journal::Journal;
use crate::lock::Lock;
use crate::script::Script;
use crate::{Append, Guest, NewTable, StoreError, TokenHash};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection};

/// Something to be written.
pub(crate) enum Write {
    Create(Box<NewTable>),
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
    async fn new(options: &SqliteConnectOptions) -> Result<Open, sqlx::Error> {
        let mut connection = options.connect().await?;
        let journal = Journal::open(&mut connection).await?;
        Ok(Open { connection, journal })
    }
}

impl Pen {
    /// Opens a connection with these options.
    pub async fn new(options: SqliteConnectOptions, lock: Lock) -> Result<Pen, sqlx::Error> {
        Ok(Pen { open: Some(Open::new(&options).await?), options, lock })
    }

    /// Does all of the writes or none.
    ///
    /// A commit that could not be synchronised may stand complete in the write-ahead log: a crash would bring it back, although it was
    /// refused. So something is written over it before anybody hears of the failure. Others must have the database open meanwhile:
    /// whoever opens it first reads the write-ahead log as after a crash.
    pub async fn write(&mut self, writes: &[&Write]) -> Result<(), StoreError> {
        let done = self.try_writing(writes).await;
        if matches!(done, Err(StoreError::Database(_))) {
            // Even if this fails too, it has most likely written over it.
            let _ = self.try_writing(&[&Write::Trial]).await;
        }
        done
    }

    async fn try_writing(&mut self, writes: &[&Write]) -> Result<(), StoreError> {
        let done = transact(self.open().await?, writes).await;
        if matches!(done, Err(StoreError::Database(_))) {
            self.discard().await;
        }
        done
    }

    /// Moves what was written lately to its place, if there is much of it.
    pub async fn tidy(&mut self) -> Result<(), StoreError> {
        let Some(Open { journal, .. }) = &self.open else { return Ok(()) };
        if !journal.is_full() {
            return Ok(());
        }
        let Open { connection, journal } = self.open().await?;
        let done = journal.empty(connection).await;
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
            None => Ok(self.open.insert(Open::new(&self.options).await?)),
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
    let script = Script::new(writes);
    let ends = journal.ends_after(connection, &script.appends).await?;
    let done = script.write().build().execute(&mut *connection).await.map_err(conflict);
    if matches!(done, Err(StoreError::Conflict)) {
        sqlx::raw_sql("ROLLBACK").execute(connection).await?;
    }
    done?;
    journal.note(script.appends.len(), ends);
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
