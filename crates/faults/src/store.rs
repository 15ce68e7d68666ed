//! The last check, when all processes have ended: the store has every finished game, without gaps, and its log replays
//! to the record that players were given.

use crate::checker::Violation;
use crate::world::Finished;
use anyhow::Result;
use kaiju_store::{PostgresStore, SqliteStore, Store, StoredTable};
use kaiju_table::Table;
use sha2::{Digest, Sha256};
use std::path::Path;

/// Opens the store with the address that the processes had.
async fn open(address: &str) -> Result<Box<dyn Store>> {
    Ok(match address.strip_prefix("sqlite:") {
        Some(path) => Box::new(SqliteStore::open(Path::new(path)).await?),
        None => Box::new(PostgresStore::open(address).await?),
    })
}

/// Checks all finished games.
pub async fn check(address: &str, finished: &[Finished]) -> Result<Vec<Violation>> {
    let store = open(address).await?;
    let mut found = Vec::new();
    for game in finished {
        match store.load(&game.table).await? {
            Some(kept) => found.extend(fault_of(game, &kept)),
            None => found.push(Violation::Lost(format!("table {} is not in the store", game.table))),
        }
    }
    store.close().await?;
    Ok(found)
}

fn fault_of(game: &Finished, kept: &StoredTable) -> Option<Violation> {
    match replay(&game.table, kept) {
        Err(reason) => Some(Violation::BrokenLog(format!("table {}: {reason}", game.table))),
        Ok(table) if table.seq < game.seq => Some(Violation::Lost(format!(
            "table {} ends at entry {}, not at {}",
            game.table, table.seq, game.seq
        ))),
        Ok(table) => {
            let record = table.record().map(|record| <[u8; 32]>::from(Sha256::digest(record)));
            let is_same = record == Some(game.record);
            (!is_same).then(|| Violation::BadRecord(format!("table {} has another record now", game.table)))
        }
    }
}

/// Replays a log, whose entries must be numbered without gaps.
fn replay(id: &str, kept: &StoredTable) -> Result<Table, String> {
    let secret = kept.secret.parse().map_err(|_| "the secret cannot be read".to_owned())?;
    let mut table = Table::new(id, secret);
    for row in &kept.rows {
        for (seq, text) in row.entries() {
            if seq != table.seq + 1 {
                return Err(format!("entry {seq} follows entry {}", table.seq));
            }
            let entry = serde_json::from_str(text).map_err(|error| format!("entry {seq}: {error}"))?;
            let entry = table.read(entry).map_err(|error| error.to_string())?;
            table.apply(row.at, &entry).map_err(|error| error.to_string())?;
        }
    }
    Ok(table)
}
