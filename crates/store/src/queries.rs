//! The SQL that both databases share. `sqlite.rs` and `postgres.rs` each include this file as a module, with their
//! own `Db`, `Connection` and `Backend`, and hold what differs.

use super::{Backend, Connection, Db, Origin, administration, begin, insert_rows, lock_quotas};
use crate::writer::Write;
use crate::{
    Administration, Append, Deadlines, Guest, Health, Listed, NewTable, Peers, Quota, Row, Store, StoreError,
    StoreFuture, StoredTable, Summary, TokenHash,
};
use sqlx::{Connection as _, QueryBuilder, Row as _};

/// The most public tables scanned for a list, so that a list stays fast however many there are.
const MAX_SCANNED: i64 = 2_000;

impl Store for Backend {
    fn create(&self, table: NewTable) -> StoreFuture<'_, ()> {
        Box::pin(self.writer.write(Write::Create(Box::new(table))))
    }

    fn append(&self, append: Append) -> StoreFuture<'_, ()> {
        Box::pin(self.writer.write(Write::Append(append)))
    }

    fn load<'a>(&'a self, table: &'a str) -> StoreFuture<'a, Option<StoredTable>> {
        Box::pin(async move {
            let Some(secret) = self.secret(table).await? else { return Ok(None) };
            let rows = self.rows_after(table, 0, u32::MAX).await?;
            Ok(Some(StoredTable { secret, rows }))
        })
    }

    fn secret<'a>(&'a self, table: &'a str) -> StoreFuture<'a, Option<String>> {
        Box::pin(async move {
            let query = sqlx::query_scalar("SELECT secret FROM tables WHERE id = $1").bind(table);
            Ok(query.fetch_optional(&self.readers).await?)
        })
    }

    fn rows_after<'a>(&'a self, table: &'a str, after: u64, limit: u32) -> StoreFuture<'a, Vec<Row>> {
        Box::pin(async move {
            let query =
                "SELECT seq, at, body FROM log WHERE table_id = $1 AND seq > $2 ORDER BY seq LIMIT $3";
            let query = sqlx::query_as(query).bind(table).bind(integer(after)).bind(i64::from(limit));
            let rows: Vec<(i64, i64, String)> = query.fetch_all(&self.readers).await?;
            let row = |(seq, at, body): (i64, i64, String)| Row {
                seq: seq.unsigned_abs(),
                at: at.unsigned_abs(),
                body,
            };
            Ok(rows.into_iter().map(row).collect())
        })
    }

    fn public_tables(&self, since: u64, per_maker: u32, limit: u32) -> StoreFuture<'_, Vec<Listed>> {
        Box::pin(async move {
            // A network has twice the places of a guest. Tables whose network is not known count for their maker only.
            let query = "SELECT changed_at, made_by, summary FROM ( \
                             SELECT summary, changed_at, made_by, \
                                    row_number() OVER (PARTITION BY made_by ORDER BY changed_at DESC, id) AS place, \
                                    row_number() OVER (PARTITION BY CASE made_from WHEN '' THEN id ELSE made_from END \
                                                       ORDER BY changed_at DESC, id) AS near \
                             FROM (SELECT * FROM tables \
                                   WHERE NOT is_over AND is_public AND changed_at >= $1 \
                                   ORDER BY changed_at DESC LIMIT $4) AS latest) AS placed \
                         WHERE place <= $2 AND near <= 2 * $2 ORDER BY changed_at DESC LIMIT $3";
            let query = sqlx::query_as(query).bind(integer(since)).bind(i64::from(per_maker));
            let query = query.bind(i64::from(limit)).bind(MAX_SCANNED);
            Ok(query.fetch_all(&self.readers).await?.into_iter().map(listed).collect())
        })
    }

    fn tables_of<'a>(&'a self, guest: &'a str, limit: u32) -> StoreFuture<'a, Vec<Listed>> {
        Box::pin(async move {
            let query = "SELECT changed_at, made_by, summary FROM tables JOIN seats ON seats.table_id = tables.id \
                         WHERE guest_id = $1 AND NOT is_over ORDER BY changed_at DESC LIMIT $2";
            let query = sqlx::query_as(query).bind(guest).bind(i64::from(limit));
            Ok(query.fetch_all(&self.readers).await?.into_iter().map(listed).collect())
        })
    }

    fn finished_tables_of<'a>(&'a self, guest: &'a str, limit: u32) -> StoreFuture<'a, Vec<Listed>> {
        Box::pin(async move {
            let query = "SELECT changed_at, made_by, summary FROM tables JOIN seats ON seats.table_id = tables.id \
                         WHERE guest_id = $1 AND is_over ORDER BY changed_at DESC LIMIT $2";
            let query = sqlx::query_as(query).bind(guest).bind(i64::from(limit));
            Ok(query.fetch_all(&self.readers).await?.into_iter().map(listed).collect())
        })
    }

    fn add_guest(&self, guest: Guest, token: TokenHash, at: u64) -> StoreFuture<'_, ()> {
        Box::pin(self.writer.write(Write::AddGuest { guest, token, at }))
    }

    fn guest(&self, token: TokenHash) -> StoreFuture<'_, Option<Guest>> {
        Box::pin(async move {
            let row = sqlx::query("SELECT id, name FROM guests WHERE token_hash = $1")
                .bind(token.to_vec())
                .fetch_optional(&self.readers)
                .await?;
            row.map(|row| Ok(Guest { id: row.try_get(0)?, name: row.try_get(1)? })).transpose()
        })
    }

    fn rename_guest(&self, guest: Guest) -> StoreFuture<'_, ()> {
        Box::pin(self.writer.write(Write::RenameGuest(guest)))
    }

    fn replace_token<'a>(&'a self, guest: &'a str, token: TokenHash) -> StoreFuture<'a, ()> {
        Box::pin(self.writer.write(Write::ReplaceToken { id: guest.to_owned(), token }))
    }

    fn see_guest<'a>(&'a self, guest: &'a str, at: u64) -> StoreFuture<'a, ()> {
        Box::pin(self.writer.write(Write::SeeGuest { id: guest.to_owned(), at }))
    }

    fn expired_tables(&self, before: Deadlines, limit: u32) -> StoreFuture<'_, Vec<String>> {
        Box::pin(async move {
            let query = "SELECT id FROM tables WHERE NOT is_pinned AND ( \
                             (changed_at < $1 AND NOT has_begun) \
                             OR (changed_at < $2 AND has_begun AND NOT is_over) \
                             OR (changed_at < $3 AND has_begun AND is_over)) LIMIT $4";
            let query = sqlx::query_scalar(query).bind(integer(before.unstarted));
            let query = query.bind(integer(before.abandoned)).bind(integer(before.finished));
            let found = query.bind(i64::from(limit)).fetch_all(&self.readers).await?;
            super::unused(self, found).await
        })
    }

    fn remove_tables(&self, tables: Vec<String>, before: Deadlines) -> StoreFuture<'_, ()> {
        Box::pin(self.writer.write(Write::RemoveTables { tables, before }))
    }

    fn expired_guests(&self, before: Deadlines, now: u64, limit: u32) -> StoreFuture<'_, Vec<String>> {
        Box::pin(async move {
            let unknown = sqlx::query_scalar("SELECT id FROM guests WHERE seen_at IS NULL LIMIT 1");
            let unknown: Option<String> = unknown.fetch_optional(&self.readers).await?;
            if unknown.is_some() {
                self.writer.write(Write::SeeUnknownGuests { at: now }).await?;
            }
            let query = "SELECT id FROM guests WHERE seen_at < $1 \
                             AND NOT EXISTS (SELECT 1 FROM seats WHERE guest_id = guests.id) \
                             AND NOT EXISTS (SELECT 1 FROM tables WHERE made_by = guests.id AND NOT is_over) \
                         LIMIT $2";
            let query = sqlx::query_scalar(query).bind(integer(before.guests)).bind(i64::from(limit));
            Ok(query.fetch_all(&self.readers).await?)
        })
    }

    fn remove_guests(&self, guests: Vec<String>, before: Deadlines) -> StoreFuture<'_, ()> {
        Box::pin(self.writer.write(Write::RemoveGuests { guests, before: before.guests }))
    }

    fn pin<'a>(&'a self, table: &'a str, is_pinned: bool) -> StoreFuture<'a, ()> {
        Box::pin(self.writer.write(Write::Pin { table: table.to_owned(), is_pinned }))
    }

    fn administration(&self) -> &dyn Administration {
        self
    }

    fn size(&self) -> StoreFuture<'_, u64> {
        Box::pin(async move { Ok(super::size(self).await?.unsigned_abs()) })
    }

    fn peers(&self) -> Option<&dyn Peers> {
        super::peers(self)
    }

    fn health(&self) -> Health {
        self.writer.health()
    }

    fn close(&self) -> StoreFuture<'_, ()> {
        Box::pin(async move {
            self.writer.close().await;
            super::leave(self).await;
            self.readers.close().await;
            Ok(())
        })
    }
}

fn listed((at, made_by, text): (i64, String, String)) -> Listed {
    Listed { at: at.unsigned_abs(), made_by, text }
}

/// Does all writes in one commit, or none.
pub(super) async fn write_all(
    connection: &mut Connection,
    origin: Origin,
    writes: &[&Write],
) -> Result<(), StoreError> {
    let rows: Vec<&Append> = writes.iter().flat_map(|write| rows_of(write)).collect();
    if writes.iter().all(|write| matches!(write, Write::Append(Append { summary: None, .. }))) {
        // A single statement is a transaction by itself.
        return insert_rows(connection, origin, &rows).await;
    }
    let mut transaction = begin(connection).await?;
    let done = async {
        lock_if_needed(&mut transaction, writes).await?;
        for place in in_order(writes) {
            write_metadata(&mut transaction, origin, writes[place]).await?;
        }
        insert_rows(&mut transaction, origin, &rows).await
    };
    match done.await {
        Ok(()) => Ok(transaction.commit().await?),
        Err(error) => {
            // If this fails too, the first error says more.
            let _ = transaction.rollback().await;
            Err(error)
        }
    }
}

/// Does the writes in one commit, except those that lose a race or exceed a quota.
pub(super) async fn write_each(
    connection: &mut Connection,
    origin: Origin,
    writes: &[&Write],
) -> Result<Vec<Result<(), StoreError>>, StoreError> {
    let mut transaction = begin(connection).await?;
    lock_if_needed(&mut transaction, writes).await?;
    let mut answers: Vec<Result<(), StoreError>> = writes.iter().map(|_| Ok(())).collect();
    for place in in_order(writes) {
        let write = writes[place];
        let mut savepoint = transaction.begin().await?;
        let rows: Vec<&Append> = rows_of(write).collect();
        let done = async {
            write_metadata(&mut savepoint, origin, write).await?;
            insert_rows(&mut savepoint, origin, &rows).await
        };
        match done.await {
            Ok(()) => savepoint.commit().await?,
            Err(error @ (StoreError::Conflict | StoreError::Quota | StoreError::Gone)) => {
                savepoint.rollback().await?;
                answers[place] = Err(error);
            }
            Err(error) => return Err(error),
        }
    }
    transaction.commit().await?;
    Ok(answers)
}

/// The indices of writes in the order of their tables. All processes lock rows in this order, which prevents deadlocks.
fn in_order(writes: &[&Write]) -> Vec<usize> {
    let mut places: Vec<usize> = (0..writes.len()).collect();
    places.sort_by_key(|&place| rows_of(writes[place]).next().map(|append| &append.table));
    places
}

/// Quotas are counted by one process at a time: two that count at once would both find room for the last table.
async fn lock_if_needed(connection: &mut Connection, writes: &[&Write]) -> Result<(), StoreError> {
    // Acts too: their numbers must follow the order of the commits, or a process might miss one.
    if writes.iter().any(|write| matches!(write, Write::Create(_) | Write::Act { .. })) {
        lock_quotas(connection).await?;
    }
    Ok(())
}

/// The log rows of a write.
fn rows_of(write: &Write) -> impl Iterator<Item = &Append> {
    let (first, second) = match write {
        Write::Append(append) => (Some(append), None),
        Write::Create(table) => (Some(&table.append), table.also_append.as_ref()),
        Write::AddGuest { .. }
        | Write::RenameGuest(_)
        | Write::ReplaceToken { .. }
        | Write::SeeGuest { .. }
        | Write::SeeUnknownGuests { .. }
        | Write::RemoveTables { .. }
        | Write::RemoveGuests { .. }
        | Write::Pin { .. }
        | Write::Act { .. }
        | Write::Report(_)
        | Write::SendAway { .. }
        | Write::Sweep { .. }
        | Write::ForgetActs { .. }
        | Write::NoteRound { .. } => (None, None),
    };
    first.into_iter().chain(second)
}

/// Writes everything but log rows.
async fn write_metadata(
    connection: &mut Connection,
    origin: Origin,
    write: &Write,
) -> Result<(), StoreError> {
    match write {
        Write::Create(table) => {
            let NewTable { secret, made_by, made_from, append, .. } = &**table;
            check_quota(connection, table).await?;
            let query = "INSERT INTO tables (id, secret, made_by, made_at, changed_at, is_public, is_over, summary, made_from) \
                         VALUES ($1, $2, $3, $4, $4, false, false, '', $5)";
            let query = sqlx::query(query).bind(&append.table).bind(secret).bind(made_by);
            query.bind(integer(append.row.at)).bind(made_from).execute(&mut *connection).await?;
        }
        Write::AddGuest { guest, token, at } => {
            let query =
                "INSERT INTO guests (id, token_hash, name, created_at, seen_at) VALUES ($1, $2, $3, $4, $4)";
            let query = sqlx::query(query).bind(&guest.id).bind(token.as_slice()).bind(&guest.name);
            query.bind(integer(*at)).execute(&mut *connection).await?;
        }
        Write::RenameGuest(guest) => {
            let query = sqlx::query("UPDATE guests SET name = $2 WHERE id = $1");
            query.bind(&guest.id).bind(&guest.name).execute(&mut *connection).await?;
        }
        Write::ReplaceToken { id, token } => {
            let query = sqlx::query("UPDATE guests SET token_hash = $2 WHERE id = $1");
            query.bind(id).bind(token.as_slice()).execute(&mut *connection).await?;
        }
        Write::SeeGuest { id, at } => {
            let query = sqlx::query("UPDATE guests SET seen_at = $2 WHERE id = $1");
            query.bind(id).bind(integer(*at)).execute(&mut *connection).await?;
        }
        Write::SeeUnknownGuests { at } => {
            let query = sqlx::query("UPDATE guests SET seen_at = $1 WHERE seen_at IS NULL");
            query.bind(integer(*at)).execute(&mut *connection).await?;
        }
        Write::RemoveTables { tables, before } => {
            for table in tables {
                remove_table(connection, table, before).await?;
            }
        }
        Write::RemoveGuests { guests, before } => {
            for guest in guests {
                let query = sqlx::query("DELETE FROM guests WHERE id = $1 AND seen_at < $2");
                query.bind(guest).bind(integer(*before)).execute(&mut *connection).await?;
            }
        }
        Write::Pin { table, is_pinned } => {
            let query = sqlx::query("UPDATE tables SET is_pinned = $2 WHERE id = $1");
            query.bind(table).bind(is_pinned).execute(&mut *connection).await?;
        }
        Write::Act { note, change } => administration::write(connection, origin, note, change).await?,
        Write::Report(report) => administration::report(connection, report).await?,
        Write::SendAway { table, network } => {
            let query = "INSERT INTO sent_away (table_id, network) VALUES ($1, $2) ON CONFLICT DO NOTHING";
            sqlx::query(query).bind(table).bind(network).execute(&mut *connection).await?;
        }
        Write::Sweep { table } => {
            let query =
                "DELETE FROM log WHERE table_id = $1 AND NOT EXISTS (SELECT 1 FROM tables WHERE id = $1)";
            sqlx::query(query).bind(table).execute(&mut *connection).await?;
        }
        Write::ForgetActs { before } => administration::forget_acts(connection, *before).await?,
        Write::NoteRound { at } => administration::note_round(connection, *at).await?,
        Write::Append(_) => {}
    }
    for Append { table, summary, .. } in rows_of(write) {
        if let Some(summary) = summary {
            summarize(connection, table, summary).await?;
        }
    }
    Ok(())
}

/// Removes a table with its log, unless it has changed since.
async fn remove_table(
    connection: &mut Connection,
    table: &str,
    before: &Deadlines,
) -> Result<(), StoreError> {
    let query = "DELETE FROM tables WHERE id = $1 AND NOT is_pinned AND ( \
                     (changed_at < $2 AND NOT has_begun) \
                     OR (changed_at < $3 AND has_begun AND NOT is_over) \
                     OR (changed_at < $4 AND has_begun AND is_over))";
    let query = sqlx::query(query).bind(table).bind(integer(before.unstarted));
    let query = query.bind(integer(before.abandoned)).bind(integer(before.finished));
    if query.execute(&mut *connection).await?.rows_affected() > 0 {
        administration::remove_table(connection, table).await?;
    }
    Ok(())
}

/// Fails if the guest or the address has too many tables.
async fn check_quota(connection: &mut Connection, table: &NewTable) -> Result<(), StoreError> {
    let NewTable { made_by, made_from, quota, .. } = table;
    let Quota { per_guest, per_address, per_site, since } = quota;
    let of_guest = "SELECT count(*) FROM tables WHERE made_by = $1 AND NOT is_over AND changed_at >= $2";
    let of_address = "SELECT count(*) FROM tables WHERE made_from = $1 AND NOT is_over AND changed_at >= $2";
    let of_site = "SELECT count(*) FROM tables \
                   WHERE made_from >= $1 AND made_from < $1 || ';' AND NOT is_over AND changed_at >= $2";
    // An IPv6 network, after which comes a colon.
    let site = made_from.split_once(':').map_or(String::new(), |(site, _)| site.to_owned());
    for (query, whose, most) in
        [(of_guest, made_by, per_guest), (of_address, made_from, per_address), (of_site, &site, per_site)]
    {
        if *most == u64::MAX || whose.is_empty() {
            continue;
        }
        let query = sqlx::query_scalar(query).bind(whose).bind(integer(*since));
        let made: i64 = query.fetch_one(&mut *connection).await?;
        if made.unsigned_abs() >= *most {
            return Err(StoreError::Quota);
        }
    }
    Ok(())
}

/// Replaces the summary of a table, and its list of seated guests.
pub(super) async fn summarize(
    connection: &mut Connection,
    table: &str,
    summary: &Summary,
) -> Result<(), StoreError> {
    let Summary { is_public, has_begun, is_over, text, guests, at } = summary;
    // Addresses are kept no longer than they count.
    let query = "UPDATE tables SET changed_at = $2, is_public = $3, is_over = $4, summary = $5, \
                        made_from = CASE WHEN $4 THEN '' ELSE made_from END, has_begun = $6 WHERE id = $1";
    let query = sqlx::query(query).bind(table).bind(integer(*at)).bind(is_public).bind(is_over).bind(text);
    if query.bind(has_begun).execute(&mut *connection).await?.rows_affected() == 0 {
        return Err(StoreError::Gone);
    }
    sqlx::query("DELETE FROM seats WHERE table_id = $1").bind(table).execute(&mut *connection).await?;
    if !guests.is_empty() {
        let mut query = QueryBuilder::<Db>::new("INSERT INTO seats (guest_id, table_id) ");
        query.push_values(guests, |mut places, guest| {
            places.push_bind(guest).push_bind(table);
        });
        // A guest may have several seats.
        query.push(" ON CONFLICT DO NOTHING").build().execute(&mut *connection).await?;
    }
    Ok(())
}

/// A number as databases store it. Times and sequence numbers are far below the limit.
pub(super) fn integer(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}
