//! A fixed rate of answers.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::SetOnce;

/// A fixed rate: every answer has its due time, even if the server is not ready for it.
pub struct Pace {
    rate: u32,
    /// When the first answer is due; unknown before all tables are set up.
    start: SetOnce<Instant>,
    /// The number of due times handed out.
    given: AtomicU64,
}

impl Pace {
    pub fn new(rate: u32) -> Pace {
        Pace { rate, start: SetOnce::new(), given: AtomicU64::new(0) }
    }

    /// Sets when the first answer is due.
    pub fn begin(&self, start: Instant) {
        // A second call changes nothing.
        let _ = self.start.set(start);
    }

    /// When the next answer is due; in the past, if the server is slower than the rate.
    pub async fn next(&self) -> Instant {
        self.due(*self.start.wait().await, self.given.fetch_add(1, Ordering::Relaxed))
    }

    fn due(&self, start: Instant, place: u64) -> Instant {
        start + Duration::from_secs_f64(place as f64 / f64::from(self.rate))
    }

    /// The due times before `end` that were never handed out.
    pub fn missed(&self, end: Instant) -> Vec<Instant> {
        let Some(&start) = self.start.get() else { return Vec::new() };
        let times = (self.given.load(Ordering::Relaxed)..).map(|place| self.due(start, place));
        times.take_while(|due| *due < end).collect()
    }
}
