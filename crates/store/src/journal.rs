//! Rows of logs, on their way through the journal: `migrations/sqlite/2-journal.sql` says why there is one.

use crate::pen::integer;
use crate::{Append, Row};
use sqlx::sqlite::{SqliteConnection, SqlitePool};
use sqlx::{AssertSqlSafe, Connection, Row as _};

/// From so many rows on, the journal is emptied. More would save little, and everybody waits while it happens.
const FULL: usize = 1024;

/// The end of all logs. Only one connection writes to it.
pub struct Journal {
    rows: usize,
}

impl Journal {
    /// The journal as it was left.
    pub async fn open(connection: &mut SqliteConnection) -> Result<Journal, sqlx::Error> {
        let rows: i64 = sqlx::query_scalar("SELECT count(*) FROM journal").fetch_one(connection).await?;
        Ok(Journal { rows: usize::try_from(rows).unwrap_or(0) })
    }

    /// Adds rows, all in one statement: each has to be sent to the thread of the database and waited for.
    pub async fn append(
        &mut self,
        connection: &mut SqliteConnection,
        appends: &[&Append],
    ) -> Result<(), sqlx::Error> {
        // Few different statements are needed, so that each is prepared only once: places that are left over stay empty.
        let places = appends.len().next_power_of_two();
        let values = vec!["(?, ?, ?, ?)"; places].join(", ");
        let statement = format!(
            "INSERT INTO journal (table_id, seq, at, body) \
             SELECT * FROM (VALUES {values}) WHERE column1 IS NOT NULL"
        );
        let mut query = sqlx::query(AssertSqlSafe(statement));
        for Append { table, row, .. } in appends {
            query = query.bind(table).bind(integer(row.seq)).bind(integer(row.at)).bind(&row.body);
        }
        query.execute(connection).await?;
        self.rows += appends.len();
        Ok(())
    }

    /// Moves all rows to their places, if there are many.
    pub async fn empty_if_full(&mut self, connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
        if self.rows < FULL {
            return Ok(());
        }
        let mut transaction = connection.begin().await?;
        let order = "INSERT INTO log (table_id, seq, at, body) \
                     SELECT table_id, seq, at, body FROM journal ORDER BY table_id, seq";
        sqlx::query(order).execute(&mut *transaction).await?;
        sqlx::query("DELETE FROM journal").execute(&mut *transaction).await?;
        transaction.commit().await?;
        self.rows = 0;
        Ok(())
    }
}

/// The rows of a table's log after number `after`, at most `most`.
pub async fn rows_after(
    readers: &SqlitePool,
    table: &str,
    after: u64,
    most: u32,
) -> Result<Vec<Row>, sqlx::Error> {
    let query = "SELECT seq, at, body FROM log WHERE table_id = $1 AND seq > $2 \
                 UNION ALL SELECT seq, at, body FROM journal WHERE table_id = $1 AND seq > $2 ORDER BY seq LIMIT $3";
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
