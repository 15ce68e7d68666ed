//! The database that `--store` names.

use anyhow::{Context, Result, bail};
use kaiju_store::{
    Contents, Destination, MAX_DATABASES, PostgresStore, ShardedStore, SqliteStore, Store, StoreError,
};
use std::fmt::{Display, Formatter};
use std::path::PathBuf;
use std::str::FromStr;
use std::sync::Arc;

/// The address of a database.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreAddress {
    /// An SQLite file.
    Sqlite(PathBuf),
    /// A PostgreSQL address, which may contain a password.
    Postgres(String),
}

impl FromStr for StoreAddress {
    type Err = String;

    fn from_str(text: &str) -> Result<StoreAddress, String> {
        if text.starts_with("postgres://") || text.starts_with("postgresql://") {
            return Ok(StoreAddress::Postgres(text.to_owned()));
        }
        match text.strip_prefix("sqlite:") {
            Some(path) if path.starts_with(":memory:") || path.starts_with("file:") || path.contains('?') => {
                Err("games must be saved in a file, so that they outlive the process: expected sqlite:PATH"
                    .to_owned())
            }
            Some(path) if !path.is_empty() => Ok(StoreAddress::Sqlite(PathBuf::from(path))),
            Some(_) | None => {
                Err("expected sqlite:PATH, or postgres://USER:PASSWORD@HOST/DATABASE".to_owned())
            }
        }
    }
}

/// Without the password.
impl Display for StoreAddress {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        match self {
            StoreAddress::Sqlite(path) => path.display().fmt(f),
            StoreAddress::Postgres(address) => {
                let place = address.split_once("://").map_or("", |(_, place)| place);
                let host = place.rsplit_once('@').map_or(place, |(_, host)| host);
                write!(f, "postgres://{}", host.split('?').next().unwrap_or_default())
            }
        }
    }
}

impl StoreAddress {
    /// Opens the store, or creates it.
    pub async fn open(&self) -> Result<Arc<dyn Store>, StoreError> {
        Ok(match self {
            StoreAddress::Sqlite(path) => Arc::new(SqliteStore::open(path).await?),
            StoreAddress::Postgres(address) => Arc::new(PostgresStore::open(address).await?),
        })
    }

    /// Writes an archive of the whole store, or of some tables.
    pub async fn export(
        &self,
        tables: &[String],
        to: impl std::io::Write + Send,
    ) -> Result<Contents, StoreError> {
        match self {
            StoreAddress::Sqlite(path) => SqliteStore::export(path, tables, to).await,
            StoreAddress::Postgres(address) => PostgresStore::export(address, tables, to).await,
        }
    }

    /// Imports an archive.
    pub async fn import(
        &self,
        into: Destination,
        from: impl std::io::BufRead + Send,
    ) -> Result<Contents, StoreError> {
        match self {
            StoreAddress::Sqlite(path) => SqliteStore::import(path, into, from).await,
            StoreAddress::Postgres(address) => PostgresStore::import(address, into, from).await,
        }
    }
}

/// Opens the only store, or several databases as one.
pub async fn open_all(addresses: &[StoreAddress]) -> Result<Arc<dyn Store>> {
    if let [address] = addresses {
        return Ok(address.open().await?);
    }
    let mut stores: Vec<Box<dyn Store>> = Vec::new();
    for address in addresses {
        match address {
            StoreAddress::Postgres(address) => stores.push(Box::new(PostgresStore::open(address).await?)),
            StoreAddress::Sqlite(_) => bail!("several databases must all be PostgreSQL"),
        }
    }
    let store = ShardedStore::new(stores);
    Ok(Arc::new(store.with_context(|| format!("at most {MAX_DATABASES} databases can share the tables"))?))
}

/// Opens the store that servers may be using.
pub async fn open_beside(addresses: &[StoreAddress]) -> Result<Arc<dyn Store>> {
    match addresses {
        [StoreAddress::Sqlite(path)] => Ok(Arc::new(SqliteStore::open_beside(path).await?)),
        addresses => open_all(addresses).await,
    }
}

/// Runs work with a store outside a server.
pub fn block_on<T>(work: impl Future<Output = Result<T>>) -> Result<T> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    runtime.context("cannot start the runtime")?.block_on(work)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_are_kept_in_a_file_or_on_a_server() {
        assert!("sqlite:kaiju.db".parse::<StoreAddress>().is_ok());
        for nowhere in ["sqlite::memory:", "sqlite:k.db?mode=memory", "sqlite:file:k.db", "sqlite:", "k.db"] {
            assert!(nowhere.parse::<StoreAddress>().is_err(), "{nowhere}");
        }
        let server: Result<StoreAddress, String> =
            "postgres://ada:hu@sh@db.example/kaiju?sslmode=disable".parse();
        assert_eq!(server.map(|server| server.to_string()).as_deref(), Ok("postgres://db.example/kaiju"));
    }
}
