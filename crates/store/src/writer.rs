//! The one task that writes. What arrives while a commit is under way shares the next one.

use crate::{Append, Guest, Health, NewTable, StoreError, TokenHash};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};

/// How many writes share a commit at most.
const MAX_BATCH: usize = 512;
/// Yields before each commit, so that writes already in flight join the batch: messages that are here pass from a connection to its
/// table, and from the table to this task. PendingWrite for messages that may come would only make everybody slower.
const YIELDS: usize = 2;
/// How long after a failure writing is tried again, unless somebody writes before.
const PROBE_INTERVAL: Duration = Duration::from_secs(1);
/// How many writes may wait. Whoever comes then waits for a place.
const QUEUE_LENGTH: usize = 4096;

/// Something to be written.
pub(crate) enum Write {
    Create(Box<NewTable>),
    Append(Append),
    AddGuest { guest: Guest, token: TokenHash, at: u64 },
    RenameGuest(Guest),
}

/// The connection that writes.
pub(crate) trait WriteConnection: Send + 'static {
    /// Does all of the writes in one commit, or none.
    fn write_all(&mut self, writes: &[&Write]) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// Does the writes in one commit, but for those that lose a race or exceed a quota. The answers come in the same order.
    fn write_each(
        &mut self,
        writes: &[&Write],
    ) -> impl Future<Output = Result<Vec<Result<(), StoreError>>, StoreError>> + Send;

    /// Writes nothing new, to find out whether writing is possible.
    fn probe(&mut self) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// Closes the connection.
    fn close(self) -> impl Future<Output = Result<(), StoreError>> + Send;
}

/// A write with whoever waits for it.
struct PendingWrite {
    write: Write,
    done: oneshot::Sender<Result<(), StoreError>>,
}

enum Request {
    Write(PendingWrite),
    Close(oneshot::Sender<()>),
}

/// What the task counts.
#[derive(Default)]
struct Counts {
    failed: AtomicU64,
    probes: AtomicU64,
    is_failing: AtomicBool,
}

impl Counts {
    fn record(&self, done: &Result<(), StoreError>) {
        let is_failure = !matches!(done, Ok(()) | Err(StoreError::Conflict | StoreError::Quota));
        self.failed.fetch_add(u64::from(is_failure), Ordering::Relaxed);
        self.is_failing.store(is_failure, Ordering::Relaxed);
    }
}

/// The way to the task.
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

    /// How writing goes.
    pub fn health(&self) -> Health {
        let Counts { failed, probes, is_failing } = &*self.counts;
        Health {
            failed_writes: failed.load(Ordering::Relaxed),
            probes: probes.load(Ordering::Relaxed),
            is_healthy: !is_failing.load(Ordering::Relaxed),
        }
    }

    /// Comes back when the write is on disk, or has failed.
    pub async fn write(&self, write: Write) -> Result<(), StoreError> {
        let (done, answer) = oneshot::channel();
        let request = Request::Write(PendingWrite { write, done });
        self.requests.send(request).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// Comes back when everything that was ordered before is on disk.
    pub async fn close(&self) {
        let (done, answer) = oneshot::channel();
        if self.requests.send(Request::Close(done)).await.is_ok() {
            // If the task has gone, it has finished.
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
                // Whoever comes after the end is told so by the dropped sender.
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
            // Nobody may be pending any more.
            let _ = done.send(());
            return;
        }
    }
}

/// Writes all in one commit. A lost race does not harm the others, and a write that the database refuses does not either: then each
/// is tried alone.
async fn commit(connection: &mut impl WriteConnection, batch: Vec<PendingWrite>, counts: &Counts) {
    let writes: Vec<&Write> = batch.iter().map(|pending| &pending.write).collect();
    let answers = match connection.write_all(&writes).await {
        Err(error) if writes.len() == 1 => vec![Err(error)],
        Err(StoreError::Conflict | StoreError::Quota) => match connection.write_each(&writes).await {
            Ok(answers) => answers,
            Err(_) => write_one_by_one(connection, &writes).await,
        },
        Err(_) => write_one_by_one(connection, &writes).await,
        Ok(()) => writes.iter().map(|_| Ok(())).collect(),
    };
    for (pending, answer) in batch.into_iter().zip(answers) {
        counts.record(&answer);
        // Whoever waited may have gone away; the write is on disk all the same.
        let _ = pending.done.send(answer);
    }
}

/// Commits each write by itself. Once the database cannot be reached, the rest is not tried: everybody would wait for each.
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
