//! Announcements of tables to other processes, besides rows: connections, work given back, and calls. A notification
//! locks the whole database cluster until its commit, so everything announced during a commit shares the next one.

use super::notifications;
use crate::StoreError;
use crate::peers::{Attendance, Commit};
use serde::Serialize;
use sqlx::postgres::PgPool;
use std::collections::BTreeMap;
use tokio::sync::{mpsc, oneshot};

/// The most announcements in one commit.
const MAX_BATCH: usize = 512;
/// The longest queue. When it is full, callers wait.
const QUEUE_LENGTH: usize = 4096;

/// An announcement about a table.
pub enum Announcement {
    /// The connections to this process.
    Attendance(Attendance),
    /// This process gives the work back, if it has it.
    Release,
    /// A text for those who follow the table.
    Call(String),
}

struct Pending {
    table: String,
    announcement: Announcement,
    done: oneshot::Sender<Result<(), StoreError>>,
}

/// The handle of the task that commits announcements.
pub struct Announcements(mpsc::Sender<Pending>);

impl Announcements {
    /// Starts the task of the process with this number.
    pub fn start(pool: PgPool, process: i64) -> Announcements {
        let (sender, mut inbox) = mpsc::channel(QUEUE_LENGTH);
        tokio::spawn(async move {
            let mut batch = Vec::new();
            while inbox.recv_many(&mut batch, MAX_BATCH).await > 0 {
                let result = Batch::of(&batch).commit(&pool, process).await;
                for pending in batch.drain(..) {
                    // The caller may be gone; the announcement stands.
                    let _ = pending.done.send(result.clone());
                }
            }
        });
        Announcements(sender)
    }

    /// Returns when the announcement is committed, or has failed.
    pub async fn tell(&self, table: &str, announcement: Announcement) -> Result<(), StoreError> {
        let (done, result) = oneshot::channel();
        let pending = Pending { table: table.to_owned(), announcement, done };
        self.0.send(pending).await.map_err(|_| StoreError::Closed)?;
        result.await.map_err(|_| StoreError::Closed)?
    }
}

/// A row of the database's table `attendance`, apart from the process.
#[derive(Serialize)]
struct AttendanceRow<'a> {
    table_id: &'a str,
    guests: &'a [String],
    spectators: u32,
    since: Option<u64>,
}

/// Announcements that share a commit.
#[derive(Default)]
struct Batch<'a> {
    /// The last attendance of each table.
    attendances: BTreeMap<&'a str, &'a Attendance>,
    released: Vec<&'a str>,
    told: Commit,
}

impl<'a> Batch<'a> {
    fn of(all: &'a [Pending]) -> Batch<'a> {
        let mut batch = Batch::default();
        for Pending { table, announcement, .. } in all {
            match announcement {
                Announcement::Attendance(attendance) => {
                    batch.attendances.insert(table, attendance);
                }
                Announcement::Release => batch.released.push(table),
                Announcement::Call(text) => batch.told.calls.push((table.clone(), text.clone())),
            }
        }
        let mut attended: Vec<&str> = batch.attendances.keys().chain(&batch.released).copied().collect();
        attended.sort_unstable();
        attended.dedup();
        batch.told.attended = attended.into_iter().map(str::to_owned).collect();
        batch
    }

    async fn commit(&self, pool: &PgPool, process: i64) -> Result<(), StoreError> {
        let (gone, here): (Vec<_>, Vec<_>) =
            self.attendances.iter().partition(|(_, attendance)| attendance.is_empty());
        let row = |(&table_id, &attendance): (&&'a str, &&'a Attendance)| {
            let Attendance { guests, spectators, since } = attendance;
            AttendanceRow { table_id, guests, spectators: *spectators, since: *since }
        };
        let here: Vec<AttendanceRow> = here.into_iter().map(row).collect();
        let gone: Vec<&str> = gone.into_iter().map(|(&table, _)| table).collect();
        let query = "WITH kept AS ( \
                         INSERT INTO attendance (table_id, process, guests, spectators, since) \
                         SELECT table_id, $1, guests, spectators, since FROM jsonb_to_recordset($2::text::jsonb) \
                             AS here (table_id text, guests text[], spectators bigint, since bigint) \
                         ON CONFLICT (table_id, process) DO UPDATE \
                         SET guests = excluded.guests, spectators = excluded.spectators, since = excluded.since), \
                     gone AS (DELETE FROM attendance WHERE table_id = ANY($3) AND process = $1), \
                     released AS (DELETE FROM work WHERE table_id = ANY($4) AND process = $1) \
                     SELECT pg_notify('kaiju', told) FROM unnest($5::text[]) AS told";
        // Rows are made of texts and numbers, which can always be written.
        let here = serde_json::to_string(&here).unwrap_or_default();
        let query = sqlx::query(query).bind(process).bind(here);
        let query = query.bind(gone).bind(&self.released).bind(notifications(process, &self.told));
        query.execute(pool).await?;
        Ok(())
    }
}
