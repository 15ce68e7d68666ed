//! The clock for the time limits of programs.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// The source of time for the limits of programs: the system clock, or in tests a clock that is moved by hand.
#[derive(Clone, Debug)]
pub struct Clock(Source);

#[derive(Clone, Debug)]
enum Source {
    /// The moment at which the clock started.
    System(Instant),
    Manual(Arc<Mutex<Manual>>),
}

#[derive(Debug, Default)]
struct Manual {
    now: Duration,
    /// The deadline of the latest wait.
    awaited: Duration,
}

impl Clock {
    /// The system clock.
    #[expect(clippy::disallowed_methods, reason = "the source of time for programs")]
    pub fn system() -> Clock {
        Clock(Source::System(Instant::now()))
    }

    /// A clock that stands still until `advance` moves it.
    pub fn manual() -> Clock {
        Clock(Source::Manual(Arc::default()))
    }

    /// Time since the clock was made.
    pub fn now(&self) -> Duration {
        match &self.0 {
            Source::System(start) => start.elapsed(),
            Source::Manual(manual) => manual.lock().unwrap_or_else(PoisonError::into_inner).now,
        }
    }

    /// True if a deadline has passed.
    pub(super) fn is_past(&self, moment: Duration) -> bool {
        if let Source::Manual(manual) = &self.0 {
            manual.lock().unwrap_or_else(PoisonError::into_inner).awaited = moment;
        }
        self.now() >= moment
    }

    /// Moves the clock forward. The system clock ignores it.
    pub fn advance(&self, duration: Duration) {
        if let Source::Manual(manual) = &self.0 {
            manual.lock().unwrap_or_else(PoisonError::into_inner).now += duration;
        }
    }

    /// The time until the deadline of the latest wait; zero for the system clock, which nobody has to move.
    pub fn awaited(&self) -> Duration {
        match &self.0 {
            Source::System(_) => Duration::ZERO,
            Source::Manual(manual) => {
                let Manual { now, awaited } = &*manual.lock().unwrap_or_else(PoisonError::into_inner);
                awaited.saturating_sub(*now)
            }
        }
    }
}

/// Yields before a process is polled again: no portable call waits for its end with a limit.
#[expect(clippy::disallowed_methods, reason = "a process is polled; how long this takes decides nothing")]
pub(super) fn wait_a_moment() {
    std::thread::sleep(Duration::from_millis(2));
}
