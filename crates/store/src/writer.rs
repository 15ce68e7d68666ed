//! The one task that writes. What arrives while a commit is under way shares the next one.

use crate::pen::{Pen, Write};
use crate::{Health, StoreError};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};

/// How many writes share a commit at most.
const LARGEST_BATCH: usize = 512;
/// How often everybody else who can go on has a turn before a commit begins. Messages that are here already pass from a
/// connection to its table, and from the table to this task: so they share this commit instead of waiting for it. Waiting for
/// messages that may come would only make everybody slower.
const TURNS: usize = 2;
/// How long after a failure writing is tried again, unless somebody writes before.
const TRY_AGAIN: Duration = Duration::from_secs(1);
/// How many writes may wait. Whoever comes then waits for a place.
const QUEUE: usize = 4096;

/// A write with whoever waits for it.
struct Waiting {
    write: Write,
    done: oneshot::Sender<Result<(), StoreError>>,
}

enum Order {
    Write(Waiting),
    Close(oneshot::Sender<()>),
}

/// What the task counts.
#[derive(Default)]
struct Counts {
    failed: AtomicU64,
    trials: AtomicU64,
    is_failing: AtomicBool,
}

impl Counts {
    fn note(&self, done: &Result<(), StoreError>) {
        let is_failure = !matches!(done, Ok(()) | Err(StoreError::Conflict));
        self.failed.fetch_add(u64::from(is_failure), Ordering::Relaxed);
        self.is_failing.store(is_failure, Ordering::Relaxed);
    }
}

/// The way to the task.
pub(crate) struct Writer {
    orders: mpsc::Sender<Order>,
    counts: Arc<Counts>,
}

impl Writer {
    /// Starts the task.
    pub fn start(pen: Pen) -> Writer {
        let (orders, inbox) = mpsc::channel(QUEUE);
        let counts = Arc::new(Counts::default());
        tokio::spawn(work(pen, inbox, Arc::clone(&counts)));
        Writer { orders, counts }
    }

    /// How writing goes.
    pub fn health(&self) -> Health {
        let Counts { failed, trials, is_failing } = &*self.counts;
        Health {
            failed: failed.load(Ordering::Relaxed),
            trials: trials.load(Ordering::Relaxed),
            is_well: !is_failing.load(Ordering::Relaxed),
        }
    }

    /// Comes back when the write is on disk, or has failed.
    pub async fn write(&self, write: Write) -> Result<(), StoreError> {
        let (done, answer) = oneshot::channel();
        let order = Order::Write(Waiting { write, done });
        self.orders.send(order).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// Comes back when everything that was ordered before is on disk.
    pub async fn close(&self) {
        let (done, answer) = oneshot::channel();
        if self.orders.send(Order::Close(done)).await.is_ok() {
            // If the task has gone, it has finished.
            let _ = answer.await;
        }
    }
}

async fn work(mut pen: Pen, mut inbox: mpsc::Receiver<Order>, counts: Arc<Counts>) {
    let mut orders = Vec::new();
    loop {
        let arrived = inbox.recv_many(&mut orders, LARGEST_BATCH);
        let count = if counts.is_failing.load(Ordering::Relaxed) {
            let Ok(count) = tokio::time::timeout(TRY_AGAIN, arrived).await else {
                counts.is_failing.store(pen.write(&[&Write::Trial]).await.is_err(), Ordering::Relaxed);
                counts.trials.fetch_add(1, Ordering::Relaxed);
                continue;
            };
            count
        } else {
            arrived.await
        };
        if count == 0 {
            return;
        }
        for _ in 0..TURNS {
            tokio::task::yield_now().await;
        }
        while orders.len() < LARGEST_BATCH
            && let Ok(order) = inbox.try_recv()
        {
            orders.push(order);
        }
        let mut batch = Vec::with_capacity(orders.len());
        let mut closing = None;
        for order in orders.drain(..) {
            match order {
                Order::Write(waiting) if closing.is_none() => batch.push(waiting),
                // Whoever comes after the end is told so by the dropped sender.
                Order::Write(_) => {}
                Order::Close(done) => closing = Some(done),
            }
        }
        commit(&mut pen, batch, &counts).await;
        if let Err(error) = pen.tidy().await {
            // Nothing is lost: it is tried again after the next commit.
            tracing::error!(%error, "the journal was not emptied");
        }
        if let Some(done) = closing {
            if let Err(error) = pen.close().await {
                tracing::error!(%error, "the database was not closed cleanly");
            }
            // Nobody may be waiting any more.
            let _ = done.send(());
            return;
        }
    }
}

/// Writes all in one commit. If that fails, each is tried alone, so that one lost race does not harm the others.
async fn commit(pen: &mut Pen, batch: Vec<Waiting>, counts: &Counts) {
    let writes: Vec<&Write> = batch.iter().map(|waiting| &waiting.write).collect();
    let together = pen.write(&writes).await;
    if together.is_err() && batch.len() > 1 {
        for waiting in batch {
            let alone = pen.write(&[&waiting.write]).await;
            counts.note(&alone);
            let _ = waiting.done.send(alone);
        }
        return;
    }
    counts.note(&together);
    let mut failed = together.err();
    for waiting in batch {
        // Whoever waited may have gone away; the write is on disk all the same.
        let _ = waiting.done.send(failed.take().map_or(Ok(()), Err));
    }
}
