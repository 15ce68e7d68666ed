//! The SQL for operators, and for guests who want their data. Like `queries.rs`, this file is a module of both
//! databases.

use super::queries::{integer, summarize};
use super::{Backend, Connection, Origin, insert_rows, set_erasing};
use crate::writer::Write;
use crate::{
    Act, Administration, Ban, Change, GuestFacts, Note, Report, Rewrite, StoreError, StoreFuture, TableFacts,
    Which,
};
use sqlx::Row as _;

impl Administration for Backend {
    fn act(&self, note: Note, change: Change) -> StoreFuture<'_, ()> {
        Box::pin(self.writer.write(Write::Act { note, change }))
    }

    fn acts_after(&self, after: u64, limit: u32) -> StoreFuture<'_, Vec<Act>> {
        Box::pin(acts_after(self, after, limit))
    }

    fn last_act(&self) -> StoreFuture<'_, u64> {
        Box::pin(last_act(self))
    }

    fn bans(&self) -> StoreFuture<'_, Vec<Ban>> {
        Box::pin(bans(self))
    }

    fn report(&self, report: Report) -> StoreFuture<'_, ()> {
        Box::pin(self.writer.write(Write::Report(report)))
    }

    fn reports<'a>(&'a self, guest: Option<&'a str>, limit: u32) -> StoreFuture<'a, Vec<Report>> {
        Box::pin(reports(self, guest, limit))
    }

    fn send_away<'a>(&'a self, table: &'a str, network: &'a str) -> StoreFuture<'a, ()> {
        let write = Write::SendAway { table: table.to_owned(), network: network.to_owned() };
        Box::pin(self.writer.write(write))
    }

    fn is_sent_away<'a>(&'a self, table: &'a str, network: &'a str) -> StoreFuture<'a, bool> {
        Box::pin(is_sent_away(self, table, network))
    }

    fn tables<'a>(&'a self, which: Which<'a>, limit: u32) -> StoreFuture<'a, Vec<TableFacts>> {
        Box::pin(tables(self, which, limit))
    }

    fn guest_facts<'a>(&'a self, guest: &'a str) -> StoreFuture<'a, Option<GuestFacts>> {
        Box::pin(guest_facts(self, guest))
    }

    fn sweep<'a>(&'a self, table: &'a str) -> StoreFuture<'a, ()> {
        Box::pin(self.writer.write(Write::Sweep { table: table.to_owned() }))
    }

    fn forget_acts(&self, before: u64) -> StoreFuture<'_, ()> {
        Box::pin(self.writer.write(Write::ForgetActs { before }))
    }

    fn note_round(&self, at: u64) -> StoreFuture<'_, ()> {
        Box::pin(self.writer.write(Write::NoteRound { at }))
    }

    fn last_round(&self) -> StoreFuture<'_, Option<u64>> {
        Box::pin(last_round(self))
    }
}

/// Notes an act and makes its change.
pub(super) async fn write(
    connection: &mut Connection,
    origin: Origin,
    note: &Note,
    change: &Change,
) -> Result<(), StoreError> {
    let Note { at, who, act, subject, detail } = note;
    let query = sqlx::query("INSERT INTO acts (at, who, act, subject, detail) VALUES ($1, $2, $3, $4, $5)");
    let query = query.bind(integer(*at)).bind(who).bind(act).bind(subject).bind(detail);
    query.execute(&mut *connection).await?;
    let erases =
        matches!(change, Change::RemoveTable { .. } | Change::Rewrite(_) | Change::RemoveGuest { .. });
    if !erases {
        return make(connection, origin, change).await;
    }
    set_erasing(connection, true).await?;
    let made = make(connection, origin, change).await;
    set_erasing(connection, false).await?;
    made
}

async fn make(connection: &mut Connection, origin: Origin, change: &Change) -> Result<(), StoreError> {
    match change {
        Change::Nothing => {}
        Change::RemoveTable { table } => remove_table(connection, table).await?,
        Change::Rewrite(rewrite) => self::rewrite(connection, origin, rewrite).await?,
        Change::RemoveGuest { guest } => remove_guest(connection, guest).await?,
        Change::Ban(Ban { subject, at, ends_at, reason }) => {
            let query = "INSERT INTO bans (subject, at, ends_at, reason) VALUES ($1, $2, $3, $4) \
                         ON CONFLICT (subject) DO UPDATE \
                         SET at = excluded.at, ends_at = excluded.ends_at, reason = excluded.reason";
            let query = sqlx::query(query).bind(subject).bind(integer(*at)).bind(ends_at.map(integer));
            query.bind(reason).execute(connection).await?;
        }
        Change::Unban { subject } => {
            let query = sqlx::query("DELETE FROM bans WHERE subject = $1");
            query.bind(subject).execute(connection).await?;
        }
    }
    Ok(())
}

/// Removes a table with everything that belongs to it. Rows that somebody appends a moment later go with a second call.
pub(super) async fn remove_table(connection: &mut Connection, table: &str) -> Result<(), StoreError> {
    for query in [
        "DELETE FROM tables WHERE id = $1",
        "DELETE FROM log WHERE table_id = $1",
        "DELETE FROM seats WHERE table_id = $1",
        "DELETE FROM sent_away WHERE table_id = $1",
    ] {
        sqlx::query(query).bind(table).execute(&mut *connection).await?;
    }
    Ok(())
}

async fn rewrite(connection: &mut Connection, origin: Origin, rewrite: &Rewrite) -> Result<(), StoreError> {
    let Rewrite { table, guest, rows, append, summary } = rewrite;
    let query = sqlx::query_scalar("SELECT count(*) FROM log WHERE table_id = $1").bind(table);
    let found: i64 = query.fetch_one(&mut *connection).await?;
    if found != integer(rows.len() as u64) {
        return Err(StoreError::Conflict);
    }
    for row in rows {
        let query = sqlx::query("UPDATE log SET body = $3 WHERE table_id = $1 AND seq = $2");
        let query = query.bind(table).bind(integer(row.seq)).bind(&row.body);
        if query.execute(&mut *connection).await?.rows_affected() == 0 {
            return Err(StoreError::Conflict);
        }
    }
    summarize(connection, table, summary).await?;
    let query = sqlx::query("UPDATE tables SET made_by = '' WHERE id = $1 AND made_by = $2");
    query.bind(table).bind(guest).execute(&mut *connection).await?;
    if let Some(append) = append {
        insert_rows(connection, origin, &[append]).await?;
    }
    Ok(())
}

async fn remove_guest(connection: &mut Connection, guest: &str) -> Result<(), StoreError> {
    for query in [
        "DELETE FROM guests WHERE id = $1",
        "DELETE FROM seats WHERE guest_id = $1",
        "DELETE FROM reports WHERE guest_id = $1 OR by_guest = $1",
        "UPDATE tables SET made_by = '' WHERE made_by = $1",
    ] {
        sqlx::query(query).bind(guest).execute(&mut *connection).await?;
    }
    Ok(())
}

/// Notes a report, unless the guest has reported the same one at the same table.
pub(super) async fn report(connection: &mut Connection, report: &Report) -> Result<(), StoreError> {
    let query = "INSERT INTO reports (table_id, guest_id, by_guest, at, name, about) VALUES ($1, $2, $3, $4, $5, $6) \
                 ON CONFLICT DO NOTHING";
    let Report { at, table, guest, name, about, by } = report;
    let query = sqlx::query(query).bind(table).bind(guest).bind(by).bind(integer(*at));
    query.bind(name).bind(about).execute(connection).await?;
    Ok(())
}

/// Removes acts and reports from before a time, and bans that had ended then.
pub(super) async fn forget_acts(connection: &mut Connection, before: u64) -> Result<(), StoreError> {
    for query in [
        "DELETE FROM acts WHERE at < $1",
        "DELETE FROM reports WHERE at < $1",
        "DELETE FROM bans WHERE ends_at < $1",
    ] {
        sqlx::query(query).bind(integer(before)).execute(&mut *connection).await?;
    }
    Ok(())
}

/// Notes when the last search for what is too old was.
pub(super) async fn note_round(connection: &mut Connection, at: u64) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM rounds").execute(&mut *connection).await?;
    sqlx::query("INSERT INTO rounds (at) VALUES ($1)").bind(integer(at)).execute(connection).await?;
    Ok(())
}

async fn last_round(store: &Backend) -> Result<Option<u64>, StoreError> {
    let query = sqlx::query_scalar("SELECT max(at) FROM rounds");
    let at: Option<i64> = query.fetch_one(&store.readers).await?;
    Ok(at.map(i64::unsigned_abs))
}

async fn acts_after(store: &Backend, after: u64, limit: u32) -> Result<Vec<Act>, StoreError> {
    let query = "SELECT id, at, who, act, subject, detail FROM acts WHERE id > $1 ORDER BY id LIMIT $2";
    let rows =
        sqlx::query(query).bind(integer(after)).bind(i64::from(limit)).fetch_all(&store.readers).await?;
    let act = |row: super::DbRow| {
        let (id, at): (i64, i64) = (row.try_get(0)?, row.try_get(1)?);
        let note = Note {
            at: at.unsigned_abs(),
            who: row.try_get(2)?,
            act: row.try_get(3)?,
            subject: row.try_get(4)?,
            detail: row.try_get(5)?,
        };
        Ok(Act { id: id.unsigned_abs(), note })
    };
    rows.into_iter().map(act).collect()
}

async fn last_act(store: &Backend) -> Result<u64, StoreError> {
    let query = sqlx::query_scalar("SELECT coalesce(max(id), 0) FROM acts");
    let id: i64 = query.fetch_one(&store.readers).await?;
    Ok(id.unsigned_abs())
}

async fn bans(store: &Backend) -> Result<Vec<Ban>, StoreError> {
    let query = sqlx::query_as("SELECT subject, at, ends_at, reason FROM bans ORDER BY at, subject");
    let rows: Vec<(String, i64, Option<i64>, String)> = query.fetch_all(&store.readers).await?;
    let ban = |(subject, at, ends_at, reason): (String, i64, Option<i64>, String)| Ban {
        subject,
        at: at.unsigned_abs(),
        ends_at: ends_at.map(i64::unsigned_abs),
        reason,
    };
    Ok(rows.into_iter().map(ban).collect())
}

/// The latest reports, or those by a guest and about it.
async fn reports(store: &Backend, guest: Option<&str>, limit: u32) -> Result<Vec<Report>, StoreError> {
    let query = "SELECT at, table_id, guest_id, name, about, by_guest FROM reports \
                 WHERE $1 = '' OR guest_id = $1 OR by_guest = $1 ORDER BY at DESC, table_id, guest_id LIMIT $2";
    let query = sqlx::query_as(query).bind(guest.unwrap_or_default()).bind(i64::from(limit));
    let rows: Vec<(i64, String, String, String, String, String)> = query.fetch_all(&store.readers).await?;
    let report = |(at, table, guest, name, about, by): (i64, String, String, String, String, String)| {
        Report { at: at.unsigned_abs(), table, guest, name, about, by }
    };
    Ok(rows.into_iter().map(report).collect())
}

async fn is_sent_away(store: &Backend, table: &str, network: &str) -> Result<bool, StoreError> {
    let query = "SELECT count(*) FROM sent_away WHERE table_id = $1 AND network = $2";
    let found: i64 = sqlx::query_scalar(query).bind(table).bind(network).fetch_one(&store.readers).await?;
    Ok(found > 0)
}

async fn tables(store: &Backend, which: Which<'_>, limit: u32) -> Result<Vec<TableFacts>, StoreError> {
    let condition = match which {
        Which::All => "$1 = ''",
        Which::Open => "$1 = '' AND NOT is_over",
        Which::Of(_) => {
            "made_by = $1 OR EXISTS (SELECT 1 FROM seats WHERE seats.table_id = tables.id AND guest_id = $1)"
        }
    };
    let guest = if let Which::Of(guest) = which { guest } else { "" };
    let query = format!(
        "SELECT id, made_by, made_from, made_at, changed_at, is_public, is_over, is_pinned, summary FROM tables \
         WHERE {condition} ORDER BY changed_at DESC, id LIMIT $2"
    );
    // The conditions are those above.
    let query = sqlx::query(sqlx::AssertSqlSafe(query)).bind(guest).bind(i64::from(limit));
    let facts = |row: super::DbRow| {
        let (made_at, changed_at): (i64, i64) = (row.try_get(3)?, row.try_get(4)?);
        Ok(TableFacts {
            table: row.try_get(0)?,
            made_by: row.try_get(1)?,
            made_from: row.try_get(2)?,
            made_at: made_at.unsigned_abs(),
            changed_at: changed_at.unsigned_abs(),
            is_public: row.try_get(5)?,
            is_over: row.try_get(6)?,
            is_pinned: row.try_get(7)?,
            text: row.try_get(8)?,
        })
    };
    query.fetch_all(&store.readers).await?.into_iter().map(facts).collect()
}

async fn guest_facts(store: &Backend, guest: &str) -> Result<Option<GuestFacts>, StoreError> {
    let query = sqlx::query_as("SELECT name, created_at, seen_at FROM guests WHERE id = $1").bind(guest);
    let row: Option<(String, i64, Option<i64>)> = query.fetch_optional(&store.readers).await?;
    Ok(row.map(|(name, since, seen)| GuestFacts {
        id: guest.to_owned(),
        name,
        since: since.unsigned_abs(),
        seen: seen.map(i64::unsigned_abs),
    }))
}
