//! The other processes that use the same database: rows that expire with their process, and notifications.

mod announcements;

use super::queries::integer;
use crate::peers::{Attendance, Commit, Elsewhere, Heartbeat, News, Peers, TableRow};
use crate::{Append, Row, StoreFuture};
use announcements::{Announcement, Announcements};
use sqlx::postgres::{PgConnectOptions, PgListener, PgPool, PgPoolOptions};
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::mpsc;

/// The channel that all processes listen to.
const CHANNEL: &str = "kaiju";
/// One connection listens; the others run short statements for tables.
const CONNECTIONS: u32 = 3;
/// The missed heartbeats after which a process counts as dead.
const MAX_MISSED_HEARTBEATS: u32 = 3;
/// Tables whose work is taken over at once. The next heartbeat takes more.
const MAX_TAKEN: i64 = 1_000;
/// Commits of others that may wait to be heard.
const UNHEARD: usize = 1_024;
/// The silence after which a connection is dead: everybody hears every heartbeat.
const MAX_SILENCE: Duration = Duration::from_secs(10);
/// The pause after a failure before listening is tried again.
const TRY_AGAIN: Duration = Duration::from_millis(500);

/// The knowledge of a process about the others.
#[derive(Default)]
struct Seen {
    /// The heartbeats of each other process, and how often their number was seen unchanged.
    heartbeats: HashMap<i64, (i64, u32)>,
    /// The others had forgotten this process, and nobody was told so yet.
    was_forgotten: bool,
    /// A process has gone, and nobody was told so yet.
    has_lost_some: bool,
    /// There may be work of processes that have gone.
    has_orphans: bool,
    /// Work may have been taken over that this process does not know of, since the answer was lost.
    is_unsure: bool,
}

/// This process among the others.
pub struct PostgresPeers {
    pool: PgPool,
    announcements: Announcements,
    /// The connection for heartbeats alone. When many players come at once, their tables queue for the others, and a
    /// heartbeat behind them would be late enough for this process to count as dead.
    heartbeats: PgPool,
    process: i64,
    news: Mutex<Option<mpsc::Receiver<News>>>,
    seen: tokio::sync::Mutex<Seen>,
}

impl PostgresPeers {
    /// Gets a number for this process and begins to listen. It counts for others from its first heartbeat on.
    pub async fn start(options: PgConnectOptions) -> Result<PostgresPeers, sqlx::Error> {
        let connect = async |connections: u32| {
            let pool = PgPoolOptions::new().max_connections(connections);
            pool.acquire_timeout(super::CONNECT_TIMEOUT).connect_with(options.clone()).await
        };
        let (pool, heartbeats) = (connect(CONNECTIONS).await?, connect(1).await?);
        let process = sqlx::query_scalar("SELECT nextval('process_ids')").fetch_one(&pool).await?;
        let listener = listener(&pool).await?;
        let (sender, news) = mpsc::channel(UNHEARD);
        tokio::spawn(listen(pool.clone(), process, listener, sender));
        Ok(PostgresPeers {
            announcements: Announcements::start(pool.clone(), process),
            pool,
            heartbeats,
            process,
            news: Mutex::new(Some(news)),
            seen: tokio::sync::Mutex::default(),
        })
    }

    /// The number of this process.
    pub fn process(&self) -> i64 {
        self.process
    }

    /// Tells the others that this process has gone.
    pub async fn leave(&self) {
        let query = sqlx::query("DELETE FROM processes WHERE id = $1").bind(self.process);
        if let Err(error) = query.execute(&self.heartbeats).await {
            tracing::warn!(%error, "the other processes will find out by themselves that this one has gone");
        }
        self.heartbeats.close().await;
        self.pool.close().await;
    }

    async fn try_heartbeat(&self) -> Result<Heartbeat, sqlx::Error> {
        let mut seen = self.seen.lock().await;
        // Kept even if a later statement fails.
        seen.was_forgotten |= !self.renew().await?;
        seen.has_lost_some |= self.look(&mut seen).await?;
        seen.has_orphans |= seen.was_forgotten || seen.has_lost_some;
        let taken = if seen.has_orphans { self.take_over(&mut seen).await? } else { Vec::new() };
        Ok(Heartbeat {
            was_forgotten: std::mem::take(&mut seen.was_forgotten),
            has_lost_some: std::mem::take(&mut seen.has_lost_some),
            taken,
            processes: seen.heartbeats.len() + 1,
        })
    }

    /// Sends a heartbeat. False if the others had forgotten this process.
    async fn renew(&self) -> Result<bool, sqlx::Error> {
        let query = "WITH counted AS (UPDATE processes SET beat = beat + 1 WHERE id = $1 RETURNING 1) \
                     SELECT count(*), pg_notify($2, $3) FROM counted";
        let query = sqlx::query_as(query).bind(self.process).bind(CHANNEL).bind(self.process.to_string());
        let (counted, ()): (i64, ()) = query.fetch_one(&self.heartbeats).await?;
        if counted > 0 {
            return Ok(true);
        }
        let query = sqlx::query("INSERT INTO processes (id, beat) VALUES ($1, 0) ON CONFLICT DO NOTHING");
        query.bind(self.process).execute(&self.heartbeats).await?;
        Ok(false)
    }

    /// Looks at the heartbeats of the others and removes those who are dead. True if somebody has gone.
    async fn look(&self, seen: &mut Seen) -> Result<bool, sqlx::Error> {
        let query = sqlx::query_as("SELECT id, beat FROM processes WHERE id <> $1").bind(self.process);
        let others: Vec<(i64, i64)> = query.fetch_all(&self.heartbeats).await?;
        let mut heartbeats = HashMap::new();
        for (id, number) in others {
            let missed = match seen.heartbeats.get(&id) {
                Some(&(last, missed)) if last == number => missed + 1,
                Some(_) | None => 0,
            };
            let is_dead = missed >= MAX_MISSED_HEARTBEATS && {
                // Unless its heartbeat arrives at this moment.
                let query = sqlx::query("DELETE FROM processes WHERE id = $1 AND beat = $2");
                query.bind(id).bind(number).execute(&self.heartbeats).await?.rows_affected() > 0
            };
            if is_dead {
                tracing::warn!(process = id, "a process does not answer any more; its tables are taken over");
            } else {
                heartbeats.insert(id, (number, missed));
            }
        }
        let has_lost_some = seen.heartbeats.keys().any(|id| !heartbeats.contains_key(id));
        seen.heartbeats = heartbeats;
        Ok(has_lost_some)
    }

    /// Takes over work of processes that have gone. Others who do the same take other tables.
    async fn take_over(&self, seen: &mut Seen) -> Result<Vec<String>, sqlx::Error> {
        let is_unsure = std::mem::replace(&mut seen.is_unsure, true);
        let query = "DELETE FROM attendance WHERE NOT EXISTS (SELECT FROM processes WHERE id = process)";
        sqlx::query(query).execute(&self.heartbeats).await?;
        let query = "UPDATE work SET process = $1 WHERE table_id IN ( \
                         SELECT table_id FROM work AS old \
                         WHERE NOT EXISTS (SELECT FROM processes WHERE id = old.process) OR ($2 AND old.process = $1) \
                         LIMIT $3 FOR UPDATE SKIP LOCKED) \
                     RETURNING table_id";
        let query = sqlx::query_scalar(query).bind(self.process).bind(is_unsure).bind(MAX_TAKEN);
        let taken: Vec<String> = query.fetch_all(&self.heartbeats).await?;
        seen.is_unsure = false;
        seen.has_orphans = integer(taken.len() as u64) == MAX_TAKEN;
        Ok(taken)
    }
}

impl Peers for PostgresPeers {
    fn news(&self) -> Option<mpsc::Receiver<News>> {
        // Nothing panics while it holds the lock.
        self.news.lock().unwrap_or_else(PoisonError::into_inner).take()
    }

    fn rows(&self, keys: Vec<(String, u64)>) -> StoreFuture<'_, Vec<TableRow>> {
        Box::pin(async move {
            let (tables, seqs): (Vec<String>, Vec<i64>) =
                keys.into_iter().map(|(table, seq)| (table, integer(seq))).unzip();
            let query = "SELECT table_id, seq, at, body FROM log \
                         JOIN unnest($1::text[], $2::bigint[]) AS wanted (id, number) ON table_id = id AND seq = number \
                         ORDER BY table_id, seq";
            let query = sqlx::query_as(query).bind(tables).bind(seqs);
            let rows: Vec<(String, i64, i64, String)> = query.fetch_all(&self.pool).await?;
            let row = |(table, seq, at, body): (String, i64, i64, String)| {
                (table, Row { seq: seq.unsigned_abs(), at: at.unsigned_abs(), body })
            };
            Ok(rows.into_iter().map(row).collect())
        })
    }

    fn elsewhere<'a>(&'a self, tables: &'a [String]) -> StoreFuture<'a, Vec<Elsewhere>> {
        Box::pin(async move {
            let query = "SELECT wanted.place, coalesce(guests, '{}'), coalesce(spectators, 0), since, \
                                EXISTS (SELECT FROM work WHERE work.table_id = wanted.id) \
                         FROM unnest($1::text[]) WITH ORDINALITY AS wanted (id, place) \
                         LEFT JOIN attendance ON attendance.table_id = wanted.id AND process <> $2 \
                              AND EXISTS (SELECT FROM processes WHERE processes.id = process)";
            let query = sqlx::query_as(query).bind(tables).bind(self.process);
            type Found = (i64, Vec<String>, i64, Option<i64>, bool);
            let found: Vec<Found> = query.fetch_all(&self.pool).await?;
            let mut all = vec![Elsewhere::default(); tables.len()];
            for (place, guests, spectators, since, has_worker) in found {
                let place = usize::try_from(place - 1).unwrap_or(usize::MAX);
                let Some(elsewhere) = all.get_mut(place) else { continue };
                elsewhere.has_worker = has_worker;
                elsewhere.attendance.add(Attendance {
                    guests,
                    spectators: u32::try_from(spectators).unwrap_or(u32::MAX),
                    since: since.map(i64::unsigned_abs),
                });
            }
            Ok(all)
        })
    }

    fn attend<'a>(&'a self, table: &'a str, attendance: &'a Attendance) -> StoreFuture<'a, ()> {
        Box::pin(self.announcements.tell(table, Announcement::Attendance(attendance.clone())))
    }

    fn call<'a>(&'a self, table: &'a str, text: &'a str) -> StoreFuture<'a, ()> {
        Box::pin(self.announcements.tell(table, Announcement::Call(text.to_owned())))
    }

    fn claim<'a>(&'a self, table: &'a str) -> StoreFuture<'a, bool> {
        Box::pin(async move {
            let query = "WITH claimed AS ( \
                             INSERT INTO work (table_id, process) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING process) \
                         SELECT process FROM claimed UNION ALL SELECT process FROM work WHERE table_id = $1";
            let query = sqlx::query_scalar(query).bind(table).bind(self.process);
            let worker: Option<i64> = query.fetch_optional(&self.pool).await?;
            Ok(worker == Some(self.process))
        })
    }

    fn release<'a>(&'a self, table: &'a str) -> StoreFuture<'a, ()> {
        Box::pin(self.announcements.tell(table, Announcement::Release))
    }

    fn send_heartbeat(&self) -> StoreFuture<'_, Heartbeat> {
        Box::pin(async move {
            let heartbeat = self.try_heartbeat().await;
            if heartbeat.is_err() {
                pause().await;
            }
            Ok(heartbeat?)
        })
    }
}

/// The notifications about a commit: the number of this process, so that it can skip its own, and the commit as JSON.
fn notifications(process: i64, commit: &Commit) -> Vec<String> {
    let told = |part: Commit| {
        // A commit is made of texts and numbers, which can always be written.
        format!("{process} {}", serde_json::to_string(&part).unwrap_or_default())
    };
    commit.parts().map(told).collect()
}

/// The notifications about new rows.
pub fn of_rows(process: i64, appends: &[&Append]) -> Vec<String> {
    let rows = appends.iter().map(|append| (append.table.clone(), append.row.seq)).collect();
    let is_summarized = appends.iter().any(|append| append.summary.is_some());
    notifications(process, &Commit { rows, is_summarized, ..Commit::default() })
}

async fn listener(pool: &PgPool) -> Result<PgListener, sqlx::Error> {
    let mut listener = PgListener::connect_with(pool).await?;
    listener.listen(CHANNEL).await?;
    Ok(listener)
}

/// Passes on what other processes do, until the store is closed or nobody wants to know.
async fn listen(pool: PgPool, own: i64, first: PgListener, news: mpsc::Sender<News>) {
    let mut listener = Some(first);
    while !pool.is_closed() && !news.is_closed() {
        let heard = match &mut listener {
            Some(listener) => match tokio::time::timeout(MAX_SILENCE, listener.try_recv()).await {
                Ok(Ok(Some(notification))) => Some(notification),
                Ok(Ok(None) | Err(_)) | Err(_) => None,
            },
            None => None,
        };
        let told = match heard {
            Some(notification) => match commit_in(notification.payload(), own) {
                Some(commit) => News::Committed(commit),
                None => continue,
            },
            // Notifications between two listeners are lost.
            None => {
                listener = None;
                match self::listener(&pool).await {
                    Ok(again) => listener = Some(again),
                    Err(_) => pause().await,
                }
                if listener.is_none() {
                    continue;
                }
                News::Gap
            }
        };
        if news.send(told).await.is_err() {
            return;
        }
    }
}

#[expect(clippy::disallowed_methods, reason = "a database that does not answer is left alone for a moment")]
async fn pause() {
    tokio::time::sleep(TRY_AGAIN).await;
}

/// The commit in a notification; `None` for one of this process, for a mere heartbeat, and for one that cannot be read,
/// which comes from a newer program.
fn commit_in(payload: &str, own: i64) -> Option<Commit> {
    let (process, commit) = payload.split_once(' ')?;
    if process.parse() == Ok(own) {
        return None;
    }
    serde_json::from_str(commit).ok()
}
