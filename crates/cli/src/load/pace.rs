//! A fixed rate of answers.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::watch;

/// A fixed rate: every answer has its time, whether the server is ready for it or not.
pub struct Pace {
    rate: u32,
    /// When the first answer is due; not known before all tables are there.
    pub start: watch::Sender<Option<Instant>>,
    /// How many answers have their time.
    given: AtomicU64,
}

impl Pace {
    pub fn new(rate: u32) -> Pace {
        Pace { rate, start: watch::Sender::new(None), given: AtomicU64::new(0) }
    }

    /// When the next answer is due: long ago, if the server is slower than the rate.
    pub async fn next(&self) -> Instant {
        let mut start = self.start.subscribe();
        // The sender is here: it cannot be gone.
        let start = start.wait_for(Option::is_some).await.ok().and_then(|start| *start);
        self.due(start.unwrap_or_else(Instant::now), self.given.fetch_add(1, Ordering::Relaxed))
    }

    fn due(&self, start: Instant, place: u64) -> Instant {
        start + Duration::from_secs_f64(place as f64 / f64::from(self.rate))
    }

    /// The answers that were due before `end` and for which nobody was even asked.
    pub fn missed(&self, end: Instant) -> Vec<Instant> {
        let Some(start) = *self.start.borrow() else { return Vec::new() };
        let times = (self.given.load(Ordering::Relaxed)..).map(|place| self.due(start, place));
        times.take_while(|due| *due < end).collect()
    }
}
