//! The PostgreSQL store, which many processes can share.

#[expect(clippy::duplicate_mod, reason = "the same statements for another database")]
#[path = "administration.rs"]
mod administration;
mod peers;
#[expect(clippy::duplicate_mod, reason = "the same statements for another database")]
#[path = "queries.rs"]
mod queries;
#[expect(clippy::duplicate_mod, reason = "the same for another database")]
#[path = "transfer.rs"]
mod transfer;

use crate::archive::{self, ArchiveWriter, Contents};
use crate::writer::{Write, WriteConnection, Writer};
use crate::{Append, Destination, Peers, Store, StoreError};
use peers::PostgresPeers;
use queries::integer;
use sqlx::postgres::{PgConnectOptions, PgConnection, PgPool, PgPoolOptions, PgRow, Postgres};
use sqlx::{ConnectOptions, Connection as _, Transaction};
use std::time::Duration;

use PgConnection as Connection;
use PgRow as DbRow;
use Postgres as Db;
use PostgresStore as Backend;
/// The id of the process that writes a row.
type Origin = i64;

/// One migration per version, each with the oldest version whose programs can go on using the database. Released ones
/// never change. One that only adds keeps the oldest version, so that old and new programs can run side by side.
const MIGRATIONS: [(i64, &str); 5] = [
    (1, include_str!("../migrations/postgres/1-tables.sql")),
    (2, include_str!("../migrations/postgres/2-processes.sql")),
    (2, include_str!("../migrations/postgres/3-addresses.sql")),
    (2, include_str!("../migrations/postgres/4-retention.sql")),
    (2, include_str!("../migrations/postgres/5-acts.sql")),
];
/// The advisory lock under which one process at a time runs migrations: `KAIJ` in ASCII.
const MIGRATION_LOCK: i64 = 0x4b41_494a;
/// The advisory lock under which one process at a time checks quotas.
const QUOTA_LOCK: i64 = MIGRATION_LOCK + 1;
/// Connections in the read pool. Writes have one more.
const READERS: u32 = 8;
/// The longest wait for a connection.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(5);

/// Logs and guests in PostgreSQL, for any number of processes. A write returns once it is as durable as the database is
/// configured to make it. Writes of many tables share a commit.
pub struct PostgresStore {
    readers: PgPool,
    writer: Writer,
    peers: PostgresPeers,
}

impl PostgresStore {
    /// Connects to an address such as `postgres://kaiju@localhost/kaiju`, and runs the migrations.
    pub async fn open(address: &str) -> Result<PostgresStore, StoreError> {
        let options: PgConnectOptions = address.parse().map_err(|error| failed("this address", &error))?;
        let shown = format!("postgres://{}:{}", options.get_host(), options.get_port());
        let failed = |error: sqlx::Error| failed(&shown, &error);
        let options = options.application_name("kaiju").disable_statement_logging();
        let mut connection = options.connect().await.map_err(failed)?;
        migrate(&mut connection).await.map_err(failed)??;
        let readers = PgPoolOptions::new()
            .max_connections(READERS)
            .acquire_timeout(CONNECT_TIMEOUT)
            .connect_with(options.clone())
            .await
            .map_err(failed)?;
        let peers = PostgresPeers::start(options.clone()).await.map_err(failed)?;
        let connection = PostgresWriter { options, process: peers.process(), connection: Some(connection) };
        Ok(PostgresStore { readers, writer: Writer::start(connection), peers })
    }

    /// Writes an archive of everything, or of some tables. A server may use the store meanwhile.
    pub async fn export(
        address: &str,
        tables: &[String],
        to: impl std::io::Write + Send,
    ) -> Result<Contents, StoreError> {
        let mut connection = open_for_reading(address).await?;
        let mut transaction =
            connection.begin_with("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY").await?;
        let mut archive = ArchiveWriter::new(to)?;
        transfer::read(&mut transaction, tables, |item| archive.add(item)).await?;
        transaction.rollback().await?;
        archive.finish()
    }

    /// Imports an archive, all of it or nothing. Creates the store if there is none.
    pub async fn import(
        address: &str,
        into: Destination,
        from: impl std::io::BufRead + Send,
    ) -> Result<Contents, StoreError> {
        let mut items = Vec::new();
        let contents = archive::read(from, |item| items.push(item))?;
        let store = Backend::open(address).await?;
        let done = async {
            let mut connection = connect(address).await?;
            if into == Destination::Empty && !transfer::is_empty(&mut connection).await? {
                return Err(StoreError::Archive("the store is not empty; import adds to one".to_owned()));
            }
            transfer::write(&mut connection, &items, &contents).await?;
            Ok(connection.close().await?)
        };
        let done = done.await;
        store.close().await?;
        done.map(|()| contents)
    }
}

async fn connect(address: &str) -> Result<PgConnection, StoreError> {
    let options: PgConnectOptions = address.parse().map_err(|error| failed("this address", &error))?;
    let shown = format!("postgres://{}:{}", options.get_host(), options.get_port());
    options.disable_statement_logging().connect().await.map_err(|error| failed(&shown, &error))
}

/// A connection to a database of the newest version.
async fn open_for_reading(address: &str) -> Result<PgConnection, StoreError> {
    let mut connection = connect(address).await?;
    migrate(&mut connection).await??;
    Ok(connection)
}

fn failed(address: &str, error: &sqlx::Error) -> StoreError {
    StoreError::Server { address: address.to_owned(), reason: error.to_string() }
}

/// Runs all missing migrations in one transaction. Processes that start together take turns.
async fn migrate(connection: &mut PgConnection) -> Result<Result<(), StoreError>, sqlx::Error> {
    let mut transaction = connection.begin().await?;
    sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(MIGRATION_LOCK).execute(&mut *transaction).await?;
    // During an upgrade the old and the new program run side by side, so each version says which is the oldest
    // program that may still use it.
    let versions = "CREATE TABLE IF NOT EXISTS versions ( \
                        version BIGINT NOT NULL PRIMARY KEY, \
                        oldest_user BIGINT NOT NULL)";
    sqlx::raw_sql(versions).execute(&mut *transaction).await?;
    let query = "SELECT coalesce(max(version), 0), coalesce(max(oldest_user), 0) FROM versions";
    let (found, oldest_user): (i64, i64) = sqlx::query_as(query).fetch_one(&mut *transaction).await?;
    let known = MIGRATIONS.len() as i64;
    if oldest_user > known {
        return Ok(Err(StoreError::NewerServer { found, known }));
    }
    for (version, (oldest_user, migration)) in
        (1_i64..).zip(MIGRATIONS).filter(|(version, _)| *version > found)
    {
        sqlx::raw_sql(migration).execute(&mut *transaction).await?;
        let query = sqlx::query("INSERT INTO versions (version, oldest_user) VALUES ($1, $2)");
        query.bind(version).bind(oldest_user).execute(&mut *transaction).await?;
    }
    transaction.commit().await?;
    Ok(Ok(()))
}

/// The write connection. It is dropped when it fails, and the next write opens another one.
struct PostgresWriter {
    options: PgConnectOptions,
    process: i64,
    connection: Option<PgConnection>,
}

impl PostgresWriter {
    async fn open(&mut self) -> Result<&mut PgConnection, StoreError> {
        match self.connection {
            Some(ref mut connection) => Ok(connection),
            None => {
                let connecting = tokio::time::timeout(CONNECT_TIMEOUT, self.options.connect()).await;
                let connection = connecting.map_err(|_| sqlx::Error::PoolTimedOut)??;
                Ok(self.connection.insert(connection))
            }
        }
    }

    async fn recover<T>(&mut self, done: Result<T, StoreError>) -> Result<T, StoreError> {
        if matches!(done, Err(StoreError::Database(_)))
            && let Some(connection) = self.connection.take()
        {
            // The connection may already be broken.
            let _ = connection.close_hard().await;
        }
        done
    }
}

impl WriteConnection for PostgresWriter {
    async fn write_all(&mut self, writes: &[&Write]) -> Result<(), StoreError> {
        let process = self.process;
        let done = queries::write_all(self.open().await?, process, writes).await;
        self.recover(done).await
    }

    async fn write_each(&mut self, writes: &[&Write]) -> Result<Vec<Result<(), StoreError>>, StoreError> {
        let process = self.process;
        let done = queries::write_each(self.open().await?, process, writes).await;
        self.recover(done).await
    }

    async fn probe(&mut self) -> Result<(), StoreError> {
        let done = sqlx::raw_sql("UPDATE versions SET oldest_user = oldest_user").execute(self.open().await?);
        let done = done.await.map(drop).map_err(StoreError::from);
        self.recover(done).await
    }

    async fn close(self) -> Result<(), StoreError> {
        match self.connection {
            Some(connection) => Ok(connection.close().await?),
            None => Ok(()),
        }
    }
}

async fn begin(connection: &mut PgConnection) -> Result<Transaction<'_, Postgres>, sqlx::Error> {
    connection.begin().await
}

/// The database overwrites what is deleted when it next cleans its tables (`VACUUM`).
async fn set_erasing(_: &mut PgConnection, _: bool) -> Result<(), StoreError> {
    Ok(())
}

/// The bytes that the database uses.
async fn size(store: &PostgresStore) -> Result<i64, StoreError> {
    let query = sqlx::query_scalar("SELECT pg_database_size(current_database())");
    Ok(query.fetch_one(&store.readers).await?)
}

/// The tables among these that no process works for.
async fn unused(store: &PostgresStore, tables: Vec<String>) -> Result<Vec<String>, StoreError> {
    let query = "SELECT id FROM unnest($1::text[]) AS id \
                 WHERE NOT EXISTS (SELECT 1 FROM work WHERE work.table_id = id)";
    Ok(sqlx::query_scalar(query).bind(tables).fetch_all(&store.readers).await?)
}

fn peers(store: &PostgresStore) -> Option<&dyn Peers> {
    Some(&store.peers)
}

async fn leave(store: &PostgresStore) {
    store.peers.leave().await;
}

async fn lock_quotas(connection: &mut PgConnection) -> Result<(), StoreError> {
    sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(QUOTA_LOCK).execute(connection).await?;
    Ok(())
}

/// Inserts log rows, in the order of their tables (`queries::in_order` says why), and notifies the other processes:
/// once for all rows, since a notifying transaction holds a lock of the whole cluster.
async fn insert_rows(
    connection: &mut PgConnection,
    process: Origin,
    appends: &[&Append],
) -> Result<(), StoreError> {
    let query = "WITH kept AS ( \
                     INSERT INTO log (table_id, seq, at, body) \
                     SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[])) \
                 SELECT pg_notify('kaiju', told) FROM unnest($5::text[]) AS told";
    let mut appends = appends.to_vec();
    appends.sort_by_key(|append| (&append.table, append.row.seq));
    let tables: Vec<&str> = appends.iter().map(|append| append.table.as_str()).collect();
    let seqs: Vec<i64> = appends.iter().map(|append| integer(append.row.seq)).collect();
    let ats: Vec<i64> = appends.iter().map(|append| integer(append.row.at)).collect();
    let bodies: Vec<&str> = appends.iter().map(|append| append.row.body.as_str()).collect();
    let query = sqlx::query(query).bind(tables).bind(seqs).bind(ats).bind(bodies);
    query.bind(peers::of_rows(process, &appends)).execute(connection).await?;
    Ok(())
}
