//! The write task: one per store. Writes that arrive during a commit share the next one.

use crate::{Append, Change, Deadlines, Guest, Health, NewTable, Note, Report, StoreError, TokenHash};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};

/// The most writes in one commit.
const MAX_BATCH: usize = 512;
/// Yields before each commit, so that writes already in flight join the batch: a message that has arrived passes
/// from its connection to its table, and from the table to this task. Waiting for messages yet to come would only
/// add latency.
const YIELDS: usize = 2;
/// The time between probes while writes fail.
const PROBE_INTERVAL: Duration = Duration::from_secs(1);
/// The longest queue of writes. When it is full, callers wait.
const QUEUE_LENGTH: usize = 4096;

/// A write.
pub(crate) enum Write {
    Create(Box<NewTable>),
    Append(Append),
    AddGuest {
        guest: Guest,
        token: TokenHash,
        at: u64,
    },
    RenameGuest(Guest),
    ReplaceToken {
        id: String,
        token: TokenHash,
    },
    SeeGuest {
        id: String,
        at: u64,
    },
    /// Guests of whom nobody knows when they were last here are here now.
    SeeUnknownGuests {
        at: u64,
    },
    RemoveTables {
        tables: Vec<String>,
        before: Deadlines,
    },
    RemoveGuests {
        guests: Vec<String>,
        before: u64,
    },
    Pin {
        table: String,
        is_pinned: bool,
    },
    Act {
        note: Note,
        change: Change,
    },
    Report(Report),
    SendAway {
        table: String,
        network: String,
    },
    Sweep {
        table: String,
    },
    ForgetActs {
        before: u64,
    },
    NoteRound {
        at: u64,
    },
}

/// The connection of the write task.
pub(crate) trait WriteConnection: Send + 'static {
    /// Does all writes in one commit, or none.
    fn write_all(&mut self, writes: &[&Write]) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// Does the writes in one commit, except those that lose a race or exceed a quota. Results are in the order of the
    /// writes.
    fn write_each(
        &mut self,
        writes: &[&Write],
    ) -> impl Future<Output = Result<Vec<Result<(), StoreError>>, StoreError>> + Send;

    /// Changes nothing, but fails if writing is impossible.
    fn probe(&mut self) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// Closes the connection.
    fn close(self) -> impl Future<Output = Result<(), StoreError>> + Send;
}

/// A write, and the channel for its result.
struct PendingWrite {
    write: Write,
    done: oneshot::Sender<Result<(), StoreError>>,
}

enum Request {
    Write(PendingWrite),
    Close(oneshot::Sender<()>),
}

/// Counters of the task.
#[derive(Default)]
struct Counts {
    failed: AtomicU64,
    probes: AtomicU64,
    is_failing: AtomicBool,
}

impl Counts {
    fn record(&self, done: &Result<(), StoreError>) {
        let is_failure =
            !matches!(done, Ok(()) | Err(StoreError::Conflict | StoreError::Quota | StoreError::Gone));
        self.failed.fetch_add(u64::from(is_failure), Ordering::Relaxed);
        self.is_failing.store(is_failure, Ordering::Relaxed);
    }
}

/// The handle of the write task.
pub(crate) struct Writer {
    requests: mpsc::Sender<Request>,
    counts: Arc<Counts>,
}

impl Writer {
    /// Starts the task.
    pub fn start(connection: impl WriteConnection) -> Writer {
        let (requests, inbox) = mpsc::channel(QUEUE_LENGTH);
        let counts = Arc::new(Counts::default());
        tokio::spawn(run(connection, inbox, Arc::clone(&counts)));
        Writer { requests, counts }
    }

    /// The health of the task.
    pub fn health(&self) -> Health {
        let Counts { failed, probes, is_failing } = &*self.counts;
        Health {
            failed_writes: failed.load(Ordering::Relaxed),
            probes: probes.load(Ordering::Relaxed),
            is_healthy: !is_failing.load(Ordering::Relaxed),
            queued_writes: self.requests.max_capacity() - self.requests.capacity(),
        }
    }

    /// Returns when the write is on disk, or has failed.
    pub async fn write(&self, write: Write) -> Result<(), StoreError> {
        let (done, answer) = oneshot::channel();
        let request = Request::Write(PendingWrite { write, done });
        self.requests.send(request).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// Returns when every earlier write is on disk.
    pub async fn close(&self) {
        let (done, answer) = oneshot::channel();
        if self.requests.send(Request::Close(done)).await.is_ok() {
            // If the task is gone, it has finished.
            let _ = answer.await;
        }
    }
}

async fn run(mut connection: impl WriteConnection, mut inbox: mpsc::Receiver<Request>, counts: Arc<Counts>) {
    let mut requests = Vec::new();
    loop {
        let arrived = inbox.recv_many(&mut requests, MAX_BATCH);
        let count = if counts.is_failing.load(Ordering::Relaxed) {
            let Ok(count) = tokio::time::timeout(PROBE_INTERVAL, arrived).await else {
                counts.is_failing.store(connection.probe().await.is_err(), Ordering::Relaxed);
                counts.probes.fetch_add(1, Ordering::Relaxed);
                continue;
            };
            count
        } else {
            arrived.await
        };
        if count == 0 {
            return;
        }
        for _ in 0..YIELDS {
            tokio::task::yield_now().await;
        }
        while requests.len() < MAX_BATCH
            && let Ok(request) = inbox.try_recv()
        {
            requests.push(request);
        }
        let mut batch = Vec::with_capacity(requests.len());
        let mut closing = None;
        for request in requests.drain(..) {
            match request {
                Request::Write(pending) if closing.is_none() => batch.push(pending),
                // Dropping the sender reports that the store is closed.
                Request::Write(_) => {}
                Request::Close(done) => closing = Some(done),
            }
        }
        if !batch.is_empty() {
            commit(&mut connection, batch, &counts).await;
        }
        if let Some(done) = closing {
            if let Err(error) = connection.close().await {
                tracing::error!(%error, "the database was not closed cleanly");
            }
            // The caller may be gone.
            let _ = done.send(());
            return;
        }
    }
}

/// Commits a batch. If one write loses a race, the others still share a commit; if one fails otherwise, each is
/// tried alone.
async fn commit(connection: &mut impl WriteConnection, batch: Vec<PendingWrite>, counts: &Counts) {
    let writes: Vec<&Write> = batch.iter().map(|pending| &pending.write).collect();
    let answers = match connection.write_all(&writes).await {
        Err(error) if writes.len() == 1 => vec![Err(error)],
        Err(StoreError::Conflict | StoreError::Quota | StoreError::Gone) => {
            match connection.write_each(&writes).await {
                Ok(answers) => answers,
                Err(_) => write_one_by_one(connection, &writes).await,
            }
        }
        Err(_) => write_one_by_one(connection, &writes).await,
        Ok(()) => writes.iter().map(|_| Ok(())).collect(),
    };
    for (pending, answer) in batch.into_iter().zip(answers) {
        counts.record(&answer);
        // The caller may be gone; the write stands.
        let _ = pending.done.send(answer);
    }
}

/// Commits each write by itself. Gives up once the database is unreachable, so that nobody waits for one timeout
/// per write.
async fn write_one_by_one(
    connection: &mut impl WriteConnection,
    writes: &[&Write],
) -> Vec<Result<(), StoreError>> {
    let mut answers: Vec<Result<(), StoreError>> = Vec::with_capacity(writes.len());
    for write in writes {
        let answer = match answers.last() {
            Some(Err(error)) if error.is_unreachable() => Err(error.clone()),
            _ => connection.write_all(&[write]).await,
        };
        answers.push(answer);
    }
    answers
}
