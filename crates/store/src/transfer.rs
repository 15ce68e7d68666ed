//! Export and import: reads the items of a store, and inserts them into another. Like `queries.rs`, this file is a
//! module of both databases.

use super::{Connection, begin};
use crate::StoreError;
use crate::archive::{Contents, Item, Tally};
use sqlx::Row as _;

/// The ids fetched by one query.
const PAGE: i64 = 1_000;

/// The ids of the guests and tables to copy.
#[derive(Default)]
struct Selection {
    guests: Vec<String>,
    tables: Vec<String>,
}

/// Emits everything in a store, or some tables with the guests who made them or have a seat there, ordered by id.
/// The connection must be in a transaction, so that it sees a single snapshot.
pub(super) async fn read(
    connection: &mut Connection,
    tables: &[String],
    mut emit: impl FnMut(&Item) -> Result<(), StoreError>,
) -> Result<(), StoreError> {
    let selection = if tables.is_empty() {
        select_all(connection).await?
    } else {
        select_tables(connection, tables).await?
    };
    read_selection(connection, &selection, &mut emit).await
}

async fn select_all(connection: &mut Connection) -> Result<Selection, StoreError> {
    let mut selection = Selection::default();
    for (found, query) in [
        (&mut selection.guests, "SELECT id FROM guests WHERE id > $1 OR $1 IS NULL ORDER BY id LIMIT $2"),
        (&mut selection.tables, "SELECT id FROM tables WHERE id > $1 OR $1 IS NULL ORDER BY id LIMIT $2"),
    ] {
        loop {
            let query = sqlx::query_scalar(query).bind(found.last().cloned()).bind(PAGE);
            let page: Vec<String> = query.fetch_all(&mut *connection).await?;
            if page.is_empty() {
                break;
            }
            found.extend(page);
        }
    }
    Ok(selection)
}

async fn select_tables(connection: &mut Connection, tables: &[String]) -> Result<Selection, StoreError> {
    let mut selection = Selection { guests: Vec::new(), tables: tables.to_vec() };
    selection.tables.sort();
    selection.tables.dedup();
    for table in &selection.tables {
        let query =
            "SELECT guest_id FROM seats WHERE table_id = $1 UNION SELECT made_by FROM tables WHERE id = $1";
        let guests: Vec<String> = sqlx::query_scalar(query).bind(table).fetch_all(&mut *connection).await?;
        selection.guests.extend(guests);
    }
    selection.guests.sort();
    selection.guests.dedup();
    Ok(selection)
}

async fn read_selection(
    connection: &mut Connection,
    selection: &Selection,
    emit: &mut impl FnMut(&Item) -> Result<(), StoreError>,
) -> Result<(), StoreError> {
    for id in &selection.guests {
        let query = sqlx::query("SELECT token_hash, name, created_at FROM guests WHERE id = $1").bind(id);
        // A table may outlive the guest who made it.
        let Some(row) = query.fetch_optional(&mut *connection).await? else { continue };
        let token: Vec<u8> = row.try_get(0)?;
        let token = token.iter().map(|byte| format!("{byte:02x}")).collect();
        emit(&Item::Guest { id: id.clone(), token, name: row.try_get(1)?, at: row.try_get(2)? })?;
    }
    for id in &selection.tables {
        let query = "SELECT secret, made_by, made_at, changed_at, is_public, is_over, summary, is_pinned \
                     FROM tables WHERE id = $1";
        let row = sqlx::query(query).bind(id).fetch_optional(&mut *connection).await?;
        let row = row.ok_or_else(|| StoreError::Archive(format!("there is no table {id}")))?;
        let query = sqlx::query_scalar("SELECT guest_id FROM seats WHERE table_id = $1 ORDER BY guest_id");
        let seats = query.bind(id).fetch_all(&mut *connection).await?;
        emit(&Item::Table {
            id: id.clone(),
            secret: row.try_get(0)?,
            made_by: row.try_get(1)?,
            made_at: row.try_get(2)?,
            changed_at: row.try_get(3)?,
            is_public: row.try_get(4)?,
            is_over: row.try_get(5)?,
            summary: row.try_get(6)?,
            is_pinned: row.try_get(7)?,
            seats,
        })?;
        let query = sqlx::query_as("SELECT seq, at, body FROM log WHERE table_id = $1 ORDER BY seq").bind(id);
        let rows: Vec<(i64, i64, String)> = query.fetch_all(&mut *connection).await?;
        for (seq, at, body) in rows {
            emit(&Item::Row { seq, at, body })?;
        }
    }
    Ok(())
}

/// Inserts items into a store, all or none, and reads them back to compare the digest. Fails if a table exists
/// already; a guest who exists already stays unchanged.
pub(super) async fn write(
    connection: &mut Connection,
    items: &[Item],
    wanted: &Contents,
) -> Result<(), StoreError> {
    let mut transaction = begin(connection).await?;
    let mut selection = Selection::default();
    let mut tally = Tally::default();
    let done = async {
        for item in items {
            insert(&mut transaction, item, &mut selection).await?;
        }
        let mut again = |item: &Item| tally.add(item).map(drop);
        read_selection(&mut transaction, &selection, &mut again).await
    };
    done.await.map_err(|error| match error {
        StoreError::Conflict => StoreError::Archive(
            "the store already has one of its tables or tokens; nothing was written".to_owned(),
        ),
        error => error,
    })?;
    if tally.finish() != *wanted {
        transaction.rollback().await?;
        let reason = "the store would differ from the archive, perhaps because a guest has another name there; nothing was written";
        return Err(StoreError::Archive(reason.to_owned()));
    }
    Ok(transaction.commit().await?)
}

async fn insert(
    connection: &mut Connection,
    item: &Item,
    selection: &mut Selection,
) -> Result<(), StoreError> {
    match item {
        Item::Guest { id, token, name, at } => {
            let query = "INSERT INTO guests (id, token_hash, name, created_at) VALUES ($1, $2, $3, $4) \
                         ON CONFLICT (id) DO NOTHING";
            let query = sqlx::query(query).bind(id).bind(bytes(token)?).bind(name).bind(at);
            query.execute(&mut *connection).await?;
            selection.guests.push(id.clone());
        }
        Item::Table {
            id,
            secret,
            made_by,
            made_at,
            changed_at,
            is_public,
            is_over,
            is_pinned,
            summary,
            seats,
        } => {
            let query = "INSERT INTO tables \
                         (id, secret, made_by, made_at, changed_at, is_public, is_over, summary, is_pinned) \
                         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)";
            let query = sqlx::query(query).bind(id).bind(secret).bind(made_by).bind(made_at).bind(changed_at);
            query
                .bind(is_public)
                .bind(is_over)
                .bind(summary)
                .bind(is_pinned)
                .execute(&mut *connection)
                .await?;
            for seat in seats {
                let query = sqlx::query("INSERT INTO seats (guest_id, table_id) VALUES ($1, $2)");
                query.bind(seat).bind(id).execute(&mut *connection).await?;
            }
            selection.tables.push(id.clone());
        }
        Item::Row { seq, at, body } => {
            let table = selection
                .tables
                .last()
                .ok_or_else(|| StoreError::Archive("a log row comes before the first table".to_owned()))?;
            let query = sqlx::query("INSERT INTO log (table_id, seq, at, body) VALUES ($1, $2, $3, $4)");
            query.bind(table).bind(seq).bind(at).bind(body).execute(&mut *connection).await?;
        }
    }
    Ok(())
}

/// True if a store has no tables and no guests.
pub(super) async fn is_empty(connection: &mut Connection) -> Result<bool, StoreError> {
    let query = "SELECT (SELECT count(*) FROM tables) + (SELECT count(*) FROM guests)";
    let count: i64 = sqlx::query_scalar(query).fetch_one(connection).await?;
    Ok(count == 0)
}

fn bytes(token: &str) -> Result<Vec<u8>, StoreError> {
    let pairs = (0..token.len()).step_by(2).map(|place| token.get(place..place + 2));
    let bytes = pairs.map(|pair| u8::from_str_radix(pair?, 16).ok()).collect::<Option<Vec<u8>>>();
    bytes.ok_or_else(|| StoreError::Archive(format!("{token} is not a token")))
}
