//! Analyses of finished games, and hints: one piece of work at a time, cut into small parts that take turns with the
//! bots in their pool. Results are cached, and made again when they have been forgotten; nothing is stored.
//!
//! `game.rs` analyses a game, `document.rs` turns the result into messages, and `hint.rs` makes hints.

mod document;
mod game;
mod hint;

pub use game::{GameWork, PlayedGame};
pub use hint::{AskedGame, HintWork};

use crate::registry::TableRegistry;
use axum::body::Bytes;
use kaiju_analysis::Valuer;
use kaiju_bots::champion::Learned;
use kaiju_bots::plan::Rollouts;
use kaiju_protocol::{AnalysisProgress, Code, Refusal};
use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::watch;

/// The most bytes of cached results.
const MOST_CACHED: usize = 32 << 20;
/// The most pieces of work that wait.
const MOST_WAITING: usize = 64;
/// The most positions that are remembered while a turn is valued: about 30 MB.
const MOST_POSITIONS: usize = 60_000;

/// The name of a result.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Topic {
    /// The quick analysis of a table's game.
    Quick(String),
    /// The deep analysis of a table's game.
    Deep(String),
    /// The hint for a question at a table.
    Hint(String, u64),
}

impl Topic {
    /// The queue: players who wait go first.
    fn queue(&self) -> usize {
        match self {
            Topic::Hint(..) => 0,
            Topic::Quick(_) => 1,
            Topic::Deep(_) => 2,
        }
    }
}

/// A piece of work.
pub trait Work: Send {
    /// Does the next part, which takes some hundredths of a second.
    fn go_on(&mut self, bench: &mut Bench) -> Part;
}

/// The result of a part.
pub enum Part {
    /// There is more to do.
    Progress(AnalysisProgress),
    /// All is done: a JSON document, or why there is none.
    Done(Result<Bytes, Refusal>),
}

/// The tools of all work.
pub struct Bench {
    /// Values positions.
    pub valuer: Valuer,
    /// Plays games on.
    pub rollouts: Rollouts<Learned>,
}

impl Bench {
    fn new() -> Bench {
        let valuer = Valuer::with_most_positions(MOST_POSITIONS);
        Bench { valuer, rollouts: Rollouts::new(Learned::trained()) }
    }
}

/// The state of some work, for those who wait for it.
#[derive(Clone)]
pub enum Status {
    /// It is not done.
    Open(AnalysisProgress),
    /// The result.
    Done(Result<Bytes, Refusal>),
}

/// All analyses of this process.
#[derive(Default)]
pub struct Analyst {
    desk: Mutex<Desk>,
}

#[derive(Default)]
struct Desk {
    cache: Cache,
    /// Work that waits or is being done.
    open: HashMap<Topic, watch::Receiver<Status>>,
    queues: [VecDeque<Job>; 3],
    is_busy: bool,
    is_closed: bool,
}

struct Job {
    topic: Topic,
    work: Box<dyn Work>,
    status: watch::Sender<Status>,
}

/// Results, the oldest of which are forgotten when they take too much memory.
#[derive(Default)]
struct Cache {
    results: HashMap<Topic, (u64, Bytes)>,
    bytes: usize,
    /// Counts uses, to tell which result was used last.
    uses: u64,
}

impl Cache {
    fn find(&mut self, topic: &Topic) -> Option<Bytes> {
        self.uses += 1;
        let (used, found) = self.results.get_mut(topic)?;
        *used = self.uses;
        Some(found.clone())
    }

    fn keep(&mut self, topic: Topic, result: Bytes) {
        self.uses += 1;
        self.bytes += result.len();
        if let Some((_, before)) = self.results.insert(topic, (self.uses, result)) {
            self.bytes -= before.len();
        }
        while self.bytes > MOST_CACHED {
            let oldest = self.results.iter().min_by_key(|(_, (used, _))| *used);
            let Some(topic) = oldest.map(|(topic, _)| topic.clone()) else { return };
            if let Some((_, forgotten)) = self.results.remove(&topic) {
                self.bytes -= forgotten.len();
            }
        }
    }
}

impl Analyst {
    fn desk(&self) -> MutexGuard<'_, Desk> {
        // Nothing panics while it holds the lock.
        self.desk.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The status of some work, if its result is known or it was begun.
    pub fn find(&self, topic: &Topic) -> Option<watch::Receiver<Status>> {
        let mut desk = self.desk();
        if let Some(result) = desk.cache.find(topic) {
            return Some(watch::channel(Status::Done(Ok(result))).1);
        }
        desk.open.get(topic).cloned()
    }

    /// Begins some work, unless somebody else just has.
    pub fn begin(
        registry: &Arc<TableRegistry>,
        topic: Topic,
        work: Box<dyn Work>,
    ) -> Result<watch::Receiver<Status>, Code> {
        let mut desk = registry.analyst.desk();
        if let Some(open) = desk.open.get(&topic) {
            return Ok(open.clone());
        }
        if desk.is_closed {
            return Err(Code::Restarting);
        }
        let queue = topic.queue();
        if desk.queues[queue].len() >= MOST_WAITING {
            return Err(Code::ServerFull);
        }
        let (status, watched) = watch::channel(Status::Open(AnalysisProgress { done: 0, of: 0 }));
        desk.open.insert(topic.clone(), watched.clone());
        desk.queues[queue].push_back(Job { topic, work, status });
        if !std::mem::replace(&mut desk.is_busy, true) {
            tokio::spawn(work_off(Arc::clone(registry)));
        }
        Ok(watched)
    }

    /// Begins no more work, and drops what waits.
    pub fn close(&self) {
        let mut desk = self.desk();
        desk.is_closed = true;
        desk.queues = Default::default();
        desk.open.clear();
    }

    /// The next job, by its queue. Without one, the worker must end.
    fn next(&self) -> Option<Job> {
        let mut desk = self.desk();
        let next = desk.queues.iter_mut().find_map(VecDeque::pop_front);
        desk.is_busy = next.is_some();
        next
    }

    /// Puts a job back until its next turn.
    fn put_back(&self, job: Job) {
        let mut desk = self.desk();
        if !desk.is_closed {
            let queue = job.topic.queue();
            desk.queues[queue].push_front(job);
        }
    }

    fn finish(&self, topic: &Topic, result: &Result<Bytes, Refusal>) {
        let mut desk = self.desk();
        desk.open.remove(topic);
        if let Ok(result) = result {
            desk.cache.keep(topic.clone(), result.clone());
        }
    }
}

/// Does one job after another, part by part, until none is left. Its tools, which need memory, go with it.
async fn work_off(registry: Arc<TableRegistry>) {
    let mut bench: Option<Box<Bench>> = None;
    while let Some(mut job) = registry.analyst.next() {
        let (topic, status) = (job.topic.clone(), job.status.clone());
        let mut tools = bench.take().unwrap_or_else(|| Box::new(Bench::new()));
        let done = registry.bots.run(move |_| {
            let part = job.work.go_on(&mut tools);
            (tools, job, part)
        });
        let result = match done.await {
            Some((tools, job, Part::Progress(progress))) => {
                bench = Some(tools);
                registry.analyst.put_back(job);
                status.send_replace(Status::Open(progress));
                continue;
            }
            Some((tools, _, Part::Done(result))) => {
                bench = Some(tools);
                result
            }
            None => {
                tracing::error!("an analysis has failed");
                Err(Code::ServerError.into())
            }
        };
        registry.analyst.finish(&topic, &result);
        status.send_replace(Status::Done(result));
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

    use super::*;
    use crate::config::Config;
    use crate::entropy::Entropy;
    use crate::time::Time;
    use kaiju_store::SqliteStore;
    use std::sync::mpsc;

    /// Work of so many parts that tells its name with each.
    struct Telling {
        name: &'static str,
        parts: u32,
        told: mpsc::Sender<&'static str>,
    }

    impl Work for Telling {
        fn go_on(&mut self, _: &mut Bench) -> Part {
            assert_ne!(self.name, "broken", "this work fails");
            self.told.send(self.name).unwrap();
            self.parts -= 1;
            match self.parts {
                0 => Part::Done(Ok(Bytes::from_static(self.name.as_bytes()))),
                _ => Part::Progress(AnalysisProgress { done: 0, of: self.parts }),
            }
        }
    }

    async fn result(mut status: watch::Receiver<Status>) -> Result<Bytes, Code> {
        let is_done = |status: &Status| matches!(status, Status::Done(_));
        match &*status.wait_for(is_done).await.map_err(|_| Code::Restarting)? {
            Status::Done(result) => result.clone().map_err(|refusal| refusal.code),
            Status::Open(_) => unreachable!("it was waited for"),
        }
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 1)]
    async fn hints_go_before_games_and_a_failure_harms_nothing_else() {
        let folder = tempfile::tempdir().unwrap();
        let store = Arc::new(SqliteStore::open(&folder.path().join("kaiju.db")).await.unwrap());
        let config = Config { entropy: Entropy::seeded(1), bot_threads: 1, ..Config::on(Time::manual()) };
        let registry = Arc::new(TableRegistry::new(store, config));
        let (told, heard) = mpsc::channel();
        let begin = |topic: Topic, name: &'static str, parts: u32| {
            let work = Box::new(Telling { name, parts, told: told.clone() });
            Analyst::begin(&registry, topic, work).unwrap()
        };
        // The only thread is busy until this is dropped.
        let (hold, held) = mpsc::channel::<()>();
        let pool = Arc::clone(&registry);
        let busy = tokio::spawn(async move { pool.bots.run(move |_| held.recv().is_err()).await });
        let game = |name: &str| name.to_owned();
        let deep = begin(Topic::Deep(game("one")), "deep", 2);
        let quick = begin(Topic::Quick(game("one")), "quick", 2);
        let broken = begin(Topic::Quick(game("two")), "broken", 1);
        let hint = begin(Topic::Hint(game("three"), 57), "hint", 1);
        let again = begin(Topic::Quick(game("one")), "never", 1);
        drop(hold);
        for (status, wanted) in [
            (deep, Ok("deep")),
            (quick, Ok("quick")),
            (broken, Err(Code::ServerError)),
            (hint, Ok("hint")),
            (again, Ok("quick")),
        ] {
            assert_eq!(result(status).await, wanted.map(Bytes::from));
        }
        assert_eq!(busy.await.unwrap(), Some(true));
        // Work that was begun first may have had its first part already.
        let order: Vec<_> = heard.try_iter().filter(|name| *name != "deep").collect();
        assert_eq!(order, ["hint", "quick", "quick"]);
        let known = registry.analyst.find(&Topic::Quick(game("one"))).unwrap();
        assert_eq!(result(known).await, Ok(Bytes::from("quick")));
        assert!(registry.analyst.find(&Topic::Quick(game("two"))).is_none(), "a failure is not remembered");
        registry.analyst.close();
        let work = Box::new(Telling { name: "late", parts: 1, told });
        assert_eq!(Analyst::begin(&registry, Topic::Deep(game("late")), work).err(), Some(Code::Restarting));
    }

    #[test]
    fn the_results_used_last_are_kept_within_the_limit() {
        let mut cache = Cache::default();
        let topic = |number: usize| Topic::Quick(number.to_string());
        let result = Bytes::from(vec![0; MOST_CACHED / 4]);
        for number in 0..4 {
            cache.keep(topic(number), result.clone());
        }
        assert!(cache.find(&topic(0)).is_some());
        cache.keep(topic(4), result.clone());
        cache.keep(topic(4), result.clone());
        assert_eq!(cache.bytes, MOST_CACHED);
        let known: Vec<bool> = (0..5).map(|number| cache.find(&topic(number)).is_some()).collect();
        assert_eq!(known, [true, false, true, true, true]);
    }
}
