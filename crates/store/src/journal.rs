//! Rows of logs, on their way through the journal: `migrations/sqlite/2-journal.sql` says why there is one.

use crate::pen::integer;
use crate::{Append, Row, StoreError};
use sqlx::Row as _;
use sqlx::sqlite::{SqliteConnection, SqlitePool};
use std::collections::HashMap;

/// From so many rows on, the journal is emptied.
const FULL: usize = 1024;
/// Where the ids of tables are cut into parts. The journal is emptied one part after the other, since everybody waits while it
/// happens: more parts would be shorter, but for each the whole journal is read.
const PARTS: [&str; 4] = ["", "8", "g", "r"];
/// How many logs' ends are remembered, about. Those of logs with no row in the journal can be forgotten and read again.
const REMEMBERED: usize = 16_384;

/// The end of all logs. Only one connection writes to it.
pub struct Journal {
    /// How many rows there are that are not being moved.
    rows: usize,
    moving: Option<Moving>,
    /// The number of the last row of logs: of all that have a row in the journal, and of others that were written lately.
    ends: HashMap<String, u64>,
}

/// Rows on their way from the journal to the logs. Until the last one has arrived all stay in the journal as well.
#[derive(Clone, Copy)]
struct Moving {
    /// The last of them.
    last: i64,
    /// How many of the parts have arrived.
    parts: usize,
}

impl Journal {
    /// The journal as it was left.
    pub async fn open(connection: &mut SqliteConnection) -> Result<Journal, sqlx::Error> {
        let query = "SELECT table_id, max(seq), count(*) FROM journal GROUP BY table_id";
        let found: Vec<(String, i64, i64)> = sqlx::query_as(query).fetch_all(connection).await?;
        let rows = found.iter().map(|(_, _, rows)| rows).sum::<i64>();
        Ok(Journal {
            rows: usize::try_from(rows).unwrap_or(usize::MAX),
            moving: None,
            ends: found.into_iter().map(|(table, seq, _)| (table, seq.unsigned_abs())).collect(),
        })
    }

    /// Where the logs will end with these rows. Each must have a number beyond the end of its log.
    pub async fn ends_after<'a>(
        &self,
        connection: &mut SqliteConnection,
        appends: &[&'a Append],
    ) -> Result<HashMap<&'a str, u64>, StoreError> {
        let mut ends = HashMap::with_capacity(appends.len());
        for Append { table, row, .. } in appends {
            let known = ends.get(table.as_str()).or_else(|| self.ends.get(table)).copied();
            let end = match known {
                Some(end) => end,
                None => end_in_log(connection, table).await?,
            };
            if row.seq <= end {
                return Err(StoreError::Conflict);
            }
            ends.insert(table.as_str(), row.seq);
        }
        Ok(ends)
    }

    /// Rows were added and committed, and the logs end here now.
    pub fn note(&mut self, rows: usize, ends: HashMap<&str, u64>) {
        self.rows += rows;
        for (table, seq) in ends {
            match self.ends.get_mut(table) {
                Some(end) => *end = seq,
                None => drop(self.ends.insert(table.to_owned(), seq)),
            }
        }
    }

    /// Moves some rows to their places, if there are many.
    pub async fn tidy(&mut self, connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
        let Some(moving) = self.moving else {
            if self.rows >= FULL {
                let last = sqlx::query_scalar("SELECT max(id) FROM journal").fetch_one(connection).await?;
                self.moving = Some(Moving { last, parts: 0 });
                self.rows = 0;
            }
            return Ok(());
        };
        if moving.parts < PARTS.len() {
            move_part(connection, moving).await?;
            self.moving = Some(Moving { parts: moving.parts + 1, ..moving });
        } else {
            let order = sqlx::query("DELETE FROM journal WHERE id <= $1").bind(moving.last);
            order.execute(&mut *connection).await?;
            self.moving = None;
            if self.ends.len() > REMEMBERED {
                *self = Journal::open(connection).await?;
            }
        }
        Ok(())
    }
}

/// Copies the rows of the next part of the tables. Those that were copied before a crash are there already.
async fn move_part(connection: &mut SqliteConnection, moving: Moving) -> Result<(), sqlx::Error> {
    let order = "INSERT OR IGNORE INTO log (table_id, seq, at, body) \
                 SELECT table_id, seq, at, body FROM journal \
                 WHERE id <= $1 AND table_id >= $2 AND ($3 IS NULL OR table_id < $3) ORDER BY table_id, seq";
    let (from, to) = (PARTS[moving.parts], PARTS.get(moving.parts + 1));
    sqlx::query(order).bind(moving.last).bind(from).bind(to).execute(connection).await?;
    Ok(())
}

/// The number of the last row of a log that has none in the journal; 0 if it is empty.
async fn end_in_log(connection: &mut SqliteConnection, table: &str) -> Result<u64, sqlx::Error> {
    let query = sqlx::query_scalar("SELECT max(seq) FROM log WHERE table_id = $1").bind(table);
    let end: Option<i64> = query.fetch_one(connection).await?;
    Ok(end.map_or(0, i64::unsigned_abs))
}

/// The rows of a table's log after number `after`, at most `most`.
pub async fn rows_after(
    readers: &SqlitePool,
    table: &str,
    after: u64,
    most: u32,
) -> Result<Vec<Row>, sqlx::Error> {
    // A row that is being moved is in both.
    let query = "SELECT seq, at, body FROM log WHERE table_id = $1 AND seq > $2 \
                 UNION ALL SELECT seq, at, body FROM journal WHERE table_id = $1 AND seq > $2 \
                 AND NOT EXISTS (SELECT 1 FROM log WHERE table_id = $1 AND log.seq = journal.seq) ORDER BY seq LIMIT $3";
    let rows = sqlx::query(query).bind(table).bind(integer(after)).bind(most).fetch_all(readers).await?;
    let read = |row: &sqlx::sqlite::SqliteRow| {
        Ok(Row {
            seq: row.try_get::<i64, _>(0)?.unsigned_abs(),
            at: row.try_get::<i64, _>(1)?.unsigned_abs(),
            body: row.try_get(2)?,
        })
    };
    rows.iter().map(read).collect()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

    use super::*;
    use crate::pen::Write;
    use crate::script::script;
    use crate::sqlite::migrate;
    use sqlx::sqlite::SqliteConnectOptions;
    use sqlx::{AssertSqlSafe, ConnectOptions};

    async fn append(
        journal: &mut Journal,
        connection: &mut SqliteConnection,
        seq: usize,
    ) -> Result<(), StoreError> {
        // Tables of all parts.
        let table = ["1", "9", "h", "z"][seq % 4].to_owned();
        let row = Row { seq: seq as u64, at: 7, body: format!("entry {seq}") };
        let write = Write::Append(Append { table, row, summary: None });
        let (mut script, appends) = script(&[&write]);
        let ends = journal.ends_after(connection, &appends).await?;
        script.build().execute(connection).await?;
        journal.note(1, ends);
        Ok(())
    }

    async fn count(connection: &mut SqliteConnection, table: &str) -> usize {
        let query = sqlx::query_scalar(AssertSqlSafe(format!("SELECT count(*) FROM {table}")));
        let count: i64 = query.fetch_one(connection).await.unwrap();
        usize::try_from(count).unwrap()
    }

    #[tokio::test]
    async fn a_crash_at_any_step_of_moving_loses_nothing_and_doubles_nothing() {
        for steps in 0..=PARTS.len() + 1 {
            let mut connection = SqliteConnectOptions::new().in_memory(true).connect().await.unwrap();
            migrate(&mut connection, 0).await.unwrap();
            let mut journal = Journal::open(&mut connection).await.unwrap();
            for seq in 1..=FULL {
                append(&mut journal, &mut connection, seq).await.unwrap();
            }
            for _ in 0..steps {
                journal.tidy(&mut connection).await.unwrap();
            }
            // What the process knew is gone.
            let mut journal = Journal::open(&mut connection).await.unwrap();
            let taken = append(&mut journal, &mut connection, FULL).await;
            assert!(matches!(taken, Err(StoreError::Conflict)));
            for seq in FULL + 1..=3 * FULL {
                append(&mut journal, &mut connection, seq).await.unwrap();
                journal.tidy(&mut connection).await.unwrap();
            }
            let kept = count(&mut connection, "journal").await;
            assert!(kept <= FULL + PARTS.len() + 1, "{kept}");
            let both =
                "(SELECT table_id, seq, at, body FROM log UNION SELECT table_id, seq, at, body FROM journal)";
            assert_eq!(count(&mut connection, both).await, 3 * FULL);
        }
    }
}
