//! Rows of logs, on their way through the journal: `migrations/sqlite/2-journal.sql` says why there is one, and `4-chunks.sql` what
//! they become.

use crate::pen::integer;
use crate::{Append, Row, StoreError};
use sqlx::sqlite::{SqliteConnection, SqlitePool};
use std::collections::HashMap;

/// From so many rows on, the journal is emptied. Everybody waits while it happens.
const FULL: usize = 1024;
/// However busy a table is, not more entries are one chunk, about: whoever wants a few rows does not have to read a thousand.
const LARGEST_CHUNK: u32 = 256;
/// How many logs' ends are remembered, about. While the journal is empty they can be forgotten and read again.
const REMEMBERED: usize = 16_384;

/// The end of all logs. Only one connection writes to it.
pub struct Journal {
    /// How many rows there are.
    rows: usize,
    /// The number of the last row of logs: of all that have a row in the journal, and of others that were written lately.
    ends: HashMap<String, u64>,
}

impl Journal {
    /// The journal as it was left.
    pub async fn open(connection: &mut SqliteConnection) -> Result<Journal, sqlx::Error> {
        let query = "SELECT table_id, max(seq), count(*) FROM journal GROUP BY table_id";
        let found: Vec<(String, i64, i64)> = sqlx::query_as(query).fetch_all(connection).await?;
        let rows = found.iter().map(|(_, _, rows)| rows).sum::<i64>();
        Ok(Journal {
            rows: usize::try_from(rows).unwrap_or(usize::MAX),
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

    /// Whether it should be emptied.
    pub fn is_full(&self) -> bool {
        self.rows >= FULL
    }

    /// Moves all rows to their logs.
    pub async fn empty(&mut self, connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
        let script = "BEGIN; \
                      INSERT INTO log (table_id, last, rows) \
                      SELECT table_id, max(seq), json_group_array(json_array(seq, at, body)) \
                      FROM journal GROUP BY table_id, seq / $1; \
                      DELETE FROM journal; \
                      COMMIT";
        sqlx::query(script).bind(LARGEST_CHUNK).execute(connection).await?;
        self.rows = 0;
        if self.ends.len() > REMEMBERED {
            self.ends.clear();
        }
        Ok(())
    }
}

/// The number of the last row of a log that has none in the journal; 0 if it is empty.
async fn end_in_log(connection: &mut SqliteConnection, table: &str) -> Result<u64, sqlx::Error> {
    let query = sqlx::query_scalar("SELECT max(last) FROM log WHERE table_id = $1").bind(table);
    let end: Option<i64> = query.fetch_one(connection).await?;
    Ok(end.map_or(0, i64::unsigned_abs))
}

/// Some rows of a table's log after number `after`, the first ones, at most `most`; none if there are no more.
pub async fn rows_after(
    readers: &SqlitePool,
    table: &str,
    after: u64,
    most: u32,
) -> Result<Vec<Row>, sqlx::Error> {
    // Rows of chunks, or, after the last chunk, rows of the journal. One statement, since rows move meanwhile.
    let query = "SELECT rows FROM (SELECT rows FROM log WHERE table_id = $1 AND last > $2 ORDER BY last LIMIT $3) \
                 UNION ALL \
                 SELECT json_array(json_array(seq, at, body)) FROM journal WHERE table_id = $1 AND seq > $2 \
                 AND NOT EXISTS (SELECT 1 FROM log WHERE table_id = $1 AND last > $2)";
    // Whoever wants few rows reads one chunk: of most of them few rows would be left.
    let chunks = most / LARGEST_CHUNK + 1;
    let query = sqlx::query_scalar(query).bind(table).bind(integer(after)).bind(chunks);
    let chunks: Vec<String> = query.fetch_all(readers).await?;
    let mut rows = Vec::new();
    for chunk in &chunks {
        let found: Vec<(u64, u64, String)> =
            serde_json::from_str(chunk).map_err(|error| sqlx::Error::Decode(Box::new(error)))?;
        rows.extend(found.into_iter().map(|(seq, at, body)| Row { seq, at, body }));
    }
    rows.retain(|row| row.seq > after);
    rows.sort_unstable_by_key(|row| row.seq);
    rows.truncate(usize::try_from(most).unwrap_or(usize::MAX));
    Ok(rows)
}
