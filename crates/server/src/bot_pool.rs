//! The pool in which bots think: a few threads for all tables, with one queue. A table has at most one batch of answers
//! in the queue, so that tables take turns.

use crate::entropy::{Entropy, Purpose};
use kaiju_table::{Bots, Seeding};
use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use tokio::sync::oneshot;

/// Work for a thread, with the bots that the thread has.
type Job = Box<dyn FnOnce(&mut Bots) + Send>;

/// The niceness of bots on Unix: players must not wait for bots of other tables.
#[cfg(target_os = "linux")]
const NICENESS: i32 = 10;

/// Threads for bots. They start when they are needed.
pub struct BotPool {
    queue: Arc<Queue>,
    entropy: Entropy,
    /// The most threads.
    most: usize,
}

struct Queue {
    jobs: Mutex<Jobs>,
    changed: Condvar,
}

#[derive(Default)]
struct Jobs {
    waiting: VecDeque<Job>,
    threads: usize,
    idle: usize,
    is_closed: bool,
}

impl Queue {
    fn lock(&self) -> MutexGuard<'_, Jobs> {
        // Nothing panics while it holds the lock.
        self.jobs.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for the next job. `None` when the pool is gone.
    fn next(&self) -> Option<Job> {
        let mut jobs = self.lock();
        loop {
            if let Some(job) = jobs.waiting.pop_front() {
                return Some(job);
            }
            if jobs.is_closed {
                return None;
            }
            jobs.idle += 1;
            jobs = self.changed.wait(jobs).unwrap_or_else(PoisonError::into_inner);
            jobs.idle -= 1;
        }
    }
}

impl BotPool {
    /// A pool with at most so many threads, whose bots get their seeds from `entropy`.
    pub fn new(most: usize, entropy: Entropy) -> BotPool {
        let queue = Queue { jobs: Mutex::default(), changed: Condvar::new() };
        BotPool { queue: Arc::new(queue), entropy, most: most.max(1) }
    }

    /// Does some work with bots, when its turn comes. `None` if it has failed.
    pub async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Bots) -> T + Send + 'static,
    ) -> Option<T> {
        let (done, result) = oneshot::channel();
        // The table may be gone.
        self.add(Box::new(move |bots| drop(done.send(work(bots)))));
        result.await.ok()
    }

    /// Tables that wait for a thread.
    pub fn waiting(&self) -> usize {
        self.queue.lock().waiting.len()
    }

    fn add(&self, job: Job) {
        let mut jobs = self.queue.lock();
        jobs.waiting.push_back(job);
        if jobs.idle < jobs.waiting.len() && jobs.threads < self.most && self.start_thread(jobs.threads) {
            jobs.threads += 1;
        }
        drop(jobs);
        self.queue.changed.notify_one();
    }

    /// Starts a thread. False if the system refuses: then the others do the work.
    fn start_thread(&self, number: usize) -> bool {
        let (queue, entropy) = (Arc::clone(&self.queue), self.entropy.clone());
        let thread = std::thread::Builder::new().name(format!("bots-{number}"));
        let started = thread.spawn(move || think(&queue, &entropy));
        if let Err(error) = &started {
            tracing::error!(%error, "cannot start a thread for bots");
        }
        started.is_ok()
    }
}

impl Drop for BotPool {
    fn drop(&mut self) {
        self.queue.lock().is_closed = true;
        self.queue.changed.notify_all();
    }
}

/// Does one job after another.
fn think(queue: &Queue, entropy: &Entropy) {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::setpriority_process(Some(rustix::thread::gettid()), NICENESS) {
        tracing::debug!(%error, "bots have the same priority as players");
    }
    let mut bots = new_bots(entropy);
    while let Some(job) = queue.next() {
        if catch_unwind(AssertUnwindSafe(|| job(&mut bots))).is_err() {
            tracing::error!("a bot has failed");
            bots = new_bots(entropy);
        }
    }
}

/// Bots whose seeds come from the server's randomness. Seeded separately from the fair dice.
fn new_bots(entropy: &Entropy) -> Bots {
    let seeding = if entropy.is_seeded() { Seeding::EachQuestion } else { Seeding::EachSeat };
    let entropy = entropy.clone();
    Bots::new(seeding, move |table, seat, seq| entropy.seed(Purpose::Bot { table, seat, seq }).ok())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;

    #[tokio::test]
    async fn tables_take_turns_and_a_failure_harms_nobody_else() {
        let pool = BotPool::new(1, Entropy::seeded(1));
        let (told, heard) = mpsc::channel();
        // The only thread is busy until this is dropped.
        let (hold, held) = mpsc::channel::<()>();
        let busy = pool.run(move |_| held.recv().is_err());
        let jobs = ["Ada", "Ben", "Cleo"].map(|name| {
            let told = told.clone();
            pool.run(move |_| {
                assert_ne!(name, "Ben", "Ben's bot fails");
                told.send((name, std::thread::current().id())).is_ok()
            })
        });
        let release = async {
            while pool.waiting() < 3 {
                tokio::task::yield_now().await;
            }
            drop(hold);
        };
        let [ada, ben, cleo] = jobs;
        let (.., ada, ben, cleo) = tokio::join!(biased; busy, release, ada, ben, cleo);
        assert_eq!((ada, ben, cleo), (Some(true), None, Some(true)));
        let order: Vec<_> = heard.try_iter().collect();
        assert_eq!(order.iter().map(|(name, _)| *name).collect::<Vec<_>>(), ["Ada", "Cleo"]);
        assert_eq!(order[0].1, order[1].1, "there is only one thread");
    }
}
